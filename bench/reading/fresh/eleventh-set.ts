/** Marked as `texts` are. At first sight 4.2 readings in 1,000 words were wrong. */
export const eleventhSet = `
Hello and welcome. I'm Sam Ortega from the city's water office, and I have {15|fifteen} minutes.
Each of us uses about {128|one hundred twenty eight} {L|liters} of water a day, down from {147|one hundred forty seven} {L|liters} in {1990|nineteen ninety}.
A {10-min|ten minute} shower takes {120|one hundred twenty} {L|liters}; a bath, {160|one hundred sixty} {L|liters}.
Our {2,340|two thousand three hundred forty} {km|kilometers} of pipes serve {412,000|four hundred twelve thousand} people.
Some of them date from the {1890s|eighteen nineties}, and {1|one} in {7|seven} leaks.
Losses were {11.3%|eleven point three percent} last year; the goal is {8%|eight percent} by {2030|twenty thirty}.
Fixing that costs {$64M|sixty four million dollars}, or {$155|one hundred fifty five dollars} per person.
We test {1,900|one thousand nine hundred} samples a year for {57|fifty seven} substances.
Nitrate is at {18|eighteen} {mg/L|milligrams per liter}, far below the limit of {50|fifty} {mg/L|milligrams per liter}.
{Lead|/lˈɛd/} in old pipes can reach {12|twelve} {µg/L|micrograms per liter}, so we replace {400|four hundred} of them a year.
The {pH|p h} is {7.6|seven point six}, the hardness {14|fourteen} {°dH|degrees d h}.
Pumping takes {21|twenty one} {GWh/yr|gigawatt hours per year}, of which {38%|thirty eight percent} is solar.
A new pump saves {0.12|zero point one two} {kWh|kilowatt hours} per {m³|cubic meter}.
Our main tank holds {45,000|forty five thousand} {m³|cubic meters} and is {9.5|nine point five} {m|meters} deep.
In July {2022|twenty twenty two}, demand hit {96,000|ninety six thousand} {m³/day|cubic meters per day}, a {record|/ɹˈɛkɚd/}.
It was {38.6|thirty eight point six} {°C|degrees celsius} on July {19|nineteenth}, and {31|thirty one} {°C|degrees celsius} at midnight.
The pressure fell from {5.2|five point two} to {3.1|three point one} bar within {40|forty} {min|minutes}.
We sent {3|three} texts to {180,000|one hundred eighty thousand} phones between {2|two} and {6|six} {p.m|p m}.
Now the software: sensors report every {15|fifteen} {s|seconds} to our server.
If {flow|flow is greater than} > {0|zero} at {3|three} {a.m|a m}., there's probably a leak.
The check is simple: if ({flow|flow is greater than} > limit) alert();
We {use|/jˈuːz/} Python {3.12|three point twelve} and {PostgreSQL|post gress}, and it all runs on {2|two} {VMs|v m's}.
The code is at {github.com/citywater/leaks|github dot com slash citywater slash leaks}, under the {MIT|m i t} license.
It found {212|two hundred twelve} leaks in its first year, {34|thirty four} more than the old way.
The math: {loss|loss equals} = {inflow|inflow minus} − outflow, summed over {24|twenty four} {h|hours}.
With {σ|sigma equals} = {2.1|two point one} and a threshold of {3σ|three sigma}, false alarms are rare.
Boil water for {3|three} {min|minutes} if you see a notice.
Babies under {6|six} {mos|months}. should not drink water {with|with more than} > {25|twenty five} {mg/L|milligrams per liter} of nitrate.
In {1854|eighteen fifty four}, {Dr|doctor}. John Snow traced cholera to a pump on Broad {St|street}. in London.
Typhoid fell by {90%|ninety percent} between {1900|nineteen hundred} and {1936|nineteen thirty six}.
Rome had {11|eleven} aqueducts by {AD|a d} {226|two hundred twenty six}, the longest {91|ninety one} {km|kilometers}.
{Under|under section} § {37|thirty seven} of the act, we must publish results every {12|twelve} months.
In City {v|versus}. Miller ({2016|twenty sixteen}) the court held that we pay for repairs up to the meter.
Fines run from {€200|two hundred euros} to {€50,000|fifty thousand euros}.
The works are at {12|twelve} River {Rd|road}., {10|ten} {min|minutes} by bus {no|number}. {5|five} from the station.
Tours are on the {1st|first} {Sat|saturday}. of each month at {10:30|ten thirty}, {€4|four euros}, kids free.
Your bill: {€2.18/m³|two euros and eighteen cents per cubic meter} plus a base fee of {€7.40/mo|seven euros and forty cents per month}.
A family of {4|four} pays about {€36|thirty six euros} a month.
Call {0800|zero eight zero zero} {555|five five five} {321|three two one} if you see a leak, any time, {24/7|twenty four seven}.
On X we're {@citywater|at citywater}, and the tag is {#SaveADrop|hashtag save a drop}.
Our football team, {FC|f c} Water, lost {6–2|six to two}, and we don't talk about it.
Our best runner did the {10|ten} {km|kilometers} in {39:45|thirty nine forty five}.
For tea, {use|/jˈuːz/} soft water at {85–95|eighty five to ninety five} {°C|degrees celsius}, {2|two} {g|grams} per {200|two hundred} {ml|milliliters}.
For pasta: {1|one} {L|liter} of water and {10|ten} {g|grams} of salt per {100|one hundred} {g|grams}.
Class {4b|four b} came last week and asked {31|thirty one} questions.
Their {project|/pɹˈɑːdʒɛkt/} got an A, and {2nd|second} place out of {16|sixteen}.
The choir of our staff sings Handel's Water Music in F major on May {4|fourth}.
The new van is a Ford {E-Transit|e transit} with {68|sixty eight} {kWh|kilowatt hours}.
Our drone, a {DJI|d j i} {M30|m thirty}, films the dam from {120|one hundred twenty} {m|meters} up.
The dam is {41|forty one} {m|meters} high, {210|two hundred ten} {m|meters} long, built {1962–65|nineteen sixty two to sixty five}.
Its turbine makes {1.8|one point eight} {MW|megawatts} at {14|fourteen} {m³/s|cubic meters per second}.
We planted {5,000|five thousand} trees in the {2,300-ha|two thousand three hundred hectare} catchment.
The river carries {3|three} {m³/s|cubic meters per second} in {Aug|august}. and {40|forty} in {Apr|april}.
The {100-yr|one hundred year}. flood would reach {4.7|four point seven} {m|meters} at Gauge {2|two}.
Phase {2|two} begins in {Q1|q one} {2026|twenty twenty six} and ends in {Q4|q four} {2028|twenty twenty eight}.
Bids are due on {11/15|november fifteenth}, at {5|five} {p.m|p m}. sharp.
My team has {9|nine} people: {4|four} engineers, {3|three} techs, {2|two} in {IT|i t}.
We're hiring! See {citywater.org/jobs|citywater dot org slash jobs} or mail {jobs@citywater.org|jobs at citywater dot org}.
Please do not waste a {minute|/mˈɪnət/}: report leaks.
They {use|/jˈuːz/} less; the {use|/jˈuːs/} of rain barrels is up {3x|three times}.
The {wind|/wˈɪnd/} can {wind|/wˈaɪnd/} the cable around the mast.
We {close|/klˈoʊz/} at {5|five}, but we stay {close|/klˈoʊs/} to the phone.
He led the crew that replaced the {lead|/lˈɛd/} pipes.
I {read|/ɹˈiːd/} your letters; please {read|/ɹˈiːd/} ours.
The {present|/pɹˈɛzənt/} plan will {present|/pɹizˈɛnt/} us with some work.
In short: fewer leaks, lower bills, and {0|zero} excuses.
Questions? I have {5|five} {min|minutes} left.
`
