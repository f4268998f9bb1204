/**
 * Notes of talks, written to be hard and then read as they were first said. Before any rule was made
 * with a look at them 23 readings in 1,000 words of the first hundred were wrong; of the last hundred,
 * written after those were mended, 2 in 1,225 words: 1.6 in 1,000. Marked as `texts` are.
 */
export const talkNotes: readonly string[] = `
Good morning, and welcome to day {2|two} of the {14th|fourteenth} Harbour Forum.
I joined the team in {Sept|september}. {2019|twenty nineteen}, three weeks before the move to {Rm|room}. {310|three hundred ten}.
Our churn fell from {4.8%|four point eight percent} in {FY23|f y twenty three} to {3.1%|three point one percent} in {FY24|f y twenty four}, {i.e|that is}. a third.
We have offices in Zürich, São Paulo, Kraków and {St|saint}. John's, {NL|n l}.
The pilot ran from {3|the third of} {Feb|february}. to {28|the twenty eighth of} {Mar|march}. and cost {£18,750|eighteen thousand seven hundred fifty pounds} in total.
Each bottle holds {750|seven hundred fifty} {mL|milliliters} and weighs {1.3|one point three} {kg|kilograms} when full.
At {22:15|twenty two fifteen} the pressure dropped below {0.8|zero point eight} bar for the first time.
Our {NPS|n p s} went from {+12|plus twelve} to {+41|plus forty one}, and {CSAT|c s a t} stayed at {4.6/5|four point six out of five}.
You can reach me at {ext|extension}. {4471|four four seven one} or on Slack as {@mira.k|at mira dot k}.
The EBITDA margin was {18.4%|eighteen point four percent}, {+230|plus two hundred thirty} {bps|basis points} {vs|versus}. last year.
{Prof|professor}. Amélie Dubois {(ETH|e t h} Zürich) led the trial in {2021/22|twenty twenty one to twenty two}.
The bill, {H.R|h r}. {1319|thirteen nineteen}, passed {220–211|two hundred twenty to two hundred eleven}.
We use {k8s|k eight s}, Terraform and {ArgoCD|argo c d} to deploy about {40x|forty times} a day.
Section {3(b)|three b} says the deposit is due within {30|thirty} {d|days}.
The {A380|a three eighty} needs a {3-km|three kilometer} runway; the {A320neo|a three twenty neo} needs less.
It rained {47|forty seven} {mm|millimeters} in {90|ninety} {min|minutes}., the most since {Aug|august}. {1987|nineteen eighty seven}.
I'd say {70-80%|seventy to eighty percent} of you have seen the {Nov|november}. {5|fifth} outage {first-hand|first hand}.
Turn left onto {Hwy|highway}. {101|one hundred one}, then take Exit {23B|twenty three b}.
The {Q4'24|q four twenty four} numbers come out on {Jan|january} {30th|thirtieth}, {2025|twenty twenty five}.
Ask for the {5|five} {GHz|gigahertz} band, not {2.4|two point four} {GHz|gigahertz}.
A {½-inch|one half inch} bolt and a {6-mm|six millimeter} bolt are not the same thing!
From {Mon–Fri|monday to friday} we open at {8|eight} {a.m|a m}., {Sat|saturday}. at {10|ten}.
The dose is {5|five} {mg/kg|milligrams per kilogram}, {max|maximum}. {400|four hundred} {mg/day|milligrams per day}.
Our {p95|p ninety five} latency is {180|one hundred eighty} {ms|milliseconds}, and {p99|p ninety nine} is {1.2|one point two} {s|seconds}.
In {9|nine} of {10|ten} cases the {CT|c t} scan was enough; {MRI|m r i} came later.
The {2008–09|two thousand eight to nine} crisis wiped out {$8tn|eight trillion dollars} in wealth.
Chapter {7|seven}, {pp|pages}. {112–118|one hundred twelve to one hundred eighteen}, has the details.
The plane climbed to {FL350|f l three hundred fifty}, about {35,000|thirty five thousand} {ft|feet}.
Net zero by {2045|twenty forty five} means {−7.6%|minus seven point six percent} every {yr|year}.
Her {PhD|p h d} at {UCLA|u c l a} was on {mRNA|m r n a}, long before {COVID-19|covid nineteen}.
The vote was {52:48|fifty two to forty eight} in favor of Option C.
{Kick-off|kick off} is at {17.30|seventeen thirty} in Hall {4A|four a}.
Here's the {TL;DR|t l d r}: cut scope, ship in {Q2|q two}, learn.
The {1st|first} of {3|three} talks is by {Dr|doctor} Lee from {MIT|m i t}.
We sold {1.5M|one point five million} units in {H1|h one} and {2.1M|two point one million} in {H2|h two}.
Use {Ctrl+Shift+P|control plus shift plus p}, then type "reload".
It's a {50|fifty} {km|kilometer} ride with {1,200|one thousand two hundred} {m|meters} of climbing.
The {EU's|e u's} {AI|a i} Act applies from {2|the second of} {Aug|august} {2026|twenty twenty six}.
Costs: {€2.5k|two point five thousand euros} per {mo|month}., or {€28k|twenty eight thousand euros} {p.a|per annum}.
The {S&P|s and p} {500|five hundred} closed at {5,021.84|five thousand twenty one point eight four}, up {0.57%|zero point five seven percent}.
My flight, {LH|l h} {1874|eighteen seventy four}, lands at {6:50|six fifty} {AM|a m} in {T2|t two}.
A {1:50,000|one to fifty thousand} map shows every hut.
We moved from {v2|version two} to {v3.0-beta.4|version three point zero beta four} last night.
The bridge opened on {24/05/1883|may twenty fourth eighteen eighty three}, at a cost of {$15.5|fifteen point five} {million|million dollars}.
Take {2–3|two to three} {tbsp|tablespoons}. of oil and {1|one} {tsp|teaspoon}. of salt.
The {ISS|i s s} orbits at {400|four hundred} {km|kilometers}, {16|sixteen} times a day, at {7.66|seven point six six} {km/s|kilometers per second}.
Roughly {1|one} in {8|eight} people, or {13%|thirteen percent}, are {left-handed|left handed} {(n=2,004)|n equals two thousand four}.
Windows {11|eleven} needs {TPM|t p m} {2.0|two point zero} and {4|four} {GB|gigabytes} of RAM.
The address is {221B|two twenty one b} Baker {St|street}., London {NW1|n w one} {6XE|six x e}.
{Mrs|missus}. O'Brien's class of {'99|ninety nine} raised {$3,400|three thousand four hundred dollars} for the {WWF|w w f}.
Let me start with the {3|three} things we learned in {FY2023/24|f y twenty twenty three twenty four}.
About {2/3|two thirds} of respondents {(n|n equals} = {412)|four hundred twelve} chose B over A.
The lake is {56|fifty six} {m|meters} deep, at {46°N|forty six degrees north}, {8°E|eight degrees east}.
Version {10.2.1|ten point two point one} came out on {4/11|april eleventh}, a day after Veterans Day eve.
He ran the {10k|ten k} in {41:07|forty one oh seven} and the {half-marathon|half marathon} in {1:32:45|one thirty two forty five}.
We raised a Series B of {$48.5m|forty eight point five million dollars} at a {$310m|three hundred ten million dollar} valuation.
Their {CTO|c t o}, {Dr|doctor}. I. Novák, {co-wrote|co wrote} the {RFC|r f c} in {'08|oh eight}.
Our {SLA|s l a} is {99.95%|ninety nine point nine five percent}, {i.e|that is}. {22|twenty two} {min|minutes}. of downtime per {mo|month}.
The word {'café'|café} comes from the French; so does {'résumé'|rezzoo may}.
That's {6|six} {ft|feet}. {4|four} {in|inches}., or {193|one hundred ninety three} {cm|centimeters}.
The {MS|m s} Harmonia left Pier {7|seven} at {0900|oh nine hundred} {hrs|hours}.
Add {2|two} {x|times} {250|two hundred fifty} {g|grams} of butter, {3|three} {eggs|eggs and} & a pinch of salt.
Turnover: {Q1|q one} {€1.1m|one point one million euros}, {Q2|q two} {€1.3m|one point three million euros}, {Q3|q three} {€0.9m|zero point nine million euros}.
Bus {no|number}. {12|twelve} runs every {7½|seven and a half} {min|minutes}. until {11:45|eleven forty five} {pm|p m}.
Our {HQ|h q} is at {1600|sixteen hundred} Pine {Ave|avenue}., Suite {220|two twenty}, Boulder, {CO|colorado} {80302|eight zero three zero two}.
Between {1850|eighteen fifty} and {1900|nineteen hundred}, {CO2|c o two} rose from {285|two hundred eighty five} to {296|two hundred ninety six} {ppm|parts per million}.
I grew up in the {'70s|seventies}, when {1|one} {L|liter} of milk cost {80¢|eighty cents}.
The {US–UK|u s u k} deal covers {85|eighty five} categories, {incl|including}. {steel|steel and} & cars.
Press {Alt+F4|alt plus f four} to quit, or hit Esc twice.
The {GDP|g d p} grew {0.3%|zero point three percent} {QoQ|quarter over quarter}, {2.1%|two point one percent} {YoY|year over year}.
Figure {4b|four b} shows the {IQR|i q r}, not the {SD|s d}.
{Mt|mount}. Fuji is {3,776|three thousand seven hundred seventy six} {m|meters} high; {K2|k two} is {8,611|eight thousand six hundred eleven} {m|meters}.
It's a {3:1|three to one} ratio of carbs to protein.
Read {ch|chapter}. {5|five}, {esp|especially}. {pp|pages}. {88–94|eighty eight to ninety four}, by {Thurs|thursday}.
She finished {2nd|second} of {1,048|one thousand forty eight} runners in the {35–39|thirty five to thirty nine} group.
The trial enrolled {1,204|one thousand two hundred four} {pts|patients}. at {18|eighteen} sites in {7|seven} countries.
We went from {0|zero} to {10,000|ten thousand} users in {<90|less than ninety} days.
Our {wi-fi|why fie} password is on {p|page}. {2|two} of the handout.
He was {CEO|c e o} from {1998-2004|nineteen ninety eight to two thousand four}, then Chair until his death in {2011|twenty eleven}.
"Is this on?" she asked. "No," said {Mr|mister}. Li, "try {ch|chapter}. {2."|two}
The {737|seven thirty seven} MAX was grounded on {13|the thirteenth of} March {2019|twenty nineteen}.
It costs {$0.0045|zero point zero zero four five dollars} per {1k|one thousand} tokens.
The {temp|temperature}. fell to {−12|minus twelve} {°C|degrees celsius} {(10|ten} {°F)|degrees fahrenheit} at {4:30|four thirty} {a.m|a m}.
Our {5-yr|five year}. plan needs {$2–3|two to three} {bn|billion dollars}. in capex.
{Jan|january}. to {Mar|march}. is low season; {Apr.–Oct|april to october}. is peak.
Room {C-204|c two oh four} holds {max|maximum}. {35|thirty five} {ppl|people}.
The wire is {0.5|zero point five} {mm²|square millimeters} and carries {10|ten} {A|amps} at {230|two hundred thirty} {V|volts}.
Please email {hr@northwind.co.uk|h r at northwind dot co dot u k} by {Fri|friday}., {6|the sixth of} June.
In {Rev|revelation}. {3:16|three sixteen} it's about being lukewarm.
I live on the {21st|twenty first} floor of a {1960s|nineteen sixties} tower.
The {EU-27|e u twenty seven} imports {57.5%|fifty seven point five percent} of its energy.
He bats {.312|point three one two} with {28|twenty eight} {HRs|h r's} and {95|ninety five} {RBIs|r b i's}.
The file is in {~/Documents/talk.pptx|tilde slash documents slash talk dot pptx}, {14|fourteen} {MB|megabytes}.
Use git commit {-m|dash m} to save, then git push.
NASA's Artemis {II|two} flies around the Moon in {10|ten} days.
Her {h-index|h index} is {44|forty four}; she has {120+|one hundred twenty plus} papers.
The prize: {£1,000|one thousand pounds} {(approx|approximately}. {$1,270)|one thousand two hundred seventy dollars} {p/a|per annum}.
We've cut {p50|p fifty} to {12ms|twelve milliseconds and} & {p99.9|p ninety nine point nine} to {310ms|three hundred ten milliseconds}.
{Vol|volume}. {2|two}, {no|number}. {4|four} of the journal is out.
{Dr|doctor}. Patel will see you at {3ish|three ish}, {Rm|room} {B12|b twelve}.
Thanks for coming out on a rainy Tuesday, all {64|sixty four} of you.
Since June {2021|twenty twenty one} we've answered {318,000|three hundred eighteen thousand} support tickets.
The median wait is {11|eleven} minutes, down from {26|twenty six}.
About {45%|forty five percent} of calls come between {9|nine} and {11|eleven} {a.m|a m}.
In Lagos we hired {12|twelve} people; in Oslo, only {3|three}.
The first prototype cost {$212|two hundred twelve dollars} and took {6|six} weeks.
Our budget for {2025|twenty twenty five} is {€4.2|four point two} {million|million euros}, {8%|eight percent} more than last year.
Please save questions for the {Q&A|q and a} at {3:45|three forty five}.
A typical home uses {3,500|three thousand five hundred} {kWh|kilowatt hours} a year.
The new battery holds {62|sixty two} {kWh|kilowatt hours} and charges in {28|twenty eight} minutes at {150|one hundred fifty} {kW|kilowatts}.
The wall is {2.4|two point four} {m|meters} high and {30|thirty} {cm|centimeters} thick.
UNESCO listed the site in {1987|nineteen eighty seven}, and again in {2012|twenty twelve}.
The vaccine was {94.1%|ninety four point one percent} effective in the phase {3|three} trial.
We measured {PM2.5|p m two point five} at {14|fourteen} {µg/m³|micrograms per cubic meter}, under the {WHO|w h o} limit of {15|fifteen}.
{Dr|doctor}. Hannah Weiss and {Prof|professor}. Carlos Ruiz wrote chapter {9|nine}.
The bridge is {1,991|one thousand nine hundred ninety one} {m|meters} long, built from {1988|nineteen eighty eight} to {1998|nineteen ninety eight}.
Each slide stays up for {20|twenty} seconds, so {20|twenty} slides take {6:40|six forty}.
The train to Kyoto leaves at {08:12|eight twelve} from platform {14|fourteen}.
He earned his {MBA|m b a} at INSEAD in {'96|ninety six}.
Our {API|a p i} handles {2,400|two thousand four hundred} requests per second.
Hurricane Maria made landfall as a Category {4|four} storm.
The app is {18|eighteen} {MB|megabytes} and runs on {iOS|i o s} {17|seventeen} and Android {13|thirteen}.
We need {5|five} more volunteers by {Fri|friday}. {Oct|october}. {3|third}.
At {−40|minus forty} degrees, Celsius and Fahrenheit agree.
The {GDPR|g d p r} took effect on May {25|twenty fifth}, {2018|twenty eighteen}.
NASA's Voyager {1|one} is {24|twenty four} billion {km|kilometers} away.
Only {1|one} of our {9|nine} labs has an {MRI|m r i} scanner.
The ratio of nurses to patients is {1:6|one to six}.
Sales rose {12%|twelve percent} in the {UK|u k}, {7%|seven percent} in the {EU|e u} and {19%|nineteen percent} in the {U.S|u s}.
Our {R&D|r and d} team grew from {14|fourteen} to {52|fifty two} engineers.
In {1914|nineteen fourteen}, the canal opened; in {1999|nineteen ninety nine}, Panama took it over.
The temperature rose by {1.1|one point one} {°C|degrees celsius} since {1880|eighteen eighty}.
See {p|page}. {14|fourteen} for the {FAQ|f a q} and {p|page}. {20|twenty} for the index.
The lecture is in Room {204|two oh four}, {2nd|second} floor, {Bldg|building}. C.
It's a {10-minute|ten minute} walk, or {3|three} stops on the {U6|u six}.
Mix {200|two hundred} {g|grams} of flour, {2|two} eggs and {¼|one quarter} {tsp|teaspoon} of salt.
We won {3-1|three to one} at home and drew {2-2|two to two} away.
My daughter is {4½|four and a half}, and she already reads.
The {90th|ninetieth} percentile is {340|three hundred forty} {ms|milliseconds}.
{COVID-19|covid nineteen} closed our offices from {Mar|march}. {2020|twenty twenty} to {Sept|september}. {2021|twenty twenty one}.
The top speed is {320|three hundred twenty} {km/h|kilometers per hour}, or about {200|two hundred} {mph|miles per hour}.
{Ms|miz}. Alvarez leads {HR|h r}, and {Mr|mister}. Cho leads {IT|i t}.
The contract runs through {Q3|q three} {2027|twenty twenty seven}.
Beethoven's Symphony {No|number}. {9|nine} premiered on {7|the seventh of} May {1824|eighteen twenty four}.
They sold {1.2|one point two} million copies in the first {48|forty eight} hours.
A barrel of oil is {159|one hundred fifty nine} liters, or {42|forty two} gallons.
The earthquake measured {7.8|seven point eight} on the Richter scale.
We moved {80%|eighty percent} of our workloads to {AWS|a w s} in {18|eighteen} months.
One in five adults sleeps less than {6|six} hours.
Thank you; slides are at {lectern.app/talks|lectern dot app slash talks}.
Our story starts in {1972|nineteen seventy two}, in a {20|twenty} {m²|square meter} garage in Turin.
We're {38|thirty eight} people now, up from {9|nine} in {Jan|january}. {2020|twenty twenty}.
The river rose {3.2|three point two} {m|meters} in under {6|six} hours.
I have {12|twelve} slides and {15|fifteen} minutes, so let's go.
Inflation peaked at {10.6%|ten point six percent} in {Oct|october}. {2022|twenty twenty two}.
Tickets are {$35|thirty five dollars}, or {$28|twenty eight dollars} for students.
Meet us at booth {B-17|b seventeen}, next to Hall {3|three}.
The satellite weighs {4.5|four point five} {t|tons} and orbits at {786|seven hundred eighty six} {km|kilometers}.
{Dr|doctor}. Osei's team at the {NIH|n i h} published it in {vol|volume}. {18|eighteen}.
We ship {v4.2|version four point two} on March {31st|thirty first}.
Traffic is {3x|three times} what it was on Black Friday.
The {2nd|second} law says that entropy grows.
Between {6|six} and {9|nine} {p.m|p m}. we use {40%|forty percent} of the day's power.
Our carbon footprint is {11.4|eleven point four} {t|tons} of {CO2|c o two} per person.
The museum has {35,000|thirty five thousand} objects; {2%|two percent} are on show.
Call {555-0142|five five five zero one four two} or write to {hello@bright.org|hello at bright dot org}.
In the {1830s|eighteen thirties} a letter took {3|three} weeks.
The {MRI|m r i} costs {€1.9m|one point nine million euros} and weighs {7|seven} tons.
It's {384,400|three hundred eighty four thousand four hundred} {km|kilometers} to the Moon, give or take.
The vote passed {61|sixty one} to {39|thirty nine}, {w/|with} {4|four} abstentions.
Page {3|three} lists all {27|twenty seven} {EU|e u} members.
A {CEO|c e o}, a {CTO|c t o} and an intern walk into a meeting.
The new {SSD|s s d} reads {7|seven} {GB/s|gigabytes per second}; the old {HDD|h d d} did {0.15|zero point one five}.
She speaks {5|five} languages, {incl|including}. {Farsi|farsi and} & Dutch.
We tested {1,500|one thousand five hundred} samples at {37|thirty seven} {°C|degrees celsius} for {72|seventy two} {h|hours}.
The tower is {300|three hundred} {m|meters} tall and leans {3.9°|three point nine degrees}.
By {2050|twenty fifty}, {68%|sixty eight percent} of us will live in cities.
Open {settings.json|settings dot jason} and set "theme" to "dark".
Our {A/B|a b} test ran for {14|fourteen} days with {n=8,200|n equals eight thousand two hundred}.
Interest rates went from {0.5%|zero point five percent} to {4.75%|four point seven five percent} in a year.
The concert starts at {19:30|nineteen thirty} sharp.
The {5-year|five year} survival rate is {91%|ninety one percent}.
{Mr|mister}. Baker, {Mrs|missus}. Chen and {Ms|miz}. Diaz founded it in {'87|eighty seven}.
Version {3.0|three point zero} dropped support for Windows {8.1|eight point one}.
It took {4|four} {h|hours} {20|twenty} {min|minutes} to drive {290|two hundred ninety} {km|kilometers}.
The {UN|u n} has {193|one hundred ninety three} members; NATO has {32|thirty two}.
Only {0.3%|zero point three percent} of all water is fresh and easy to reach.
Marie Curie won in {1903|nineteen oh three} and again in {1911|nineteen eleven}.
We cut costs by {$2.4M|two point four million dollars} and staff turnover by half.
Henry {V|the fifth} won at Agincourt in {1415|fourteen fifteen}.
The marathon is {42.195|forty two point one nine five} {km|kilometers} long.
Use {#northwind|hashtag northwind} on {LinkedIn|linked in} or Instagram.
Add {1½|one and a half} cups of rice and {3|three} cups of water.
Our {URL|u r l} is {northwind.io/jobs|northwind dot i o slash jobs}.
It snowed {18"|eighteen inches} in Boston last night.
The glacier lost {31|thirty one} {m|meters} in {2023|twenty twenty three} alone.
{HTTP|h t t p} {404|four oh four} means the page wasn't found.
The {GPU|g p u} draws {350|three hundred fifty} {W|watts}, the {CPU|c p u} {65|sixty five} {W|watts}.
Please {RSVP|r s v p} by {Wed|wednesday}., {Apr|april}. {9|ninth}.
That's it: {3|three} goals, {2|two} risks, {1|one} plan.
`
  .split('\n')
  .filter((line) => line !== '')

/** Those from here on were written after the others were mended. */
export const firstHeldNote = 100
