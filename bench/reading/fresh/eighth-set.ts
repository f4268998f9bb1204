/** Marked as `texts` are. At first sight 7.6 readings in 1,000 words were wrong. */
export const eighthSet = `
Good morning, everyone. I'm Priya, I {lead|/lˈiːd/} the data team, and I'll need about {18|eighteen} minutes.
Our revenue last year was {$31.2|thirty one point two} {million|million dollars}, {14%|fourteen percent} more than in {2023|twenty twenty three}.
Most of that, roughly {62%|sixty two percent}, came from just {9|nine} customers.
In April we cut prices by {5–7%|five to seven percent}, and volume went up by a third.
We have {143|one hundred forty three} people in {6|six} offices; {1|one} in {4|four} joined in the last {12|twelve} months.
The new plant in Brno will cost {€85M|eighty five million euros} and open in {mid-2026|mid twenty twenty six}.
Margins fell to {8.9%|eight point nine percent}, the lowest since {Q2|q two} {2019|twenty nineteen}.
If we save just {2|two} hours a week each, that's {14,000|fourteen thousand} hours a year.
The loan is {£250,000|two hundred fifty thousand pounds} at {6.2%|six point two percent} over {15|fifteen} years.
ACME {Inc|incorporated}. and Zeta {LLC|l l c} merged on {Jan|january}. {1|first}, {2022|twenty twenty two}.
Our {KPI|k p i} is simple: cost per order, now at {$4.85|four dollars and eighty five cents}, should be under {$4|four dollars}.
The first call to {getUser()|get user} takes {300|three hundred} {ms|milliseconds}, later ones under {5|five}.
Please don't write if ({done|done equals equals} == true), just write if (done).
You'll find the config in {/etc/app/config.yml|slash etc slash app slash config dot y m l}.
Version {3.0|three point zero} drops support for Python {3.8|three point eight} and Windows {7|seven}.
The build takes {4|four} {min|minutes} {20|twenty} {s|seconds} on {CI|c i}, and {50|fifty} {s|seconds} on my machine.
We store {2.3|two point three} {TB|terabytes} of logs a day and keep them for {30|thirty} {d|days}.
An {HTTP|h t t p} {500|five hundred} means the server failed, a {404|four oh four} that nothing was found.
Open {https://status.acme.io/today|status dot acme dot i o slash today} to see what's down.
In the formula {y|y equals} = {mx|m x plus} + b, m is the slope.
When {x|x is greater than} > {10|ten}, the curve flattens.
Pi is about {3.14159|three point one four one five nine}, and e about {2.718|two point seven one eight}.
The chance of two sixes is {1/36|one thirty sixth}, or {2.8%|two point eight percent}.
With {n|n equals} = {48|forty eight} and {p|p equals} = {0.02|zero point zero two}, the effect is real but small.
Earth is {150|one hundred fifty} million {km|kilometers} from the Sun, {i.e|that is}. {1|one} {AU|a u}.
The probe flew at {17|seventeen} {km/s|kilometers per second} and reached Neptune in {Aug|august}. {1989|nineteen eighty nine}.
At {−196|minus one hundred ninety six} {°C|degrees celsius} nitrogen is liquid.
{CO₂|c o two} levels passed {420|four hundred twenty} {ppm|parts per million} in {2022|twenty twenty two}.
A human cell has {46|forty six} chromosomes and about {20,000|twenty thousand} genes.
We froze the samples at {−20|minus twenty} {°C|degrees celsius} within {2|two} {h|hours}.
The patient, a {67-year-old|sixty seven year old} woman, had a {BP|b p} of {160/90|one sixty over ninety}.
She takes {10|ten} {mg|milligrams} of ramipril in the morning and {5|five} {mg|milligrams} at night.
Her temperature was {38.4|thirty eight point four} {°C|degrees celsius}, her heart rate {104|one hundred four} {bpm|beats per minute}.
The drug cut deaths by {23%|twenty three percent} ({95%|ninety five percent} {CI|c i}, {12–33%|twelve to thirty three percent}).
One in {8|eight} women will get breast cancer; {9|nine} in {10|ten} survive it.
Give {1|one} {g|gram} of paracetamol every {6|six} {h|hours}, {max|maximum}. {4|four} {g|grams} a day.
He won the final {6-3|six to three}, {7-5|seven to five} in under {2|two} hours.
We beat them {4–1|four to one}, and Kane scored twice.
She ran the {400|four hundred} {m|meters} in {49.7|forty nine point seven} {s|seconds}, a personal best.
The race is {21.1|twenty one point one} {km|kilometers} long, and the cutoff is {3|three} {h|hours} {30|thirty} {min|minutes}.
Lap {12|twelve} was his fastest: {1:31.4|one thirty one point four}.
Add {200|two hundred} {g|grams} of butter, {150|one hundred fifty} {g|grams} of sugar and {3|three} eggs.
Bake at {180|one hundred eighty} {°C|degrees celsius} for {35|thirty five} {min|minutes}, then cool for {10|ten}.
{Use|/jˈuːz/} {1|one} {tsp|teaspoon} of salt per {500|five hundred} {g|grams} of flour.
You need a {26-cm|twenty six centimeter} pan and a sharp knife.
Article {12|twelve} gives you the right to a copy.
The court ruled {5–4|five to four} in Roe {v|versus}. Wade in {1973|nineteen seventy three}.
Under Section {4(2),|four two} the landlord must reply within {21|twenty one} days.
He was fined {$12,500|twelve thousand five hundred dollars} and given {200|two hundred} hours of service.
The beam is {4.5|four point five} {m|meters} long and weighs {220|two hundred twenty} {kg|kilograms}.
Our turbine makes {3.6|three point six} {MW|megawatts} at a {wind|/wˈɪnd/} speed of {12|twelve} {m/s|meters per second}.
The new pump saves {35%|thirty five percent} of the power, about {1,100|one thousand one hundred} {kWh|kilowatt hours} a year.
Keep the voltage between {11.8|eleven point eight} and {14.4|fourteen point four} {V|volts}.
Our train leaves at {8:40|eight forty} from Platform {5|five}.
The flight to Oslo, {SK|s k} {4425|forty four twenty five}, is at {17:05|seventeen oh five}.
From the station it's {1.2|one point two} {km|kilometers}, or {15|fifteen} {min|minutes} on foot.
A day pass is {CHF 12|twelve swiss francs}, a week pass {CHF 48|forty eight swiss francs}.
The hike starts at {1,450|one thousand four hundred fifty} {m|meters} and ends at {2,304|two thousand three hundred four} {m|meters}.
The Romans left Britain around {AD|a d} {410|four hundred ten}.
World War {I|one} began on {28|the twenty eighth of} July {1914|nineteen fourteen}.
Henry {IV|the fourth} became king in {1399|thirteen ninety nine} and died in {1413|fourteen thirteen}.
By the {1960s|nineteen sixties}, {9|nine} out of {10|ten} homes had a {TV|t v}.
For next week, {read|/ɹˈiːd/} {pp|pages}. {45–62|forty five to sixty two} and answer questions {1–5|one to five}.
The exam is on Tuesday, {12|the twelfth of} November, {9–11|nine to eleven} {a.m|a m}.
You need {50|fifty} of {80|eighty} points to pass.
Room {3.14|three point one four} is on the {3rd|third} floor.
The concert opens with Mozart's Symphony {No|number}. {41|forty one}.
Follow us at @acme or {use|/jˈuːz/} the hashtag {#AcmeDay|acme day}.
Thank you 🙏 and see you in {2025|twenty twenty five}!
The {iPhone|i phone} {16|sixteen} is out, and the old one costs {$200|two hundred dollars} less.
My bike is an {8-speed|eight speed} with {28-inch|twenty eight inch} wheels.
The battery lasts {11|eleven} {h|hours} and charges to {80%|eighty percent} in {35|thirty five} {min|minutes}.
{Dr|doctor}. Patel, {Ms|miz}. Wu and {Prof|professor}. Kim will join the {Q&A|q and a}.
Call us on {0800|zero eight zero zero} {555|five five five} {019|zero one nine}, {24/7|twenty four seven}.
The {U.S|u s}. has {50|fifty} states, the {EU|e u} {27|twenty seven} members.
Our {CEO|c e o}, {CFO|c f o} and {CTO|c t o} all went to {MIT|m i t}.
Step {1|one}: plan. Step {2|two}: build. Step {3|three}: ship.
There are {3|three} reasons why I'm here: (a) cost, (b) speed, (c) quality.
The {wind|/wˈɪnd/} tore the sail, so we had to {wind|/wˈaɪnd/} it in by hand.
Please {close|/klˈoʊz/} the door; we're {close|/klˈoʊs/} to the end.
I {read|/ɹˈɛd/} it in May, and I may {read|/ɹˈiːd/} it again.
We {used|/jˈuːst/} to {use|/jˈuːz/} paper; now we {use|/jˈuːz/} tablets.
The {estimate|/ˈɛstəmət/} was low, so let's {estimate|/ˈɛstəmˌeɪt/} it anew.
They want to {perfect|/pɚfˈɛkt/} the {perfect|/pˈɜːfɪkt/} cup.
{Does|/dʌz/} anyone {object|/əbdʒˈɛkt/}? Then let's move on to slide {12|twelve}.
That's it from me. Any questions? Slides are at {acme.io/talk|acme dot i o slash talk}.
`
