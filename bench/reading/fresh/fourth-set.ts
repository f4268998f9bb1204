/** Marked as `texts` are. At first sight 12.6 readings in 1,000 words were wrong. */
export const fourthSet = `
Thanks for coming. I'm Lena Okafor, {VP|v p} of Sales at Northgate, and I've got {12|twelve} slides and {20|twenty} minutes.
Last year we grew {18%|eighteen percent}, from {€42.5M|forty two point five million euros} to {€50.2M|fifty point two million euros}, and we did it with {6|six} fewer people.
Orders came in late: {31%|thirty one percent} arrived after the {25th|twenty fifth}, up from {22%|twenty two percent} in {2022|twenty twenty two}.
Each new store costs about {$1.4M|one point four million dollars} and pays back in {26–30|twenty six to thirty} months.
So here's the ask: {£3.5m|three point five million pounds} over two years, starting {1|the first of} April.
Free cash flow was {−$0.6m|minus zero point six million dollars} in {Q1|q one}, {+$1.9m|plus one point nine million dollars} in {Q2|q two}.
The {S&P|s and p} {500|five hundred} is up {8%|eight percent} {YTD|y t d}, the Dow {3%|three percent}, and {GOOG|g o o g} {21%|twenty one percent}.
Net {debt/EBITDA|debt ebitda} stands at {2.3x|two point three times}; the covenant says {≤3.0x|at most three point zero times}.
If rates rise by {50|fifty} {bps|basis points}, our interest bill goes up by roughly {$400k|four hundred thousand dollars} {p.a|per annum}.
Our customers are mostly {SMEs|s m e's}, {10–250|ten to two hundred fifty} {FTE|f t e}, in DACH and the {UK|u k}.
Let me show you one line: const {total|total equals} = {items.length|items dot length times} * price.
When you call {setTimeout(fn,|set timeout f n} {0|zero}), fn {does|/dʌz/} not run at once.
The old check was if ({x|x equals equals} == null); it catches undefined too.
We moved from Node {18|eighteen} to Node {22|twenty two} and build times fell from {94|ninety four} {s|seconds} to {31|thirty one} {s|seconds}.
Open the terminal, type {ls|l s} {-la|dash l a}, and look for {.gitignore|dot gitignore}.
The error says "Cannot {read|/ɹˈiːd/} properties of undefined (reading {'map')".|map}
Most of it {lives|/lˈɪvz/} in {app.py|app dot p y}, and the tests are in {tests/test_app.py|tests slash test underscore app dot py}.
Requests per second went from {1,200|one thousand two hundred} to {9,800|nine thousand eight hundred} with {P99|p ninety nine} under {40|forty} {ms|milliseconds}.
Don't {use|use equals equals} ==; {use|use equals equals equals} === instead.
{JSON.parse()|jason dot parse} throws, so wrap it in {try/catch|try catch}.
Our {SLA|s l a} is {99.95%|ninety nine point nine five percent}, which allows {22|twenty two} {min|minutes} of downtime a month.
The image is {1.2|one point two} {MB|megabytes} as {PNG|p n g} and {180|one hundred eighty} {KB|kilobytes} as {WebP|web p}.
Now the math: if {f(x)|f of x equals} = {x²|x squared}, then {f'(x)|f prime of x equals} = {2x|two x}.
The series {1/2|one half plus} + {1/4|one quarter plus} + {1/8|one eighth plus} + … adds up to {1|one}.
For any {n|n at least} ≥ {1|one}, the sum of the first n odd numbers is {n²|n squared}.
With {α|alpha equals} = {0.05|zero point zero five} and power of {80%|eighty percent}, we needed {64|sixty four} people per group.
A circle with {r|r equals} = {3|three} {cm|centimeters} has an area of about {28.3|twenty eight point three} {cm²|square centimeters}.
The golden ratio {φ|phi} is about {1.618|one point six one eight}.
The Moon is {384,400|three hundred eighty four thousand four hundred} {km|kilometers} away, so light needs {1.3|one point three} {s|seconds}.
Water boils at {100|one hundred} {°C|degrees celsius} at sea level, but at {86|eighty six} {°C|degrees celsius} on a {4,500-m|four thousand five hundred meter} peak.
The {half-life|half life} of caffeine is about {5|five} {h|hours}, so half of it is still there at {8|eight} {p.m|p m}.
{CRISPR-Cas9|crispr cas nine} cuts {DNA|d n a} at a chosen place.
The Great Red Spot is {1.3×|one point three times} as wide as Earth.
{Carbon-14|carbon fourteen} has {6|six} protons and {8|eight} neutrons.
{NH₃|n h three} smells sharp, even at {5|five} {ppm|parts per million}.
{Mrs|missus}. Hall, {71|seventy one}, came in with a {BP|b p} of {165/95|one sixty five over ninety five} and a pulse of {110|one hundred ten}.
We gave her {5|five} {mg|milligrams} of amlodipine {o.d|o d}. and {20|twenty} {mg|milligrams} of atorvastatin at night.
Her {SpO₂|s p o two} fell to {88%|eighty eight percent}, so we put her on {2|two} {L/min|liters per minute} of oxygen.
The trial had two arms, {n|n equals} = {212|two hundred twelve} and {n|n equals} = {208|two hundred eight}.
Relative risk was {0.74|zero point seven four} ({95%|ninety five percent} {CI|c i} {0.60|zero point six zero} to {0.91|zero point nine one}; {p|p equals} = {0.005|zero point zero zero five}).
Adults need {7–9|seven to nine} {h|hours} of sleep; teens need {8–10|eight to ten}.
Fasting glucose {≥126|at least one hundred twenty six} {mg/dL|milligrams per deciliter} on two occasions means diabetes.
Type {2|two} diabetes affects {1|one} in {11|eleven} adults.
The set finished {7-5|seven to five}, the match {6-3|six to three}, {4-6|four to six}, {7-5|seven to five}.
Bolt's {9.58|nine point five eight} has stood since Berlin {2009|two thousand nine}.
We lost {2-1|two to one} at home to Leeds and won {3-0|three to zero} at Hull.
Her marathon best is {2:21:47|two twenty one forty seven}, set in Chicago.
The {4|four} {x|by} {100|one hundred} {m|meter} team ran {42.04|forty two point zero four} {s|seconds}.
He averages {27.4|twenty seven point four} points, {8.2|eight point two} rebounds and {6.9|six point nine} assists per game.
Verstappen won by {22.457|twenty two point four five seven} {s|seconds} and has {19|nineteen} wins this year.
The yacht did {24|twenty four} {kn|knots} in a {30-kn|thirty knot} {wind|/wˈɪnd/}.
Whisk {4|four} egg whites until stiff, then fold in {250|two hundred fifty} {g|grams} of sugar.
Bake for {12–14|twelve to fourteen} {min|minutes}. at {220|two hundred twenty} {°C/425|degrees celsius four hundred twenty five} {°F|degrees fahrenheit}, and don't open the door.
You'll need {2|two} {x|times} {400|four hundred} {g|gram} tins of tomatoes and {1|one} {tsp|teaspoon} of oregano.
Let it rest for {½|half} an hour, or up to {45|forty five} {min|minutes}.
One cup is {240|two hundred forty} {mL|milliliters}; a tablespoon is {15|fifteen} {mL|milliliters}.
Under Article {5(1)(c),|five one c} data must be limited to what is necessary.
In Brown {v|versus}. Board of Education ({1954|nineteen fifty four}), the vote was {9–0|nine to zero}.
Clause {7.3|seven point three} says either side may leave with {90|ninety} {days'|days} notice.
Section {12(b)|twelve b} was struck out on appeal in R v Jones {[2006].|two thousand six}
The statute of limitations is {6|six} {yrs|years}. for contracts, {3|three} for torts.
A beam of {6|six} {m|meters} with a load of {5|five} {kN/m|kilonewtons per meter} bends by {8|eight} {mm|millimeters}.
The engine gives {110|one hundred ten} {kW|kilowatts} ({150|one hundred fifty} {PS|p s}) and {250|two hundred fifty} {Nm|newton meters} at {1,500|one thousand five hundred} {rpm|r p m}.
{Use|/jˈuːz/} {2.5|two point five} {mm²|square millimeter} cable for {16|sixteen} {A|amp} circuits.
The roof holds {24|twenty four} panels of {415|four hundred fifteen} {W|watts} each, so nearly {10|ten} {kWp|kilowatts peak}.
Tolerances are {±0.1|plus or minus zero point one} {mm|millimeters}, and {Ra|r a} is below {1.6|one point six} {µm|micrometers}.
The bridge carries {38,000|thirty eight thousand} {vehicles/day|vehicles per day} on {6|six} lanes.
We took the {8:42|eight forty two} from Platform {3|three} and were in Oxford by {9:55|nine fifty five}.
The drive from {SFO|s f o} to Yosemite is {190|one hundred ninety} {mi|miles}, around {4|four} {h|hours}.
Bus {14|fourteen} stops right in front of the hotel at {27|twenty seven} Rue de Rivoli.
The flight was {11|eleven} {h|hours} {20|twenty} {min|minutes}, with a {1-h|one hour} layover in Doha ({DOH|d o h}).
The pass lies at {2,757|two thousand seven hundred fifty seven} {m|meters}; chains are a must from {Nov|november}. to {Apr|april}.
Tickets are {€18|eighteen euros}, or {€12|twelve euros} for {under-26s|under twenty sixes}.
The Black Death killed perhaps {1/3|one third} of Europe between {1347|thirteen forty seven} and {1351|thirteen fifty one}.
In {146|one hundred forty six} {BC|b c} Rome destroyed Carthage.
Elizabeth {II|the second} reigned from {1952|nineteen fifty two} to {2022|twenty twenty two}, longer than Victoria.
The Treaty of Rome was signed on {25|the twenty fifth of} March {1957|nineteen fifty seven} by {6|six} states.
By the {1890s|eighteen nineties}, {4|four} out of {5|five} houses had gas.
Napoleon {III|the third} lost at Sedan on {2|the second of} {Sept|september}. {1870|eighteen seventy}.
{Read|/ɹˈiːd/} chapters {3|three} and {4|four} by Monday, and do exercises {1–10|one to ten} on {p|page}. {58|fifty eight}.
The test has {40|forty} questions; you need {24/40|twenty four out of forty} to pass.
Class {5c|five c} goes to the museum on {Thurs|thursday}. {14|the fourteenth of} {Nov|november}. at {8:15|eight fifteen}.
My grades: {A–|a minus} in physics, {B+|b plus} in chemistry, C in French.
The piece is in {3/4|three four} time, in the key of {F♯|f sharp} minor.
Symphony {No|number}. {40|forty} in G minor, K. {550|five hundred fifty}, opens quietly.
Tag us with {#OpenDay25|hashtag open day twenty five} or write to {info@northgate.edu|info at northgate dot e d u}.
Follow {@lena_codes|at lena codes} for more, or scan the {QR|q r} code.
My car, a {VW|v w} {ID.4|i d four}, has done {61,000|sixty one thousand} {km|kilometers}; the plate is {B-KL|b k l} {742|seven hundred forty two}.
The Airbus {A350-900|a three fifty nine hundred} carries {325|three hundred twenty five} people, the {777|triple seven} a few more.
It's an {RTX|r t x} {3080|thirty eighty} with {10|ten} {GB|gigabytes}, and a Ryzen {7|seven} {5800X|fifty eight hundred x}.
I shot this on an {iPhone|i phone} {13|thirteen} mini with a {26|twenty six} {mm|millimeter} lens at {f/1.6|f one point six}.
The parcel weighs {3|three} {lb|pounds} {4|four} {oz|ounces} and ships from ZIP {60614|six zero six one four}.
My number is {030|zero three zero} {1234567|one two three four five six seven}, but {e-mail|e mail} is better.
Press {Ctrl+C|control plus c} twice, or hit Esc.
She will {lead|/lˈiːd/} the team that found {lead|/lˈɛd/} in the water.
They were too {close|/klˈoʊs/} to the door to {close|/klˈoʊz/} it.
{Tear|/tˈɛɹ/} along the line, and don't shed a {tear|/tˈɪɹ/}.
He {wound|/wˈaʊnd/} up the clock before the {wind|/wˈɪnd/} picked up.
The {invalid|/ɪnvˈælɪd/} pass was useless to the {invalid|/ˈɪnvəlɪd/}.
Congrats, everybody 🎉 you did it 👏!
That's all: {3|three} numbers, {2|two} risks, {1|one} decision. Questions?
`
