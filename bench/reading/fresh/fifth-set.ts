/** Marked as `texts` are. At first sight 10.8 readings in 1,000 words were wrong. */
export const fifthSet = `
Good afternoon! Today is about three things: what we sold, what we learned, and what comes next in {H2|h two}.
Turnover in the {UK|u k} was {£7.9m|seven point nine million pounds}, {+12%|plus twelve percent} on {2023|twenty twenty three}, and in Ireland {€2.1m|two point one million euros}.
Our biggest client, Brandt {GmbH|g m b h and} & {Co|company}. {KG|k g}, makes up {17%|seventeen percent} of sales.
Shipping takes {3–5|three to five} business days, or {24|twenty four} {h|hours} with express.
I'd budget {$15–20k|fifteen to twenty thousand dollars} for the pilot and {$120k/yr|one hundred twenty thousand dollars per year} after that.
{EPS|e p s} came in at {$1.27|one dollar and twenty seven cents} {vs|versus}. {$1.19|one dollar and nineteen cents} expected, and the stock rose {6%|six percent} after hours.
Bitcoin fell below {$60k|sixty thousand dollars}, the euro is at {$1.08|one dollar and eight cents}, gold at {$2,340/oz|two thousand three hundred forty dollars per ounce}.
We pay {19%|nineteen percent} {VAT|v a t} here, {21%|twenty one percent} in {NL|n l} and {25%|twenty five percent} in {DK|d k}.
The loan runs for {10|ten} {yrs|years} at {3.85%|three point eight five percent} {APR|a p r}.
Headcount: {412|four hundred twelve} ({+38|plus thirty eight}), of which {61%|sixty one percent} in {R&D|r and d}.
The function {fetchUser(id)|fetch user i d} returns a Promise, so you await it.
In {CSS|c s s}, margin: {0|zero} auto; centers a box.
Loop with for i in {range(3),|range three} and {print(i)|print i} gives {0|zero}, {1|one}, {2|two}.
Just run make test; it takes about {40|forty} {secs|seconds}.
Our {API|a p i} is at {/api/v2/orders|slash api slash v two slash orders}, and it speaks {JSON|jason} over {HTTP/2|h t t p two}.
After the upgrade to Postgres {16|sixteen} the query took {12|twelve} {ms|milliseconds} instead of {3.4|three point four} {s|seconds}.
Set {DEBUG=true|debug equals true}, restart {nginx|engine x}, and check {/var/log/syslog|slash var slash log slash syslog}.
{CPU|c p u} load was {85%+|eighty five percent plus}, RAM {14/16|fourteen of sixteen} {GB|gigabytes}, disk {92%|ninety two percent} full.
We use semantic versions, {e.g|for example}. {2.4.1|two point four point one}, and pin with {~2.4|tilde two point four}.
Commit {a1b2c3d|a one b two c three d} broke it; {PR|p r} {#482|number four hundred eighty two} fixed it.
An unsigned byte goes from {0|zero} to {255|two hundred fifty five}, {i.e|that is}. {2^8|two to the eighth minus} − {1|one}.
Here {g|g equals} = {9.81|nine point eight one} {m/s²|meters per second squared}, so after {t|t equals} = {2|two} {s|seconds} the stone moves at {19.6|nineteen point six} {m/s|meters per second}.
Ohm's law: {V|v equals} = {IR|i r}, so {12|twelve} {V|volts} across {4|four} {Ω|ohms} gives {3|three} {A|amps}.
{tan|tangent} {45°|forty five degrees equals} = {1|one}, and {cos|cosine} {60°|sixty degrees equals} = {½|one half}.
The equation {ax²|a x squared plus} + {bx|b x plus} + {c|c equals} = {0|zero} has two roots if {b²|b squared minus} − {4ac|four a c is greater than} > {0|zero}.
A normal distribution with {μ|mu equals} = {100|one hundred} and {σ|sigma equals} = {15|fifteen}.
Let {A|a union} ∪ B be the union and {A|a intersection} ∩ B the intersection.
The limit of ({1|one plus} + {1/n)ⁿ|one over n to the n} is {e|e about} ≈ {2.718|two point seven one eight}.
Salt is {NaCl|n a c l}, baking soda {NaHCO₃|n a h c o three}, and rust mostly {Fe₂O₃|f e two o three}.
Our sun is {8|eight} {light-minutes|light minutes} away, Proxima Centauri {4.24|four point two four} {light-years|light years}.
The vaccine is kept at {−70|minus seventy} {°C|degrees celsius}, the other at {2–8|two to eight} {°C|degrees celsius}.
The sample size was {N|n equals} = {1,024|one thousand twenty four}, the effect {d|d equals} = {0.4|zero point four}.
Sound is {60|sixty} {dB|decibels} at {1|one} {m|meter}, and drops by {6|six} {dB|decibels} per doubling.
The genome has {3.2|three point two} billion base pairs, or {3.2|three point two} {Gb|g b}.
Temp {39.1|thirty nine point one}, pulse {118|one hundred eighteen}, {BP|b p} {88/54|eighty eight over fifty four}: we started fluids at once.
The dose is {15|fifteen} {mg/kg/day|milligrams per kilogram per day} in {3|three} divided doses.
Paracetamol {1|one} {g|gram} {q6h|every six hours}, ibuprofen {400|four hundred} {mg|milligrams} {t.d.s|t d s}. with food.
Her {eGFR|e g f r} is {48|forty eight}, potassium {5.6|five point six} {mmol/L|millimoles per liter}, and {Hb|h b} {10.2|ten point two} {g/dL|grams per deciliter}.
Roughly {1/4|one quarter} of {pts|patients} had side effects, mostly mild.
Stage {IIIB|three b} lung cancer has a {5-yr|five year} survival of {26%|twenty six percent}.
About {70%|seventy percent} of {ACL|a c l} {tears|/tˈɛɹz/} happen without contact.
Vitamin {B12|b twelve} and folate were low; {TSH|t s h} was normal.
He ran the half marathon in {1:24:33|one twenty four thirty three} and came {14th|fourteenth} of {2,200|two thousand two hundred}.
It ended {3-3|three to three} after extra time; Spain won {4-2|four to two} on penalties.
Djokovic took it {7-6|seven to six} ({7-4|seven to four}), {6-2|six to two}, {6-4|six to four}.
Our relay team swam {4|four} {x|by} {50|fifty} {m|meters} in {1:38.4|one thirty eight point four}.
The Jets are {4–9|four to nine}, and the Bills {10–3|ten to three}.
She hit {.298|point two nine eight} with {31|thirty one} homers last season.
He lifts {180|one hundred eighty} {kg|kilograms} in the squat at a body weight of {83|eighty three} {kg|kilograms}.
Sail {no|number}. {GER|g e r} {412|four hundred twelve} crossed first at {15:22:08|fifteen twenty two oh eight}.
Mix {500|five hundred} {g|grams} flour, {325|three hundred twenty five} {ml|milliliters} water, {10|ten} {g|grams} salt and {3|three} {g|grams} dry yeast.
Knead {8–10|eight to ten} {mins|minutes}, prove for {1|one} {hr|hour}, then bake at gas mark {7|seven}.
{Use|/jˈuːz/} a {23-cm|twenty three centimeter} tin, or two {8-inch|eight inch} ones.
Cook the rice in a {1:1.5|one to one point five} ratio, {12|twelve} {min|minutes} covered, {5|five} {min|minutes} off the heat.
That's {3|three} {tbsp|tablespoons}. soy sauce, {2|two} {tsp|teaspoons}. sugar and {1/2|one half} {tsp|teaspoon}. chili flakes.
In Donoghue v Stevenson {[1932]|nineteen thirty two} {AC|a c} {562|five hundred sixty two} the bottle held a snail.
§ {823|section eight hundred twenty three} {BGB|b g b} says who must pay for damage.
He pleaded guilty on {2|two} of {5|five} counts and got {3½|three and a half} years.
{Art|article}. {101|one hundred one} {TFEU|t f e u} bans cartels; fines go up to {10%|ten percent} of turnover.
The Act came into force on {01/01/2021|january first twenty twenty one}.
Beams are {IPE|i p e} {300|three hundred}, in {S355|s three fifty five} steel, {7.2|seven point two} {m|meters} long.
At {3,600|three thousand six hundred} {rpm|r p m} and {85%|eighty five percent} load it draws {42|forty two} {kW|kilowatts}.
The pump has a {DN50|d n fifty} flange and {6-bar|six bar} rating.
The drone weighs {249|two hundred forty nine} {g|grams} and flies {31|thirty one} {min|minutes} at up to {16|sixteen} {m/s|meters per second}.
Fit a {30-mA|thirty milliampere} {RCD|r c d} and {use|/jˈuːz/} {IP44|i p forty four} sockets outside.
The fall is {1:80|one to eighty}, so {12.5|twelve point five} {mm|millimeters} per metre.
Leave the {M25|m twenty five} at {J10|j ten} and take the {A3|a three} towards Guildford.
Check in at {T5|t five} by {6:15|six fifteen} {a.m|a m}.; {BA|b a} {286|two hundred eighty six} leaves at {8:05|eight oh five}.
The summit is {4,478|four thousand four hundred seventy eight} {m|meters} high; the hut is at {3,260|three thousand two hundred sixty} {m|meters}.
It's {GMT+1|g m t plus one} there, so {9|nine} {a.m|a m}. here is {10|ten} {a.m|a m}. for them.
We hiked {22|twenty two} {km/day|kilometers per day} with {14-kg|fourteen kilogram} packs.
Day {3|three}: {Kyoto|kyoto to} → Nara by {JR|j r}, {45|forty five} {min|minutes}, {¥720|seven hundred twenty yen}.
The Parthenon was built from {447|four hundred forty seven} to {432|four hundred thirty two} {BCE|b c e}.
Charles {V|the fifth} ruled Spain as Charles {I|the first}.
The {14th|fourteenth} Amendment was ratified in {1868|eighteen sixty eight}.
{D-Day|d day} was {6|the sixth of} June {1944|nineteen forty four}; {V-E|v e} Day came {11|eleven} months later.
In the {1600s|sixteen hundreds} a sailor earned about {£1/month|one pound per month}.
Homer wrote, if he wrote, in the {8th|eighth} {c|century}. {BC|b c}.
For {Thurs|thursday}.: {p|page}. {112|one hundred twelve}, {nos|numbers}. {4–9|four to nine}, and learn the verbs.
Grade {10|ten} meets at {10:10|ten ten} in room {010|zero ten}.
Passing is {50%|fifty percent}, a {1st|first} is {70%+|seventy percent plus}.
Essays are {1,500|one thousand five hundred} words {±10%|plus or minus ten percent}, font {12|twelve} {pt|point}., {double-spaced|double spaced}.
The quiz is out of {25|twenty five}; the mean was {17.6|seventeen point six}.
It's in B minor, {tempo|tempo equals} = {72|seventy two} {bpm|beats per minute}, {32|thirty two} bars long.
The A string is tuned to {440|four hundred forty} {Hz|hertz}.
Track {7|seven}, {3:45|three forty five} long, is my favourite.
Follow us {@studio_k|at studio k}, share with {#StudioK|hashtag studio k}, and tell a friend ❤.
{5/5|five out of five} stars, would go again 😍.
The {2019|twenty nineteen} Corolla, {reg|registration}. {KX19|k x nineteen} {ABC|a b c}, is for sale at {£9,995|nine thousand nine hundred ninety five pounds} {o.n.o|o n o}.
She flies the {F/A-18|f a eighteen}, he the Eurofighter.
My camera is a Nikon {Z6|z six} {II|two} with an {85mm|eighty five millimeter} {f/1.8|f one point eight}.
It has a {6.7-inch,|six point seven inch} {120-Hz|one hundred twenty hertz} screen and a {5,000-mAh|five thousand milliampere hour} battery.
An {M.2|m point two} {SSD|s s d} in a {PCIe|p c i e} {4.0|four point zero} {x4|x four} slot reads {7|seven} {GB/s|gigabytes per second}.
We stay at {No|number}. {10|ten}, {2nd|second} floor, flat {3B|three b}.
Call {0800|zero eight zero zero} {123|one two three} {456|four five six}, {Mon–Fri|monday to friday} {9–17|nine to seventeen}.
They {produce|/pɹədˈuːs/} fresh {produce|/pɹˈoʊduːs/} near the {project|/pɹˈɑːdʒɛkt/} that they {project|/pɹədʒˈɛkt/} will grow.
The committee will {contest|/kəntˈɛst/} the {contest|/kˈɑːntɛst/}, and the rebels will {rebel|/ɹɪbˈɛl/}.
{Does|/dʌz/} that mean the {does|/dʌz/} and bucks are near?
Please {record|/ɹɪkˈɔːɹd/} a new {record|/ɹˈɛkɚd/} by {5|five} {p.m|p m}. and email it to me.
He was {content|/kəntˈɛnt/} with the {content|/kˈɑːntɛnt/} of the letter.
Some people {live|/lˈɪv/} for {live|/lˈaɪv/} music.
`
