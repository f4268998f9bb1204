/** Marked as `texts` are. At first sight 29 readings in 1,000 words were wrong. */
export const thirdSet = `
{Same-store|same store} sales rose {3.6%|three point six percent} to {$1.84bn|one point eight four billion dollars} in the {13|thirteen} weeks to {28|the twenty eighth of} {Sept|september}.
We cut {1,200|one thousand two hundred} {FTEs|f t e's}, {i.e|that is}. {6%|six percent} of headcount, by {12/31|december thirty first}.
The {10-yr|ten year}. Treasury yields {4.31%|four point three one percent}, the {2-yr|two year}. {4.12%|four point one two percent}.
Our {TAM|t a m} is {$18B|eighteen billion dollars}, our {SAM|s a m} {$4B|four billion dollars}, and we aim for {$200M|two hundred million dollars} by {FY28|f y twenty eight}.
{NVDA|n v d a} added {$250bn|two hundred fifty billion dollars} in market cap in one day, up {9.3%|nine point three percent} intraday.
The {IRR|i r r} is {21%|twenty one percent}, the MOIC {2.4x|two point four times}, after {5½|five and a half} {yrs|years}.
{EUR/USD|euro u s dollar} broke {1.10|one point one zero}, and oil fell to {$71.5/bbl|seventy one point five dollars per barrel}.
Fitch cut the rating from {AA+|double a plus} to {AA–|double a minus}, outlook stable.
Pay is {$65k–$80k|sixty five thousand to eighty thousand dollars} plus {10%|ten percent} bonus and {401(k)|four oh one k} match.
The invoice, {no|number}. {20418|twenty thousand four hundred eighteen}, was due on {05/30|five out of thirty}, net {30|thirty}.
We charge {$0.002|zero point zero zero two dollars} per {1K|one thousand} tokens, or {$49/user/mo|forty nine dollars per user per month}.
In git, {HEAD~1|head tilde one} is the commit before the last one.
The map() callback gets (value, index, array).
Set timeout: {5000|five thousand} and retries: {3|three} in {config.yaml|config dot yaml}.
if ({a|a and} && {!b|not b}) reads: if a and not b.
The type is {Promise<string[]>,|promise of string array} not {string[].|string array}
Write {SELECT|select star} * FROM users WHERE {id|i d equals} = {7|seven}; and press Enter.
We log to {/var/log/app.log|slash var slash log slash app dot log} and rotate at {50|fifty} {MB|megabytes}.
Port {443|four forty three} is for {HTTPS|h t t p s}, port {22|twenty two} for {SSH|s s h}.
It's fixed in {v1.4.0-rc.2|version one point four point zero r c two}; upgrade with pip install {-U|dash u} requests.
{async/await|async await} beats .then() chains, in my view.
My laptop: {M3|m three} Pro, {36|thirty six} {GB|gigabytes}, {1|one} {TB|terabyte} {SSD|s s d}, {macOS|mac o s} {14.5|fourteen point five}.
The {API|a p i} takes {?page=2&limit=50|page equals two and limit equals fifty} as query params.
{Use|/jˈuːz/} {0.0.0.0/0|zero dot zero dot zero dot zero slash zero} only if you know what a {CIDR|c i d r} block is.
Chrome {126|one hundred twenty six} and Safari {17.4+|seventeen point four plus} support it; {IE11|i e eleven} never will.
{SHA-256|s h a two hundred fifty six} gives {64|sixty four} hex digits, {MD5|m d five} only {32|thirty two}.
By Newton's {2nd|second} law, {F|f equals} = {ma|m a}, so {a|a equals} = {F/m|f over m}.
If {y|y equals} = {x²|x squared minus} − {4x|four x plus} + {3|three}, the roots are {1|one} and {3|three}.
The ratio {a:b|a to b} is {3:2|three to two}, so {a|a equals} = {1.5b|one point five b}.
{log₂(8)|log base two of eight equals} = {3|three} and {log₁₀(1000)|log base ten of one thousand equals} = {3|three}.
The probability is {1|one} in {10⁶|ten to the sixth}, or {P|p is about} ≈ {10⁻⁶|ten to the minus six}.
The sum {1|one plus} + {2|two plus plus} + … + n is {n(n+1)/2.|n times n plus one over two}
We found {r|r equals} = {.62|point six two} and {R²|r squared equals} = {0.38|zero point three eight}, {N|n equals} = {240|two hundred forty}.
A {95%|ninety five percent} {CI|c i} ({0.8–1.1|zero point eight to one point one}) that includes {1|one} is {n.s|n s}.
The tangent has slope {f'(2)|f prime of two equals} = {4|four}.
Let {ε|epsilon greater than} > {0|zero} be given, and let {δ|delta equals} = {ε/3|epsilon over three}.
Burning {CH₄|c h four} in {O₂|o two} gives {CO₂|c o two} and {H₂O|h two o}.
Add {0.1|zero point one} {M|molar} {HCl|h c l}, {5|five} {mL|milliliters} at a time, until {pH|p h} {7.0|seven point zero}.
The {Na⁺/K⁺|n a plus k plus} pump moves {3|three} {Na⁺|n a plus} out and {2|two} {K⁺|k plus} in.
{²³⁸U|uranium two hundred thirty eight} decays to {²³⁴Th|thorium two hundred thirty four} with {t½|t one half equals} = {4.5|four point five} {Gyr|billion years}.
{DNA|d n a} runs {5'→3'|five prime to three prime}, and the {insert|/ˈɪnsɚt/} was {1.2|one point two} {kb|kilobases}.
E. coli grew at {37|thirty seven} {°C|degrees celsius}, {200|two hundred} {rpm|r p m}, to an {OD₆₀₀|o d six hundred} of {0.6|zero point six}.
The star is a {G2V|g two v} dwarf, {4.2|four point two} {ly|light years} away, with {1.1|one point one} {M☉|solar masses}.
The laser gives {10|ten} {mJ|millijoule} pulses at {1,064|one thousand sixty four} {nm|nanometers} and {20|twenty} {Hz|hertz}.
{Pt|patient}. is a {58|fifty eight} {y/o|year old} F with {SOB|s o b} and {CP|c p} {x|for} {2|two} {d|days}.
{BP|b p} {142/91|one forty two over ninety one}, {HR|h r} {88|eighty eight}, {RR|r r} {16|sixteen}, T {37.2|thirty seven point two} {°C|degrees celsius}, {SpO₂|s p o two} {96%|ninety six percent} {RA|r a}.
Start lisinopril {10|ten} {mg|milligrams} {PO|p o} daily, {f/u|follow up} in {2|two} {wks|weeks}.
Her {Hb|h b} was {9.8|nine point eight} {g/dL|grams per deciliter}, platelets {210|two hundred ten} {×10⁹/L|times ten to the ninth per liter}, {CRP|c r p} {45|forty five} {mg/L|milligrams per liter}.
An {INR|i n r} of {2–3|two to three} is the goal; hold warfarin if {>4.5|more than four point five}.
He had a {2.5-cm|two point five centimeter} mass in the {RUL|r u l} and an {L4–L5|l four to l five} disc bulge.
{NNT|n n t} was {34|thirty four} ({RR|r r} {0.71|zero point seven one}, {p|p equals} = {0.004|zero point zero zero four}).
Take {2|two} puffs {q4h|every four hours} {p.r.n|p r n}., {max|maximum}. {8/day|eight per day}.
The {TB|t b} vaccine, {BCG|b c g}, dates from {1921|nineteen twenty one}; {HPV|h p v} came in {2006|two thousand six}.
The score was {21–19|twenty one to nineteen}, {18–21|eighteen to twenty one}, {15–12|fifteen to twelve} in the third.
Lyles won the {100m|one hundred meters} in {9.784|nine point seven eight four}, by {0.005|zero point zero zero five} {s|seconds}.
She's ranked {No|number}. {3|three}, with a {W-L|w l} {record|/ɹˈɛkɚd/} of {48–11|forty eight to eleven}.
The Sox lost {4–3|four to three} in {11|eleven} innings; {ERA|e r a} {3.27|three point two seven}, {WHIP|whip} {1.08|one point zero eight}.
He shot {68|sixty eight} ({−4|minus four}) and leads by {2|two} at {−11|minus eleven}.
Tour stage {17|seventeen}: {177.8|one hundred seventy seven point eight} {km|kilometers}, {3,850|three thousand eight hundred fifty} {m|meters} of climbing, won in {4:06:13|four oh six thirteen}.
Brady threw for {28-of-40|twenty eight of forty}, {324|three hundred twenty four} {yds|yards}, {3|three} {TDs|t d's}, {0|zero} {INTs|i n t's}.
Man {Utd|united} won {2–0|two to zero} ({agg|aggregate}. {4–3|four to three}) and meet {PSG|p s g} in the {QF|q f}.
In the {4x400m|four by four hundred meter} we ran {3:02.5|three oh two point five}.
White plays {12.Qxd5+|twelve queen takes d five check} and wins a piece.
Melt {50|fifty} {g|grams} butter with {1|one} {Tbsp|tablespoon}. honey over {med|medium}. heat.
Roast the squash at {400°F|four hundred degrees fahrenheit} for {35-40|thirty five to forty} {min|minutes}., flipping once.
{1|one} {lb|pound}. of pasta, {3–4|three to four} cloves of garlic, {¼|one quarter} cup of oil, {S&P|s and p} to taste.
Proof the dough for {1–1½|one to one and a half} {hrs|hours}. at {27°C/80°F|twenty seven degrees celsius eighty degrees fahrenheit}.
Fill a {9"|nine inch} springform pan with {1.5|one point five} {L|liters} of batter.
Per serving: {420|four hundred twenty} {kcal|kilocalories}, {18|eighteen} {g|grams} fat, {32|thirty two} {g|grams} carbs, {24|twenty four} {g|grams} protein.
As held in Miranda {v|versus}. Arizona, {384|three hundred eighty four} {U.S|u s}. {436|four hundred thirty six}, {444|four hundred forty four} ({1966|nineteen sixty six}), silence is a right.
{Under|under section} § {230(c)(1)|two thirty c one} of the {CDA|c d a}, platforms aren't publishers.
{Reg|regulation}. ({EU|e u}) {2016/679|twenty sixteen slash six seventy nine}, recital {47|forty seven}, says so too.
Smith J. dissented; see {[2019]|twenty nineteen} {UKSC|u k s c} {41|forty one} at {[23].|twenty three}
The {ECHR|e c h r}, {Art|article}. {8(2),|eight two} allows limits "necessary in a democratic society".
He got {18|eighteen} {mos|months}. plus {3|three} {yrs.'|years} probation and a {$5K|five thousand dollar} fine.
The contract, {cl|clause}. {14.2(b),|fourteen point two b} caps liability at {100%|one hundred percent} of fees.
{Use|/jˈuːz/} {M6×20|m six by twenty} screws, torqued to {9.5|nine point five} {N·m|newton meters}.
The span is {2,460|two thousand four hundred sixty} {ft|feet}, the load {36|thirty six} {tons/axle|tons per axle}.
It runs at {3,000|three thousand} {r.p.m|r p m}. and needs {SAE|s a e} {10W-40|ten w forty} oil.
A {2.2-kW|two point two kilowatt} pump lifts {12|twelve} {m³/h|cubic meters per hour} to {18|eighteen} {m|meters}.
Insulate to {U|u equals} = {0.15|zero point one five} {W/m²K|watts per square meter kelvin}.
The {V6|v six} makes {295|two hundred ninety five} {hp|horsepower} and {262|two hundred sixty two} {lb-ft|pound feet}.
Wire it with {14-gauge|fourteen gauge}, {15-A|fifteen a} breakers, {GFCI|g f c i} near sinks.
The {787-9|seven eighty seven nine} burns {5.4|five point four} {t/h|tons per hour} at {FL380|f l three hundred eighty}, Mach {0.85|zero point eight five}.
We landed on {RWY|r w y} {27L|twenty seven left} with winds {240/15|two forty over fifteen}.
Take Line {4|four} to Châtelet, then {RER|r e r} A, {dir|direction}. La Défense.
{Check-in|check in} is {3|three} {p.m.–11|p m to eleven} {p.m|p m}., checkout by {11|eleven}.
It's {1h40|one h forty} by {TGV|t g v}, or {4½|four and a half} {hrs|hours}. by car via the {A6|a six}.
From {Rte|route}. {66|sixty six} turn onto {I-40|i forty} {W|west} at mile {139|one hundred thirty nine}.
The time in Kathmandu is {UTC+5:45|u t c plus five forty five}.
Caesar was killed on {15|the fifteenth of} March {44|forty four} {BC|b c}, the Ides.
{WWI|world war one} cost {9–11m|nine to eleven million} {soldiers'|soldiers} {lives|/lˈɪvz/}, {1914–18|nineteen fourteen to eighteen}.
The Ming dynasty ({1368–1644|thirteen sixty eight to sixteen forty four}) moved the capital in {1421|fourteen twenty one}.
Queen Victoria, {r|reigned}. {1837–1901|eighteen thirty seven to nineteen oh one}, had {9|nine} children.
The {2nd|second} {ed|edition}. came out {c|circa}. {1540|fifteen forty}, the {3rd|third} in the {1550s|fifteen fifties}.
Apollo {11|eleven} landed on {20|the twentieth of} July {1969|nineteen sixty nine} at {20:17|twenty seventeen} {UTC|u t c}.
{Pts|parts}. {1–3|one to three} of the quiz are {MCQs|m c q's}; {Pt|part}. {4|four} is an essay.
My son's in yr {8|eight}, my daughter in {K-5|k five}.
Due: {Ch|chapters}. {3–5|three to five}, {probs|problems}. {7|seven}, {9|nine and} & {11|eleven}, {p|page}. {88|eighty eight} {ff|and following}.
An {IB|i b} score of {38/45|thirty eight out of forty five} gets you in.
Chopin's Nocturne in {E♭|e flat} major, {Op|opus}. {9|nine} {No|number}. {2|two}, is in {12/8|twelve eight}.
The chords are {Am7–D7–Gmaj7|a minor seven d seven g major seven}, at {120|one hundred twenty} {bpm|beats per minute}.
{DM|d m} me {@ana_lopez|at ana lopez} or {use|/jˈuːz/} {#TeamAna|hashtag team ana} 🎉.
{LOL|l o l}, {3|three} {ppl|people} liked it ❤, {TBH|t b h}.
She rated {it|it four out of five stars} ★★★★☆ on Yelp.
The plate was {7ABC123|seven a b c one hundred twenty three}, a blue {'67|sixty seven} Mustang.
My Pixel {8a|eight a} has a {6.1"|six point one inch} screen and {IP67|i p sixty seven}.
Get the {DJI|d j i} Mini {4|four} Pro or the {GoPro|go pro} {HERO12|hero twelve}.
{Row|/ɹˈoʊ/} {5|five}, seats {12–14|twelve to fourteen}, is ours; they had a {row|/ɹˈaʊ/} about it.
He'll {conduct|/kəndˈʌkt/} the study; her {conduct|/kˈɑːndəkt/} was fine.
The {bass|/bˈeɪs/} player caught a {bass|/bˈæs/} in the lake.
We {object|/əbdʒˈɛkt/} to that {object|/ˈɑːbdʒɛkt/} being on the invoice.
`
