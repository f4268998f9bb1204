/** Marked as `texts` are. At first sight 22 readings in 1,000 words were wrong. */
export const sixthSet = `
Welcome back. Part {2|two} is the money part, so grab a coffee ☕.
In the {3|three} months to {30|the thirtieth of} June we took {$8.4M|eight point four million dollars}, {2.5|two point five} times last year's figure.
Gross profit was {41.7%|forty one point seven percent}, {i.e|that is}. {3.2|three point two} {pts|points}. better than in {'23.|twenty three}
Each Monday at {9:15|nine fifteen} the ops team meets in Room {2.07|two point zero seven}.
We bought {60%|sixty percent} of Helio {Ltd|limited}. for {£11.25m|eleven point two five million pounds} in cash, with an option on the rest.
Marketing spend: {€310k|three hundred ten thousand euros}, or {3.7%|three point seven percent} of revenue (budget: {4.5%|four point five percent}).
At {1.5%|one point five percent} {churn/month|churn per month}, you lose about {17%|seventeen percent} of customers a year.
Our {NPS|n p s} is {54|fifty four}; the industry average is {31|thirty one}.
The share price has gone from {$4.10|four dollars and ten cents} to {$17.85|seventeen dollars and eighty five cents} since the {IPO|i p o} in {Nov|november}. {2021|twenty twenty one}.
{US|u s} {CPI|c p i} came in at {3.2%|three point two percent} {y/y|year over year}, {0.4%|zero point four percent} {m/m|month over month}.
We're at {TRL|t r l} {6|six} now, and hope for {TRL|t r l} {8|eight} by {Q1/26|q one twenty six}.
The method takes an {id|i d}: number and returns {string|string or} | null.
A for loop runs while {i|i is less than} < n, then stops.
Never commit secrets; put them in {.env.local|dot env dot local} instead.
Type \`git commit {-m|dash m} "fix"\` and you're done.
Our {p99|p ninety nine} went from {900ms|nine hundred milliseconds} to {210ms|two hundred ten milliseconds} after we added an index on {user_id|user i d}.
The header is {Content-Type|content type}: {application/json|application json}.
It's {O(1)|o of one} on average and {O(n)|o of n} at worst.
We run {3|three} replicas on {t3.medium|t three medium}, {2|two} {vCPUs|v c p u's} and {4|four} {GiB|gibibytes} each.
Python's None is not the same as {0|zero} or "".
You can reach the dev server at {http://localhost:5173/|localhost fifty one seventy three}.
We went from {TypeScript|type script} {4.9|four point nine} to {5.4|five point four} and deleted {~2k|about two thousand} lines.
The answer is {x|x equals} = {−b/2a|minus b over two a}, which is the axis of the parabola.
The volume of a sphere is {4/3|four thirds} {πr³|pi r cubed}.
If {P(A)|p of a equals} = {0.3|zero point three} and {P(B)|p of b equals} = {0.5|zero point five}, then {P(A|p of a intersection} ∩ B) is {0.15|zero point one five} when they're independent.
{3!|three factorial} is {6|six}, and {0!|zero factorial} is {1|one}.
{√16|the square root of sixteen equals} = {4|four}, but {√−1|the square root of minus one equals} = i.
The vector ({3|three}, {4|four}) has length {5|five}.
Sales follow {y|y equals} = {2.4x|two point four x plus} + {18|eighteen} quite closely ({R²|r squared equals} = {.91|point nine one}).
The reaction gives off {285.8|two hundred eighty five point eight} {kJ/mol|kilojoules per mole}.
A {1-L|one liter} flask holds {1,000|one thousand} {cm³|cubic centimeters}, or {0.22|zero point two two} {imp|imperial}. {gal|gallons}.
Cells were spun at {300|three hundred times} × g for {5|five} {min|minutes}.
Iron melts at {1,538|one thousand five hundred thirty eight} {°C|degrees celsius} ({2,800|two thousand eight hundred} {°F|degrees fahrenheit}).
The comet passes every {76|seventy six} {yrs|years}; next stop: {2061|twenty sixty one}.
Mars has a day of {24|twenty four} {h|hours} {37|thirty seven} {min|minutes} and {0.38|zero point three eight} {g|g} of gravity.
{E|e equals} = {hν|h nu} links energy and frequency.
The gene {BRCA1|b r c a one} sits on chromosome {17q21|seventeen q twenty one}.
{Mr|mister}. D., {45|forty five}, {BMI|b m i} {34|thirty four}, smokes {20/day|twenty per day}.
His {LDL|l d l} fell from {4.1|four point one} to {2.2|two point two} {mmol/L|millimoles per liter} on {40|forty} {mg|milligrams} of atorvastatin {q.h.s|q h s}.
We saw grade {≥3|at least three} toxicity in {12%|twelve percent} {vs|versus} {5%|five percent}.
She was intubated on day {2|two}, with an {FiO₂|f i o two} of {0.6|zero point six} and PEEP of {10|ten} {cmH₂O|centimeters of water}.
Wash your hands for {≥20|at least twenty} {s|seconds} with soap.
Give {0.3|zero point three} {mg|milligrams} {IM|i m} adrenaline, then call {999|nine nine nine}.
The {MRI|m r i} showed a {12|twelve by} × {9|nine} {mm|millimeter} lesion in the left lobe.
It's {95%|ninety five percent} sensitive and {88%|eighty eight percent} specific, with an {AUC|a u c} of {.93|point nine three}.
The final score was {102–99|one hundred two to ninety nine} after two {OTs|o t's}.
She vaulted {4.91|four point nine one} {m|meters}, a national {record|/ɹˈɛkɚd/}, on her {3rd|third} try.
The peloton did the last {10|ten} {km|kilometers} in {11:34|eleven thirty four}.
Ronaldo has {130+|one hundred thirty plus} caps; Messi won the {'22|twenty two} World Cup.
He bowled {4-38|four to thirty eight} off {10|ten} overs.
Our {U15s|under fifteens} lost {5–0|five to zero}, the {U17s|under seventeens} drew {1–1|one to one}.
Her split over {5k|five k} was {17:42|seventeen forty two}, her {10k|ten k} {PB|p b} is {36:20|thirty six twenty}.
Top seed Świątek won {6-1|six to one}, {6-0|six to zero} in {51|fifty one} {min|minutes}.
Fry {2|two} onions in {3|three} {tbsp|tablespoons} oil for about {7–8|seven to eight} {min|minutes}.
{Use|/jˈuːz/} a {14|fourteen} {oz|ounce} can of beans and {1|one} {qt|quart}. of broth.
Soak {1|one} {c|cup}. of lentils overnight ({8–12|eight to twelve} {hrs|hours}).
Set the {sous-vide|sous vide} to {54.5|fifty four point five} {°C|degrees celsius} for {1|one} {h|hour} {45|forty five}.
A {750|seven hundred fifty} {ml|milliliter} bottle at {13.5%|thirteen point five percent} {vol|by volume}. has about {10|ten} units.
It's ready when the core hits {74|seventy four} {°C/165|degrees celsius one hundred sixty five} {°F|degrees fahrenheit}.
My sourdough is {75%|seventy five percent} hydration: {500|five hundred} {g|grams} flour, {375|three hundred seventy five} {g|grams} water.
Per Rule {26(a)(2)(B),|twenty six a two b} the expert must sign the report.
Smith {v|versus}. Jones, {No|number}. {21-1234|twenty one twelve thirty four} ({2d|second} {Cir|circuit}. {2022|twenty twenty two}), is on point.
Under the {GDPR|g d p r}, you've {72|seventy two} hours to report a breach ({Art|article}. {33|thirty three}).
The lease, dated {1|the first of} {Mar|march}. {2019|twenty nineteen}, ends on {28|the twenty eighth of} {Feb|february}. {2029|twenty twenty nine}.
{Ms|miz}. Ortiz, {Esq|esquire}., billed {6.4|six point four} {hrs|hours}. at {$450/hr|four hundred fifty dollars per hour}.
The judge cited {42|forty two} {U.S.C|u s c section}. § {1983|nineteen eighty three} twice.
Grade {8.8|eight point eight} bolts, {M12|m twelve}, at {80|eighty} {N·m|newton meters} each.
A {12-V|twelve volt} battery with {60|sixty} {Ah|ampere hours} stores {720|seven hundred twenty} {Wh|watt hours}.
The crane lifts {40|forty} {t|tons} at a radius of {12|twelve} {m|meters}.
We poured {350|three hundred fifty} {m³|cubic meters} of {C25/30|c twenty five thirty} in {9|nine} {h|hours}.
The heat pump has a {COP|c o p} of {4.2|four point two} at {7|seven} {°C|degrees celsius}.
Speed limit: {50|fifty} {km/h|kilometers per hour} in town, {100|one hundred} outside, {130|one hundred thirty} on the {A1|a one}.
The gearbox has a ratio of {3.42:1|three point four two to one}.
Our train, {ICE|i c e} {579|five hundred seventy nine}, was {25|twenty five} {min|minutes} late into Köln Hbf.
You need a visa for stays {>90|more than ninety} days.
Terminal {2|two to} → gate {C17|c seventeen} takes {12|twelve} {min|minutes} on foot.
Hotel: {4*|four star}, {2|two} nights, {€238|two hundred thirty eight euros} {incl|including}. tax.
The volcano last erupted in {AD|a d} {79|seventy nine}.
From the {5th|fifth} to the {15th|fifteenth} century, that's the Middle Ages.
James {I|the first} ({r|reigned}. {1603–25|sixteen oh three to twenty five}) followed Elizabeth {I|the first}.
Between {1929|nineteen twenty nine} and {1932|nineteen thirty two} {US|u s} {GDP|g d p} fell by some {30%|thirty percent}.
The {19th-century|nineteenth century} railway boom laid {6,000|six thousand} {mi|miles} of track.
{WW2|world war two} broke out on {1/9/1939|january ninth nineteen thirty nine}.
Homework for {14/11|the fourteenth of november}: {ex|exercise}. {3|three}, {p|page}. {27|twenty seven}, plus vocab {1–20|one to twenty}.
I got {87%|eighty seven percent} in bio, that's an A.
There're {28|twenty eight} pupils in class {6A|six a}, and {3|three} new ones.
Her thesis, {214|two hundred fourteen} {pp|pages}., won the {2020|twenty twenty} prize.
Lesson {3.2|three point two} covers fractions such as {3/8|three eighths} and {5/6|five sixths}.
It starts at {♩=120|quarter note equals one hundred twenty} and drops to half speed in bar {17|seventeen}.
She sang the high C in Act {II|two}, scene {3|three}.
My guitar is in DADGAD tuning.
Hey {@sam|at sam}, check {#WIP|hashtag w i p}, {it's|it's fire} 🔥.
The clip has {1.2M|one point two million} views and {45K|forty five thousand} likes.
{ETA|e t a} {10|ten} {min|minutes}, {BRB|b r b}.
Serial {no|number}. {C02XK1ABCD|c zero two x k one a b c d}, model {A2141|a twenty one forty one}.
The Kia {EV6|e v six} {does|/dʌz/} {0–60|zero to sixty} in {5.1|five point one} {s|seconds}.
An {A4|a four} sheet is {210|two hundred ten by} × {297|two hundred ninety seven} {mm|millimeters}.
The Leica {M11|m eleven} costs more than my {'09|oh nine} Honda {CR-V|c r v}.
Please {use|/jˈuːz/} the back entrance; its {use|/jˈuːs/} is free.
I'd rather {read|/ɹˈiːd/} the book that she {read|/ɹˈɛd/} last year.
They {excuse|/ɪkskjˈuːz/} him; it was a poor {excuse|/ɪkskjˈuːs/}.
A number of people got number each day in the cold.
He had to {subject|/səbdʒˈɛkt/} the {subject|/sˈʌbdʒɪkt/} to a test.
`
