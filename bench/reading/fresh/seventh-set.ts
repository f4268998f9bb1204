/** Marked as `texts` are. At first sight 16.5 readings in 1,000 words were wrong. */
export const seventhSet = `
Hi all, I'm Tom, and this is a {15-minute|fifteen minute} tour of our {Q3|q three} numbers.
Revenue reached {$96.4M|ninety six point four million dollars}, up {11%|eleven percent} {y/y|year over year}; EBITDA was {$18.9M|eighteen point nine million dollars}, or {19.6%|nineteen point six percent} of sales.
We opened {4|four} sites ({2|two} in the {US|u s}, {1|one} in Spain, {1|one} in the {UAE|u a e}).
The average ticket is {€34.20|thirty four euros and twenty cents}, against {€31.75|thirty one euros and seventy five cents} a year ago.
For {2025|twenty twenty five} we plan on {8–10%|eight to ten percent} growth and capex of {$12M|twelve million dollars} max.
A {$1,000|one thousand dollar} deposit at {5%|five percent} {p.a|per annum}. grows to {$1,628.89|one thousand six hundred twenty eight dollars and eighty nine cents} in {10|ten} years.
Our {P/E|p e} of {14.2|fourteen point two} is below the sector's {17.8|seventeen point eight}.
{JPMorgan|j p morgan} sees Brent at {$75–80/bbl|seventy five to eighty dollars per barrel} by {year-end|year end}.
The {ROI|r o i} was {3:1|three to one}, with payback in {9|nine} {mos|months}.
{CFO|c f o} Jane Li, {MBA|m b a}, will take questions on {pp|pages}. {4–7|four to seven} of the handout.
Each cohort has {~250|about two hundred fifty} users; {week-4|week four} retention is {38%|thirty eight percent}.
The bug: we wrote if ({count|count equals} = {0|zero}) instead of if ({count|count equals equals equals} === {0|zero}).
Call {array.sort((a,|array dot sort a} {b|b}) {=>|to} {a - b|a minus b}) to sort numbers.
Put your token into the Authorization header, as in "Bearer {abc123|abc one hundred twenty three}".
It runs on Debian {12|twelve}, kernel {6.1|six point one}, with {16|sixteen} {GB|gigabytes} of RAM.
The query SELECT name FROM users took {1.4|one point four} {s|seconds} before and {30|thirty} {ms|milliseconds} after.
Our Docker image shrank from {1.1|one point one} {GB|gigabytes} to {140|one hundred forty} {MB|megabytes}.
{Use|/jˈuːz/} git rebase {-i|dash i} {HEAD~3|head tilde three} to squash commits.
Files over {10|ten} {MB|megabytes} go to {S3|s three}; the rest stays in {/tmp|slash t m p}.
From {v5|version five} on, the package needs {Node.js|node dot j s at least} ≥ {20|twenty}.
Latency: {p50|p fifty} {12|twelve} {ms|milliseconds}, {p95|p ninety five} {45|forty five} {ms|milliseconds}, {p99.9|p ninety nine point nine} {210|two hundred ten} {ms|milliseconds}.
A triangle with sides {3|three}, {4|four} and {5|five} has a right angle, since {3²|three squared plus} + {4²|four squared equals} = {5²|five squared}.
The derivative of {x³|x cubed} is {3x²|three x squared}, and of {sin|sine} x it's {cos|cosine} x.
Let n be even, say {n|n equals} = {2k|two k}.
The odds are {7:2|seven to two}, so the chance is {2/9|two ninths}, or {22.2%|twenty two point two percent}.
About {68%|sixty eight percent} of values fall within {±1σ|plus or minus one sigma} of the mean.
The area is {½bh|one half b h}, or for a circle {πr²|pi r squared}.
The correlation was weak, {r(48)|r forty eight equals} = {.21|point two one}, {p|p equals} = {.14|point one four}.
A mole of water weighs {18.015|eighteen point zero one five} {g|grams}.
Sulfuric acid, {H2SO4|h two s o four}, has a {pKa|p k a} of about {−3|minus three}.
Light of {450|four hundred fifty} {nm|nanometers} looks blue, {650|six hundred fifty} {nm|nanometers} red.
The cell potential is {−70|minus seventy} {mV|millivolts} at rest and {+40|plus forty} {mV|millivolts} at its peak.
The quake was an {M6.8|m six point eight}, {12|twelve} {km|kilometers} deep, {80|eighty} {km|kilometers} {NE|northeast} of Izmir.
Venus is at {0.72|zero point seven two} {AU|a u} and has a surface {temp|temperature}. of {464|four hundred sixty four} {°C|degrees celsius}.
Our telescope resolves {0.05″|zero point zero five arcseconds}, about {10|ten} {µrad|microradians}... well, you get it.
Blood pressure was {138/84|one thirty eight over eighty four}, weight {81.5|eighty one point five} {kg|kilograms}, {BMI|b m i} {27.2|twenty seven point two}.
She takes levothyroxine {75|seventy five} {µg|micrograms} daily and vitamin {D3|d three} {1,000|one thousand} {IU|i u}.
The {30-day|thirty day} mortality was {4.8%|four point eight percent} {vs|versus}. {6.1%|six point one percent} ({OR|o r} {0.78|zero point seven eight}, {p|p is less than} < {.01|point zero one}).
He presented on {3|the third of} {Jan|january}. with {2|two} days of fever, {max|maximum}. {39.4|thirty nine point four} {°C|degrees celsius}.
Flush the line with {10|ten} {mL|milliliters} of {0.9%|zero point nine percent} {NaCl|n a c l}.
In the {ED|e d}, his {GCS|g c s} was {13|thirteen} and his glucose {3.1|three point one} {mmol/L|millimoles per liter}.
Kids under {5|five} {yrs|years}. get half the dose, {i.e|that is}. {2.5|two point five} {mL|milliliters} {b.i.d|b i d}.
The {ECG|e c g} was normal, troponin {<14|less than fourteen} {ng/L|nanograms per liter}.
We won {82–79|eighty two to seventy nine} in {OT|o t} after trailing {41–52|forty one to fifty two} at the half.
Swiatek leads {6-4|six to four}, {2-1|two to one} with a break.
The {4x100|four by one hundred} {m|meter} final is at {20:50|twenty fifty}, lane {5|five} is ours.
He cycled {180.2|one hundred eighty point two} {km|kilometers} in {4:24:10|four twenty four ten}, then ran {42.2|forty two point two} {km|kilometers}.
Bayern are top with {62|sixty two} {pts|points}, {7|seven} ahead of Leverkusen.
Their keeper made {9|nine} saves; {xG|x g} was {1.4|one point four} to {0.6|zero point six}.
She's {5'9|five foot nine}" and jumps {28|twenty eight} {in.|inches} off the floor.
Heat {60|sixty} {ml|milliliters} of oil to {170|one hundred seventy} {°C|degrees celsius} and fry for {3|three} {min/side|minutes per side}.
Makes {12|twelve} muffins: {180|one hundred eighty} {g|grams} flour, {2|two} {tsp|teaspoons} baking powder, {½|one half} {tsp|teaspoon} salt.
{Brine|brine equals} = {1|one} {L|liter} {water|water plus} + {60|sixty} {g|grams} salt.
Whip {300|three hundred} {ml|milliliters} cream ({35%|thirty five percent} fat) with {2|two} {tbsp|tablespoons}. icing sugar.
A {5-qt|five quart}. Dutch oven works best at {450|four hundred fifty} {°F|degrees fahrenheit}.
The tenant gave notice on {15|the fifteenth of} {Sept|september}., {3|three} {mos|months}. in advance.
{Art|article}. {5|five} {ECHR|e c h r} protects liberty; {Art|article}. {6|six} a fair trial.
In R {v|versus}. Dudley and Stephens ({1884|eighteen eighty four}) {14|fourteen} {QBD|q b d} {273|two hundred seventy three}, necessity failed.
The fine is up to {£17.5m|seventeen point five million pounds} or {4%|four percent} of turnover under {s|section}. {157|one hundred fifty seven}.
Paragraphs {3(a)–(c)|three a to c} apply to both parties.
The motor runs at {24|twenty four} {VDC|volts d c} and peaks at {6.5|six point five} {A|amps}.
The {span-to-depth|span to depth} ratio is {20:1|twenty to one}, so {h|h equals} = {450|four hundred fifty} {mm|millimeters}.
We tightened {36|thirty six} {M20|m twenty} bolts to {350|three hundred fifty} {Nm|newton meters}.
Flow of {2.4|two point four} {L/s|liters per second} at {3.5|three point five} bar is enough.
{U-values|u values} fell from {1.7|one point seven} to {0.2|zero point two} {W/(m²·K).|watts per square meter kelvin}
Each pile is {18|eighteen} {m|meters} long and {Ø|diameter} {600|six hundred} {mm|millimeters}.
The {6:52|six fifty two} from Leeds gets in at {9:07|nine oh seven}, so we meet at {9:30|nine thirty} sharp.
It's {14°C|fourteen degrees celsius} in Porto and {31°C|thirty one degrees celsius} in Seville, {i.e|that is}. {57|fifty seven} and {88|eighty eight} {°F|degrees fahrenheit}.
From Gate {22|twenty two} it's a {10-min|ten minute} walk to Concourse B.
The road climbs {1,100|one thousand one hundred} {m|meters} over {14|fourteen} {km|kilometers}, an {8%|eight percent} grade.
We flew {EZY|e z y} {8412|eighty four twelve} to Nice for {£49.99|forty nine pounds and ninety nine pence} each.
The siege lasted from May {1453|fourteen fifty three} until the {29th|twenty ninth}, {i.e|that is}. {53|fifty three} days in all.
Ramses {II|the second} ruled for {66|sixty six} years, till {1213|twelve thirteen} {BC|b c}.
In the {mid-1800s|mid eighteen hundreds}, {7|seven} in {10|ten} Swedes were farmers.
Gandhi's Salt March of {1930|nineteen thirty} covered {240|two hundred forty} {mi|miles} in {24|twenty four} days.
Pages {12–19|twelve to nineteen}, questions {1|one}, {3|three} and {5b|five b}, due {Wed|wednesday}.
The average was {71.5/100|seventy one point five out of one hundred}; {4|four} people got an A.
Term {2|two} starts on {6|the sixth of} {Jan|january}.; {yr|year}. {11|eleven} mocks are in {wk|week} {3|three}.
My class has {14|fourteen} {boys|boys and} & {16|sixteen} girls, ages {8–9|eight to nine}.
Beethoven's {Op|opus}. {27|twenty seven} {no|number}. {2|two} is in {C♯|c sharp} minor.
We play it at {92|ninety two} {bpm|beats per minute}, in {4/4|four four}, with a ritardando in bar {40|forty}.
Tweet {@metoffice|at metoffice} or search for {#Storm2024|hashtag storm twenty twenty four}.
So happy 😀😀😀, see you at {7pm|seven p m}!
The car, a {'98|ninety eight} Saab {9-3|nine three}, passed its {MOT|m o t}.
The Dell {XPS|x p s} {13|thirteen} weighs {1.2|one point two} {kg|kilograms}; the MacBook Air {M3|m three} {1.24|one point two four} {kg|kilograms}.
He drove a Ford {F-150|f one fifty} from {NYC|n y c} to {LA|l a}, {2,790|two thousand seven hundred ninety} {mi|miles}.
Check the serial on the back: {SN-4471-B|s n four thousand four hundred seventy one b}.
My Fitbit says {11,482|eleven thousand four hundred eighty two} steps, {8.3|eight point three} {km|kilometers}, {512|five hundred twelve} {kcal|kilocalories}.
The Pixel {7|seven} has a {50|fifty} {MP|megapixel} camera and {128|one hundred twenty eight} {GB|gigabytes}.
We do {live|/lˈaɪv/} demos, and we {live|/lˈɪv/} in Rome.
The nurse {wound|/wˈaʊnd/} the gauze around his {wound|/wˈuːnd/}.
They {refuse|/ɹɪfjˈuːz/} to take the {refuse|/ɹˈɛfjˌuːs/} out.
Let's {wind|/wˈaɪnd/} this up before the {wind|/wˈɪnd/} gets up.
The {lead|/lˈiːd/} singer's mic had a {lead|/lˈiːd/} that was too short.
I had {read|/ɹˈɛd/} that red paint held {lead|/lˈɛd/}.
`
