/** Marked as `texts` are. At first sight 5.6 readings in 1,000 words were wrong. */
export const ninthSet = `
Good afternoon. My name is Jonas Weber, and for the next {25|twenty five} minutes we'll talk about batteries.
In {2010|twenty ten} a {kWh|kilowatt hour} of storage cost about {$1,100|one thousand one hundred dollars}; today it's below {$140|one hundred forty dollars}.
That's a drop of {87%|eighty seven percent} in {13|thirteen} years, or roughly {15%|fifteen percent} a year.
Our cell holds {5|five} {Ah|ampere hours} at {3.7|three point seven} {V|volts}, so {18.5|eighteen point five} {Wh|watt hours}.
It charges from {10|ten} to {80%|eighty percent} in {18|eighteen} {min|minutes} at {250|two hundred fifty} {kW|kilowatts}.
After {1,500|one thousand five hundred} cycles it still has {92%|ninety two percent} of its capacity.
The pack weighs {410|four hundred ten} {kg|kilograms} and has {4,416|four thousand four hundred sixteen} cells in {96|ninety six} rows.
We sold {38,000|thirty eight thousand} packs in {2023|twenty twenty three}, {52,000|fifty two thousand} in {2024|twenty twenty four}, and plan for {70,000|seventy thousand}.
Our gross margin is {21.5%|twenty one point five percent}, up {2|two} points from last year.
We spend {11%|eleven percent} of sales on {R&D|r and d}, about {€46M|forty six million euros}.
A new line in Győr will add {4|four} {GWh/yr|gigawatt hours per year} by {Q3|q three} {2026|twenty twenty six}.
The order from Volta {AG|a g} is worth up to {€310|three hundred ten} {million|million euros} over {5|five} years.
Next, some code: await {fetch('/api/packs')|fetch slash api slash packs} returns a list.
If the status is not {200|two hundred}, throw an error.
Don't forget to set {NODE_ENV=production|node env equals production} before you deploy.
The firmware is at version {4.12.0|four point twelve point zero}, and {4.13|four point one three} comes out on {Dec|december}. {3|third}.
The log file grows by {2|two} {GB|gigabytes} per day, so rotate it every {24|twenty four} {h|hours}.
We moved {14|fourteen} services to Go {1.22|one point twenty two} and saved {35%|thirty five percent} {CPU|c p u}.
Each sensor sends {10|ten} {msgs/s|messages per second} over {MQTT|m q t t}, about {1|one} {kB|kilobyte} each.
The voltage follows {U|u equals} = {R|r times} × I, so at {50|fifty} {A|amps} and {2|two} {mΩ|milliohms} we lose {0.1|zero point one} {V|volts}.
Energy goes with the square of speed: {E|e equals} = {½mv²|one half m v squared}.
If you double v, you need {4|four} times the energy.
The error is {±0.5%|plus or minus zero point five percent}, and the sample size was {n|n equals} = {60|sixty}.
Cells fail when {T|t is greater than} > {60|sixty} {°C|degrees celsius} for more than {10|ten} {min|minutes}.
Lithium has atomic number {3|three} and a density of {0.53|zero point five three} {g/cm³|grams per cubic centimeter}.
The electrolyte is {1|one} {M|molar} {LiPF6|l i p f six} in {EC/DMC|e c d m c} ({1:1|one to one}).
We store cells at {15–25|fifteen to twenty five} {°C|degrees celsius} and {40–60%|forty to sixty percent} humidity.
In a crash test at {56|fifty six} {km/h|kilometers per hour} nothing burned.
{Dr|doctor}. Amara Nwosu, {Ph.D|p h d}., leads our safety lab.
The rule, {UN|u n} {38.3|thirty eight point three}, asks for {8|eight} tests, {T.1|t point one} to {T.8|t point eight}.
Under {Art|article}. {77|seventy seven} of the {EU|e u} rules, each battery gets a passport from {18|the eighteenth of} {Feb|february}. {2027|twenty twenty seven}.
The fine for missing it is up to {€50,000|fifty thousand euros}.
A patient with a pacemaker should keep {30|thirty} {cm|centimeters} away from the charger.
His heart rate rose from {64|sixty four} to {118|one hundred eighteen} {bpm|beats per minute} during the test.
Take {400|four hundred} {mg|milligrams} of ibuprofen if you must, but no more than {3x|three times} a day.
The team won the solar race in {2019|twenty nineteen} and came {2nd|second} in {2023|twenty twenty three}.
They drove {3,021|three thousand twenty one} {km|kilometers} in {34|thirty four} {h|hours} {4|four} {min|minutes}, an average of {88.2|eighty eight point two} {km/h|kilometers per hour}.
Our football team lost {5–3|five to three}, but that's another story.
For lunch there's soup for {80|eighty}: {12|twelve} {kg|kilograms} of potatoes, {3|three} {L|liters} of cream and {500|five hundred} {g|grams} of leeks.
Cook it for {25|twenty five} {min|minutes} at low heat, and season with {½|one half} {tsp|teaspoon} of nutmeg per {2|two} {L|liters}.
The plant is {45|forty five} {km|kilometers} from Vienna, just off the {A4|a four}, exit {21|twenty one}.
The shuttle leaves at {7:15|seven fifteen} and {8:45|eight forty five} {a.m|a m}. from Gate {3|three}.
If you fly, {OS|o s} {87|eighty seven} gets you to New York in {9|nine} {h|hours} {30|thirty} {min|minutes}.
Volta built the first battery in {1800|eighteen hundred}, and Planté the first you could recharge, in {1859|eighteen fifty nine}.
In World War {II|two}, submarines ran on {lead-acid|lead acid} cells of up to {150|one hundred fifty} {t|tons}.
Edison's {nickel-iron|nickel iron} battery dates from {1901|nineteen oh one}.
Students: the report is due on {6/12|june twelfth}, {10|ten} pages max., {12|twelve} pt font.
Room {B2.14|b two point one four} has space for {35|thirty five}, so come early.
You need at least {55|fifty five} of {100|one hundred} points, {i.e|that is}. a C.
Our song is in D major, {4/4|four four}, at {110|one hundred ten} {bpm|beats per minute}, and yes, we'll sing it.
Find us {@voltaworks|at voltaworks}, tag {#ChargedUp|hashtag charged up}, or mail {hi@voltaworks.eu|hi at voltaworks dot e u}.
My own car is a {2018|twenty eighteen} Leaf with {40|forty} {kWh|kilowatt hours} and {96,000|ninety six thousand} {km|kilometers}.
The {ID.3|i d three} has {58|fifty eight} {kWh|kilowatt hours}, the Model Y up to {75|seventy five}.
We tested phones, too: the {S24|s twenty four} Ultra, the {iPhone|i phone} {15|fifteen} Pro Max and the Pixel {8|eight}.
{AAA|triple a} cells give {1.5|one point five} {V|volts}, and a {CR2032|c r twenty thirty two} {3|three} {V|volts}.
One Tesla is {$TSLA|t s l a} to some and a unit to others.
Charging costs {39|thirty nine} {ct/kWh|cents per kilowatt hour} at home and up to {79|seventy nine} on the road.
The grid runs at {50|fifty} {Hz|hertz} here and at {60|sixty} {Hz|hertz} in the {US|u s}.
Please don't {tear|/tˈɛɹ/} the wrap; it may bring you to {tears|/tˈɪɹz/}.
We need to {separate|/sˈɛpɚɹˌeɪt/} the cells and keep them {separate|/sˈɛpɹət/}.
The {wind|/wˈɪnd/} was strong, so the {lead|/lˈiːd/} car had to {lead|/lˈiːd/}.
They {use|/jˈuːz/} the pack; its {use|/jˈuːs/} is limited to {8|eight} {yrs|years}.
I'd like to {present|/pɹizˈɛnt/} a {present|/pɹˈɛzənt/} to our host.
A {minute|/mˈɪnət/} is enough for {minute|/maɪnˈuːt/} traces to show.
So: {1|one} idea, {2|two} risks, {3|three} asks. Thanks, and over to Mei for the {Q&A|q and a}!
The survey had {1,248|one thousand two hundred forty eight} replies ({62%|sixty two percent} f, {37%|thirty seven percent} m, {1%|one percent} other).
On a scale of {1–5|one to five}, people gave us a {4.3|four point three}.
We hired {12|twelve} engineers, {3|three} of them {part-time|part time} ({50%|fifty percent}).
Our carbon footprint fell from {61|sixty one} to {48|forty eight} {kg|kilograms} {CO₂e|c o two e} per {kWh|kilowatt hour}.
About {95%|ninety five percent} of the nickel and {80%|eighty percent} of the lithium can be recovered.
We file {20–25|twenty to twenty five} patents a year; {no|number}. {100|one hundred} came in May.
The tender closes on {31/03/2026|march thirty first twenty twenty six} at noon {CET|c e t}.
Cash at {year-end|year end}: {€61.3M|sixty one point three million euros}, no debt.
Inflation was {2.9%|two point nine percent} in {Oct|october}., down from {3.4%|three point four percent} in {Sept|september}.
A {$50|fifty dollar} bill is all you need for a full charge on {I-80|i eighty}.
Phase {1|one} ends in {wk|week}. {14|fourteen}, phase {2|two} in {wk|week}. {27|twenty seven}.
The test rig draws {3|three times} × {63|sixty three} {A|amps} at {400|four hundred} {V|volts}.
We {use|/jˈuːz/} {M5|m five} screws, {12|twelve} {mm|millimeters} long, at {5|five} {Nm|newton meters}.
The seal is {2.5|two point five} {mm|millimeters} thick and rated {IP68|i p sixty eight}.
The data sheet is {48|forty eight} {pp|pages}. long; see {p|page}. {12|twelve} for limits.
For a {10-year|ten year} life, keep the charge between {20|twenty} and {80%|eighty percent}.
`
