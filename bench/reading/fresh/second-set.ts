/** Marked as `texts` are. At first sight 35 readings in 1,000 words were wrong. */
export const secondSet = `
Net sales came in at {£48.6m|forty eight point six million pounds}, down {2%|two percent} {like-for-like|like for like}.
Our {ARR|a r r} hit {$12M|twelve million dollars} in {Q3|q three}, with {NRR|n r r} of {118%|one hundred eighteen percent} and {CAC|c a c} payback of {11|eleven} {mo|months}.
A {25|twenty five} {bp|basis point} cut took the base rate to {4.25%|four point two five percent}.
{MSFT|m s f t} trades at {34x|thirty four times} earnings; {GOOGL|g o o g l} at {24x|twenty four times}.
{The|the euro dollar} €/$ rate moved from {1.05|one point zero five} to {1.12|one point one two} in six weeks.
They raised a {€7.5m|seven point five million euro} seed round led by Index at a {€30m|thirty million euro} post.
Gross margin: {71.3%|seventy one point three percent} {vs|versus}. {68.9%|sixty eight point nine percent} in {2023|twenty twenty three}.
Opex was flat at {¥1.2tn|one point two trillion yen}.
On page {3|three} of the {10-K|ten k} you will find the segment data.
We hold {35%|thirty five percent} of {ABC|a b c} {Corp|corporation}. and {100%|one hundred percent} of its {GmbH|g m b h} in Munich.
The {std::vector|standard vector} grows by a factor of {1.5|one point five} or {2|two}.
Just type docker run {-p|dash p} {8080:80|eighty eighty to eighty} {nginx|engine x} and open {localhost:8080|localhost port eighty eighty}.
A commit like {3f2a9bc|three f two a nine b c} tells you nothing; write a message.
The function takes (a, b) and returns {a|a plus} + b.
{Use|/jˈuːz/} const by default, let if you must, var never.
{obj?.name|obj dot name or} ?? {'unknown'|unknown} saves you three lines.
In Python, {x|x equals} = {[i**2|i squared} for i in {range(10)]|range ten} makes a list of squares.
Our {CI|c i} runs on Ubuntu {24.04|twenty four point oh four} with Python {3.12|three point twelve} and {PostgreSQL|post gress} {16.3|sixteen point three}.
Please bump lodash from {4.17.20|four point seventeen point twenty} to {4.17.21|four point seventeen point twenty one}.
The cache key is {user:42:profile|user forty two profile} with a {TTL|t t l} of {300|three hundred} {s|seconds}.
We return {HTTP|h t t p} {429|four twenty nine} after {100|one hundred} {req/min|requests per minute}.
Add "strict": true to {tsconfig.json|tsconfig dot jason}.
{O(n|o of n} log n) beats {O(n²)|o of n squared} once n exceeds a few hundred.
The file is {~/projects/demo/README.md|tilde slash projects slash demo slash readme dot m d} on my machine.
The {CPU|c p u} has {8|eight} {cores/16|cores sixteen} threads at {3.4|three point four} {GHz|gigahertz}, up to {5.1|five point one} {GHz|gigahertz} boost.
The slope is {Δy/Δx|delta y over delta x}, and at {x|x equals} = {2|two} it equals {4|four}.
If {a²|a squared plus} + {b²|b squared equals} = {c²|c squared}, the triangle has a right angle.
{n|n factorial}! grows faster than {2ⁿ|two to the n}.
The limit as {x|x goes to infinity} → ∞ is {0|zero}.
∑ {of|the sum of} {1/2ⁿ|one over two to the n} from {n|n equals} = {1|one} {to|to infinity} ∞ is {1|one}.
The mean was {5.2|five point two plus or minus} ± {0.4|zero point four} ({SD|s d}), {n|n equals} = {36|thirty six}, {p|p equals} = {.03|point zero three}.
{f(x)|f of x equals} = {3x|three x plus} + {2|two} is a line with slope {3|three}.
Glucose is {C₆H₁₂O₆|c six h twelve o six}, and methane {CH4|c h four}.
The {half-life|half life} of {¹⁴C|carbon fourteen} is {5,730|five thousand seven hundred thirty} {yrs|years}.
{Ca²⁺|c a two plus} enters the cell and {K⁺|k plus} leaves it.
The galaxy is {2.5|two point five} {Mly|million light years} away, and at {z|z equals} = {1.2|one point two} light took {8.6|eight point six} {Gyr|billion years}.
A magnitude {7.8|seven point eight} quake hit at {04:17|four seventeen} local time ({UTC+3|u t c plus three}).
The rover weighs {899|eight hundred ninety nine} {kg|kilograms}, {i.e|that is}., as much as a small car.
Concentrations rose from {280|two hundred eighty} {ppm|parts per million} to {424|four hundred twenty four} {ppm|parts per million} {CO₂|c o two}.
The rat model {used|/jˈuːzd/} {Sprague-Dawley|sprague dawley} rats, {8–10|eight to ten} {wk|weeks} old, {250–300|two hundred fifty to three hundred} {g|grams}.
{NaCl|n a c l} {0.9%|zero point nine percent} at {125|one hundred twenty five} {mL/h|milliliters per hour} {IV|i v}, then {KCl|k c l} {20|twenty} {mEq|milliequivalents}.
The {ECG|e c g} showed {ST|s t} elevation in {V2–V4|v two to v four}.
Take {1|one} tablet {q.d|q d}., or {2|two} {p.r.n|p r n}. for pain, not more than {4|four} {g/24|grams per twenty four} {h|hours}.
A {5'10|five foot ten}" man at {82|eighty two} {kg|kilograms} has a {BMI|b m i} of about {26|twenty six}.
The {MMR|m m r} vaccine is given at {12–15|twelve to fifteen} months and at {4–6|four to six} {yrs|years}.
His {eGFR|e g f r} was {52|fifty two} {mL/min/1.73|milliliters per minute per one point seven three} {m²|square meters}.
Mortality was {3.1%|three point one percent} {vs|versus}. {4.6%|four point six percent} ({HR|h r} {0.67|zero point six seven}; {95%|ninety five percent} {CI|c i} {0.51–0.88|zero point five one to zero point eight eight}).
The {CD4|c d four} count fell below {200/µL|two hundred per microliter}.
{Vit|vitamin}. D {1,000|one thousand} {IU/day|i u per day} is enough for most adults.
Serena took the first set {6–2|six to two} in {29|twenty nine} {mins|minutes}.
Liverpool drew {2–2|two to two} at Anfield, and it went to pens: {5–4|five to four}.
The {4×100|four by one hundred} {m|meter} relay took {37.10|thirty seven point one zero} {s|seconds}.
He's batting {.312|point three one two} with {28|twenty eight} {HRs|h r's} and {91|ninety one} {RBIs|r b i's}.
Hamilton's lap of {1:18.792|one eighteen point seven nine two} put him on {P1|p one}.
The Chiefs won Super Bowl {LVIII|fifty eight} {25–22|twenty five to twenty two} in {OT|o t}.
She cleared {2.09|two point zero nine} {m|meters} in the high jump and has a {PB|p b} of {7.02|seven point zero two} {m|meters} in the long jump.
India made {287/6|two hundred eighty seven for six} in {50|fifty} overs.
{1|one}. {d4|d four} {d5|d five} {2|two}. {c4|c four} is the Queen's Gambit.
{O-O-O|o o o} is castling on the queen's side.
Whisk {3|three} eggs {w/|with} {120|one hundred twenty} {ml|milliliters} milk and a pinch of salt.
Cut the dough into {2|two} {cm|centimeter} cubes and chill it for {¾|three quarters} {hr|of an hour}.
Preheat to gas mark {6|six} ({200°C/180°C|two hundred degrees celsius one hundred eighty degrees celsius} fan).
Makes {approx|approximately}. {24|twenty four} cookies, {95|ninety five} {kcal|kilocalories} each.
{Use|/jˈuːz/} a {1:2|one to two} ratio of rice to water, {e.g|for example}., {250|two hundred fifty} {g|grams} to {500|five hundred} {mL|milliliters}.
The clause is void under {s|section}. {3(2)(a)|three two a} of the Act.
Roe {v|versus}. Wade, {410|four hundred ten} {U.S|u s}. {113|one hundred thirteen}, was overruled in {2022|twenty twenty two}.
See {Fed|federal}. {R|rule of}. {Civ|civil}. {P|procedure}. {12(b)(6)|twelve b six} on failure to state a claim.
Case {C-311/18|c three hundred eleven eighteen}, better known as Schrems {II|two}, struck it down.
A fine of up to {€20M|twenty million euros} or {4%|four percent} of turnover, whichever is higher, applies per {Art|article}. {83|eighty three}.
The {LLC|l l c} was formed in {DE|d e} on {3/15/2019|march fifteenth twenty nineteen}.
The pipe is {3/4"|three quarter inch} copper, rated at {10|ten} {bar/90|bar ninety} {°C|degrees celsius}.
It has an {IP67|i p sixty seven} rating and takes {12|twelve} {V|volts} {DC|d c}.
Torque peaks at {420|four hundred twenty} {N·m|newton meters} at {1,750|one thousand seven hundred fifty} {rpm|r p m}.
The panels make {5.6|five point six} {kWp|kilowatts peak}, about {5,200|five thousand two hundred} {kWh/yr|kilowatt hours per year}.
Concrete of class {C30/37|c thirty thirty seven} needs {28|twenty eight} {d|days} to cure.
The bridge is {1,280|one thousand two hundred eighty} {m|meters} long, {w/|with} towers {227|two hundred twenty seven} {m|meters} high.
A {2×4|two by four} is really {1.5|one point five by} × {3.5|three point five} {in.|inches}
Noise was {68|sixty eight} {dB(A)|d b a} at {10|ten} {m|meters}.
Take the {A9|a nine} to exit {67|sixty seven}, then the {B2|b two} for {5|five} {mi|miles}.
Flight {UA|u a} {901|nine oh one} departs {SFO|s f o} at {1:05|one oh five} {p.m|p m}., arrives {LHR|l h r} {7:25|seven twenty five} {a.m|a m}. {+1|plus one}.
Bus {no|number}. {38|thirty eight} runs every {7–8|seven to eight} {mins|minutes} until {11:30pm|eleven thirty p m}.
The hut sleeps {40|forty}, at {2,317|two thousand three hundred seventeen} {m|meters}; open {mid-Jun.–early|mid june to early} {Oct|october}.
It's {28°C/82°F|twenty eight degrees celsius eighty two degrees fahrenheit} in Lisbon, but only {9°|nine degrees} in Oslo.
Terminal {5|five}, {Lvl|level}. {3|three}, next to Gate {A10|a ten}.
The dynasty lasted from {618|six hundred eighteen} to {907|nine hundred seven} {CE|c e}.
Henry {VIII|the eighth} had six wives; Elizabeth {I|the first} had no husband.
In {1789|seventeen eighty nine}, the {3rd|third} Estate made up {c|circa}. {98%|ninety eight percent} of France.
Pope John {XXIII|the twenty third} opened Vatican {II|two} on {Oct|october}. {11|eleventh}, {1962|nineteen sixty two}.
Between {3000|three thousand} and {2500|twenty five hundred} {BCE|b c e} they built in stone.
The Treaty of {1648|sixteen forty eight} ended the Thirty {Years|years}' War ({1618–48|sixteen eighteen to forty eight}).
Next {Tues|tuesday}., Class {7b|seven b} visits the zoo; bring {£6.50|six pounds and fifty pence}.
The {GPA|g p a} cutoff is {3.5/4.0|three point five out of four point zero} and the {SAT|s a t} one {1450|fourteen fifty}.
{Chap|chapter}. {4|four}, {ex|exercises}. {12–15|twelve to fifteen}, is due on {Mon|monday}., {10/7|october seventh}.
Pages {iv–xii|four to twelve} hold the preface.
Mozart's Sonata in A major, K. {331|three hundred thirty one}, opens in {6/8|six eight}.
Tune your guitar to {E–A–D–G–B–E|e a d g b e}, or drop the low E to D.
Play it in {B♭|b flat}, then in {F♯|f sharp} minor.
{RT|r t} {@ladygaga|at ladygaga}: thank you {#NYC|hashtag n y c} 💕
I give it {a|a thumbs up} 👍, and {9/10|nine out of ten}.
Her Tesla Model {3|three}, {reg|registration}. {LK21|l k twenty one} {XWZ|x w z}, has {60|sixty} {kWh|kilowatt hours}.
The Sony {WH-1000XM5|w h one thousand x m five} lasts {30|thirty} {h|hours}; the Bose {QC45|q c forty five} {24|twenty four} {h|hours}.
The {F-16|f sixteen} and the {Su-27|su twenty seven} first flew in the {1970s|nineteen seventies}.
{Use|/jˈuːz/} {USB-C|u s b c} {3.2|three point two} Gen {2|two}, not {USB|u s b} {2.0|two point zero}.
The {GE90-115B|g e ninety one fifteen b} makes {115,000|one hundred fifteen thousand} {lbf|pounds of force} of thrust.
{Close|/klˈoʊz/} the window; the {close|/klˈoʊs/} call was enough.
The {dove|/dˈʌv/} {dove|/dˈoʊv/} into the bushes when the {wind|/wˈɪnd/} began to {wind|/wˈaɪnd/} down.
Please {separate|/sˈɛpɚɹˌeɪt/} the two {separate|/sˈɛpɹət/} files, and don't {desert|/dɪzˈɜːt/} us in the {desert|/dˈɛzɚt/}.
The soldiers {lead|/lˈiːd/} the parade past the {lead|/lˈɛd/} mine.
`
