/** Marked as `texts` are. At first sight 31 readings in 1,000 words were wrong. */
export const firstSet = `
Revenue grew {12.4%|twelve point four percent} {YoY|year over year} to {€3.2bn|three point two billion euros}, and EBIT margin widened by {150|one hundred fifty} {bps|basis points} to {17.1%|seventeen point one percent}.
We guide for {FY26|f y twenty six} sales of {$410–$430M|four hundred ten to four hundred thirty million dollars} and capex of roughly {5%|five percent} of sales.
{AAPL|a a p l} closed at {$189.30|one hundred eighty nine dollars and thirty cents}, {TSLA|t s l a} fell {4.1%|four point one percent}, and the Nasdaq lost {1.2%|one point two percent}.
Our Series B was {$25M|twenty five million dollars} at a {$140M|one hundred forty million dollar} {pre-money|pre money} valuation.
Cash burn is {$1.1M/month|one point one million dollars per month}, so the runway is {14–16|fourteen to sixteen} {mos|months}.
The {P/E|p e} is {22x|twenty two times} and the dividend yield {3.4%|three point four percent} {p.a|per annum}.
Inventory days went from {61|sixty one} to {48|forty eight}, {i.e|that is}. {13|thirteen} days fewer.
Call {useState()|use state} at the top of the component, never inside an if.
In {JavaScript|java script equals equals}, == converts {types|types equals equals equals}, === {does|/dʌz/} not.
{foo.bar|foo dot bar} is undefined unless you call init() first.
Run {npm|n p m} install {--save-dev|dash dash save dev} vitest, then git push {-u|dash u} origin main.
If {x|x is not equal to} != null, return x; else throw an error.
Set {MAX_RETRIES=5|max retries equals five} in the {.env|dot env} file and restart.
We support Node {>=18|at least eighteen} {<23|less than twenty three} and React {^19.0.0|caret nineteen point zero point zero}.
The bug was in {src/utils/parseDate.ts|source slash utils slash parse date dot t s}, line {42|forty two}.
Arrays start at index {0|zero}, so {arr[0]|arr zero} is the first element.
Memory dropped from {1.8|one point eight} {GiB|gibibytes} to {640|six hundred forty} {MiB|mebibytes} after the fix.
Press {Cmd+Z|command plus z} to undo, or {Shift+F10|shift plus f ten} for the menu.
Einstein's {E|e equals} = {mc²|m c squared} says that mass is energy.
For {x|x at least} ≥ {3|three} the function grows; for {x|x less than} < {0|zero} it is flat.
The diagonal of a unit square is {√2|the square root of two about} ≈ {1.414|one point four one four}.
The area of a circle is {πr²|pi r squared}, its circumference {2πr|two pi r}.
{sin²θ|sine squared theta plus} + {cos²θ|cosine squared theta equals} = {1|one} holds for every angle.
{H₂SO₄|h two s o four} and {NaOH|n a o h} react to {Na₂SO₄|n a two s o four} and {2|two} {H₂O|h two o}.
Avogadro's number is {6.022|six point zero two two times} × {10²³|ten to the twenty third} per mole.
Its {pH|p h} fell from {7.4|seven point four} to {6.9|six point nine} within {30|thirty} {min|minutes}.
The sample was kept at {−80|minus eighty} {°C|degrees celsius} for {6|six} {wks|weeks}.
The {p-value|p value} {was|was less than} < {0.001|zero point zero zero one}, with a {95%|ninety five percent} {CI|c i} of {1.2–3.4|one point two to three point four}.
The wavelength is {532|five hundred thirty two} {nm|nanometers}, the power {5|five} {mW|milliwatts}.
Light travels at {3×10⁸|three times ten to the eighth} {m/s|meters per second} in a vacuum.
We saw a {5σ|five sigma} excess at {125|one hundred twenty five} {GeV|giga electron volts}.
{BP|b p} was {120/80|one twenty over eighty} {mmHg|millimeters of mercury}, {HR|h r} {72|seventy two} {bpm|beats per minute}, {SpO2|s p o two} {98%|ninety eight percent} on room air.
Give amoxicillin {500|five hundred} {mg|milligrams} {p.o|p o}. {t.i.d|t i d}. for {7|seven} days.
Metformin {850|eight hundred fifty} {mg|milligrams} {b.i.d|b i d}. with meals; check {HbA1c|h b a one c} in {3|three} {mos|months}.
A {64-y.o|sixty four year old}. male with {T2DM|t two d m} and a {BMI|b m i} of {31.2|thirty one point two} {kg/m²|kilograms per square meter}.
Her {LDL|l d l} was {162|one hundred sixty two} {mg/dL|milligrams per deciliter}; the target is {<70|less than seventy}.
The patient's {FEV1|f e v one} was {68%|sixty eight percent} of predicted.
Phase {III|three} enrolled {1,204|one thousand two hundred four} {pts|patients}. at {38|thirty eight} sites in {9|nine} countries.
{Temp|temperature}. {38.9|thirty eight point nine} {°C|degrees celsius}, {RR|r r} {22/min|twenty two per minute}, {GCS|g c s} {14|fourteen}.
She won {6-4|six to four}, {3-6|three to six}, {7-6(5)|seven to six five} after {2|two} {h|hours} {41|forty one} {min|minutes}.
Kipchoge ran {2:01:09|two oh one oh nine} in Berlin in {2022|twenty twenty two}.
Arsenal beat Chelsea {3-1|three to one} away and {lead|/lˈiːd/} the table by {5|five} {pts|points}.
He ran the {100|one hundred} {m|meters} in {9.58|nine point five eight} {s|seconds} and the {200|two hundred} {m|meters} in {19.19|nineteen point one nine} {s|seconds}.
The Lakers are {41-17|forty one to seventeen} this season, {3–0|three to zero} against Boston.
The {record|/ɹˈɛkɚd/} stands at {8.95|eight point nine five} {m|meters} in the long jump.
After {1.e4|one e four} {e5|e five} {2.Nf3|two knight f three} White is a little better.
Their relay finished in {3:40.02|three forty point zero two}, {0.3|zero point three} s ahead of the {USA|u s a}.
Add {1½|one and a half} cups of flour, {½|one half} {tsp|teaspoon}. of salt and {2|two} {tbsp|tablespoons} of sugar.
Bake at {180|one hundred eighty} {°C|degrees celsius} ({350|three hundred fifty} {°F|degrees fahrenheit}) for {25–30|twenty five to thirty} {mins|minutes}., until golden.
Serves {4–6|four to six}; prep time {20|twenty} {min|minutes}, cooking time {1|one} {h|hour} {15|fifteen} {min|minutes}.
You need a {9×13-inch|nine by thirteen inch} pan and {8|eight} {oz|ounces}. of cream cheese.
Simmer {2|two} {L|liters} of stock with {1|one} {kg|kilogram} of bones for {4|four} {hrs|hours}.
Under {Art|article}. {6(1)(f)|six one f} {GDPR|g d p r}, legitimate interest may suffice.
Marbury {v|versus}. Madison, {5|five} {U.S|u s}. {137|one hundred thirty seven} ({1803|eighteen oh three}), established judicial review.
See {17|seventeen} {U.S.C|u s c section}. § {107|one hundred seven} for the four factors.
The plaintiff seeks {$2.5M|two point five million dollars} in damages plus {8%|eight percent} interest.
Pursuant {to|to sections} §§ {12–14|twelve to fourteen}, notice must be given within {30|thirty} days.
The hearing is on {14|the fourteenth of} {Jan|january}. {2025|twenty twenty five} at {9:30|nine thirty} {a.m|a m}. in Courtroom {5B|five b}.
The beam spans {12.5|twelve point five} {m|meters} and carries {4.2|four point two} {kN/m|kilonewtons per meter}.
The {M8|m eight} bolts are tightened to {25|twenty five} {Nm|newton meters}, the {M10|m ten} ones to {50|fifty} {Nm|newton meters}.
Flow is {3.5|three point five} {m³/h|cubic meters per hour} at a head of {22|twenty two} {m|meters}.
The motor draws {16|sixteen} {A|amps} at {230|two hundred thirty} {V|volts}, or {3.7|three point seven} {kW|kilowatts}.
{Use|/jˈuːz/} a {10|ten} {kΩ|kiloohm} resistor and a {100|one hundred} {µF|microfarad} capacitor.
The tolerance is {±0.05|plus or minus zero point zero five} {mm|millimeters} on a {Ø|diameter} {20|twenty} {mm|millimeter} shaft.
The dam holds {39.3|thirty nine point three} {km³|cubic kilometers} and delivers {22.5|twenty two point five} {GW|gigawatts}.
Steel expands by {12|twelve} {µm|micrometers} per meter per kelvin.
The train leaves King's Cross at {07:45|seven forty five} and reaches York at {09:37|nine thirty seven}.
It's a {7½-hour|seven and a half hour} flight from {LHR|l h r} to {JFK|j f k}, then {45|forty five} {min|minutes} to Manhattan.
Gate {B42|b forty two} closes {15|fifteen} {min|minutes} before departure; seat {14C|fourteen c} is mine.
The trail is {18.6|eighteen point six} {km|kilometers} long with {940|nine hundred forty} {m|meters} of ascent, {max|maximum}. {2,480|two thousand four hundred eighty} {m|meters} {a.s.l|above sea level}.
From {48.8584°|forty eight point eight five eight four degrees} {N|north}, {2.2945°|two point two nine four five degrees} {E|east} you can see the whole city.
A room costs {CHF 180/night|one hundred eighty swiss francs per night}, breakfast {incl|included}.
The Battle of Hastings was in {1066|ten sixty six}, and Rome fell in {AD|a d} {476|four hundred seventy six}.
Augustus ruled from {27|twenty seven} {BC|b c} to {AD|a d} {14|fourteen}.
Louis {XIV|the fourteenth} reigned for {72|seventy two} years, until {1715|seventeen fifteen}.
{WWII|world war two} ended in {1945|nineteen forty five}; the Cold War lasted until {c|circa}. {1991|nineteen ninety one}.
In the {16th|sixteenth} {c|century}., some {90%|ninety percent} of Europeans lived off the land.
The {1920s|nineteen twenties} began with a slump, and the late {'60s|sixties} with protest.
Homework: {read|/ɹˈiːd/} {pp|pages}. {34–41|thirty four to forty one} and do {ex|exercise}. {5a–c|five a to c} by {Fri|friday}.
Year {9|nine} meets in {Rm|room} {204|two hundred four}, Year {10|ten} in the gym.
She got an {A+|a plus} in maths, a {B–|b minus} in art and {14/20|fourteen out of twenty} in French.
Beethoven's Symphony {No|number}. {9|nine} in D minor, {Op|opus}. {125|one hundred twenty five}, has four movements.
Bach's Prelude in {C#|c sharp} minor, {BWV|b w v} {849|eight hundred forty nine}, is next.
The song is in {6/8|six eight} {at|at quarter note equals} ♩ = {96|ninety six}.
Follow {@nasa|at nasa} and {use|/jˈuːz/} {#MoonToMars|hashtag moon to mars} when you post 🚀.
Thanks everyone 🙏, that made my day 😊!
My old Golf, plate {M-AB|m a b} {1234|twelve thirty four}, did {310,000|three hundred ten thousand} {km|kilometers}.
The Boeing {737-800|seven thirty seven eight hundred} seats {189|one hundred eighty nine}, the {A321neo|a three twenty one neo} up to {244|two hundred forty four}.
A Canon {EOS|e o s} {R5|r five} with the {24-70mm|twenty four to seventy millimeter} {f/2.8|f two point eight} lens is plenty.
The {RTX|r t x} {4090|forty ninety} has {24|twenty four} {GB|gigabytes} of {VRAM|v ram} and draws {450|four hundred fifty} {W|watts}.
An {iPhone|i phone} {15|fifteen} Pro costs {$999|nine hundred ninety nine dollars}, the Galaxy {S24|s twenty four} about {$800|eight hundred dollars}.
The {SUV|s u v} {does|/dʌz/} {32|thirty two} {mpg|miles per gallon}, or {7.4|seven point four} {L/100|liters per one hundred} {km|kilometers}.
They {live|/lˈɪv/} {3|three} blocks from {5th|fifth} {Ave|avenue}. and {W|west} {23rd|twenty third} {St|street}.
Mail it to {P.O|p o}. Box {1187|eleven eighty seven}, Austin, {TX|texas} {78701|seven eight seven zero one}.
Call {+1|plus one} ({212|two one two}) {555-0187|five five five zero one eight seven} between {9|nine} and {5|five} {ET|e t}.
{Dr|doctor}. Nguyen et {al|all}. ({2021|twenty twenty one}) found no effect, {cf|compare}. Table {2|two}.
He {wound|/wˈaʊnd/} the bandage around the {wound|/wˈuːnd/}.
They will {present|/pɹizˈɛnt/} the {present|/pɹˈɛzənt/} state of the {project|/pɹˈɑːdʒɛkt/} in the {present|/pɹˈɛzənt/} tense.
We {record|/ɹɪkˈɔːɹd/} every {record|/ɹˈɛkɚd/} sale at the store.
The {minute|/maɪnˈuːt/} details took a {minute|/mˈɪnət/} to {read|/ɹˈiːd/}; I {read|/ɹˈɛd/} them twice last week.
`
