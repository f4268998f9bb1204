/** Marked as `texts` are. At first sight 2.9 readings in 1,000 words were wrong. */
export const tenthSet = `
Welcome to the spring review. I'm Ruth, I run finance, and Ben will take the tech half.
Sales were {€18.7M|eighteen point seven million euros}, {9%|nine percent} above plan; EBIT was {€2.2M|two point two million euros}, or {11.8%|eleven point eight percent}.
We lost {3|three} customers and won {17|seventeen}, among them Aldi, {HSBC|h s b c} and the {BBC|b b c}.
The average deal is now {$48k|forty eight thousand dollars}, and it takes us {74|seventy four} days to {close|/klˈoʊz/}.
Travel fell to {£310k|three hundred ten thousand pounds}, down from {£480k|four hundred eighty thousand pounds} in {2022|twenty twenty two}.
Our rent goes up {4%|four percent} {p.a|per annum}. until {2030|twenty thirty}.
By {Dec|december}. {31|thirty first} we had {$9.8M|nine point eight million dollars} in the bank, enough for {14|fourteen} months.
The dollar is at {0.92|zero point nine two} euros, the pound at {1.17|one point one seven}.
I'll skip slide {6|six} and go to {no|number}. {7|seven}.
Our churn is {1.8%|one point eight percent} a month, the best in {5|five} {yrs|years}.
If we raise prices by {3%|three percent}, {2|two} in {10|ten} may leave, says the survey ({n|n equals} = {640|six hundred forty}).
On the tech side, uptime was {99.97%|ninety nine point nine seven percent}, {i.e|that is}. {13|thirteen} {min|minutes} down in a month.
We run about {220|two hundred twenty} servers, each with {64|sixty four} {GB|gigabytes} of RAM and {2|two} {x|times} {10|ten} {Gbps|gigabits per second}.
The new search takes {80|eighty} {ms|milliseconds} instead of {450|four hundred fifty}.
Call {parse(text)|parse text} first; if it returns null, stop.
The flag is {--verbose|dash dash verbose}, and {-q|dash q} makes it quiet.
All of it is in the repo, under {docs/setup.md|docs slash setup dot m d}.
We fixed {312|three hundred twelve} bugs, {41|forty one} of them {P1|p one}.
Python {3.13|three point thirteen} is out, so we'll drop {3.9|three point nine} in {Q3|q three}.
Don't {use|/jˈuːz/} var; {use|/jˈuːz/} let or const.
Our test suite has {4,800|four thousand eight hundred} tests and runs in {6|six} {min|minutes} {30|thirty} {s|seconds}.
The app is {38|thirty eight} {MB|megabytes} on {iOS|i o s} and {24|twenty four} {MB|megabytes} on Android.
{Two-factor|two factor} login ({2FA|two f a}) is on for {96%|ninety six percent} of staff.
The model has {7B|seven billion} parameters and reads {32k|thirty two thousand} tokens.
Now a bit of math: the cost is {c|c equals} = {3n|three n plus} + {20|twenty}.
For {n|n greater than} > {100|one hundred}, it's cheaper to buy than to rent.
A square of {5|five} {m|meters} by {5|five} {m|meters} has {25|twenty five} {m²|square meters}.
The angle is {30°|thirty degrees}, so its sine is {0.5|zero point five}.
The Moon's gravity is {1/6|one sixth} of ours.
Water is densest at {4|four} {°C|degrees celsius}.
The lab keeps a {pH|p h} of {7.2|seven point two plus or minus} ± {0.1|zero point one}.
Sea level rose by {3.6|three point six} {mm/yr|millimeters per year} from {2006|two thousand six} to {2015|twenty fifteen}.
He's {42|forty two}, has a {BMI|b m i} of {29|twenty nine}, and his blood pressure was {145/95|one forty five over ninety five}.
His doctor gave him {20|twenty} {mg|milligrams} of lisinopril once a day.
After {6|six} {wks|weeks}. it was {128/82|one twenty eight over eighty two}.
The flu vaccine is {40–60%|forty to sixty percent} effective.
She sleeps {6.5|six point five} {h|hours} a night; the target is {8|eight}.
In {1|one} of {200|two hundred} cases, there's a rash.
Liverpool won {3–2|three to two} after being {0–2|zero to two} down.
She ran {5|five} {km|kilometers} in {21:35|twenty one thirty five}, and he the half in {1:38:20|one thirty eight twenty}.
They're {4th|fourth} in the league with {41|forty one} {pts|points}. from {22|twenty two} games.
Our quiz night is on {Thurs|thursday}. at {7:30|seven thirty} {p.m|p m}.
The cake needs {6|six} eggs, {300|three hundred} {g|grams} of sugar and {¾|three quarters} cup of milk.
Bake it at {350|three hundred fifty} {°F|degrees fahrenheit} for {40–45|forty to forty five} {min|minutes}.
Serve {2|two} per person, so {60|sixty} in all.
By law we must keep records for {7|seven} {years|years section} (§ {257|two hundred fifty seven} {HGB|h g b}).
Under {Art|article}. {28|twenty eight} {GDPR|g d p r}, we need a contract with each supplier.
In Smith {v|versus}. Acme, {2019|twenty nineteen}, the judge sided with the buyer.
The bridge is {312|three hundred twelve} {m|meters} long and can carry {44|forty four} {t|tons}.
The new heater uses {2.4|two point four} {kW|kilowatts}, the old one {3.8|three point eight}.
You need a {10-mm|ten millimeter} wrench and four {M6|m six} bolts.
It's {120|one hundred twenty} {km|kilometers} to Leeds, or {1|one} {h|hour} {25|twenty five} by train.
My train is the {6:05|six oh five} from Platform {11|eleven}.
The hotel is at {14|fourteen} King {St|street}., {5|five} {min|minutes} from the station.
A double room is {£89/night|eighty nine pounds per night}, with breakfast.
The castle was built in {1284|twelve eighty four} by Edward {I|the first}.
The Great Fire of {1666|sixteen sixty six} burned for {4|four} days.
In the {1930s|nineteen thirties} this was a mill with {600|six hundred} workers.
Rome had {1|one} million people in {AD|a d} {100|one hundred}.
Chapter {5|five} is on {pp|pages}. {88–104|eighty eight to one hundred four}.
The essay should be {800–1,000|eight hundred to one thousand} words, due on {3|the third of} March.
My daughter got {9/10|nine out of ten} in spelling and a {B+|b plus} in maths.
The choir sings Mozart's Requiem in D minor.
Track {3|three} is {4:12|four twelve} long.
Follow {@ruth_counts|at ruth counts}, and tag posts with {#SpringReview|hashtag spring review}.
You can reach me at {ext|extension}. {214|two hundred fourteen} or {ruth@acme.co.uk|ruth at acme dot co dot u k}.
My phone is a Galaxy {A54|a fifty four}, and it's fine.
The van is a {2021|twenty twenty one} Transit with {48,000|forty eight thousand} {mi|miles} on it.
Gate {B12|b twelve}, seat {23A|twenty three a}, boarding at {16:40|sixteen forty}.
I'll leave you with one number: {0.4%|zero point four percent}.
{Lead|/lˈiːd/} times are {8–10|eight to ten} {wks|weeks}., so order soon.
We {read|/ɹˈɛd/} the plan last year, and we'll {read|/ɹˈiːd/} it again.
Let's not waste a {minute|/mˈɪnət/} on {minute|/maɪnˈuːt/} details.
We {object|/əbdʒˈɛkt/} to the fee, and the {object|/ˈɑːbdʒɛkt/} of it is unclear.
They {produce|/pɹədˈuːs/} cheese, and sell {produce|/pɹˈoʊduːs/} too.
The team is {content|/kəntˈɛnt/} with the {content|/kˈɑːntɛnt/}.
{Close|/klˈoʊz/} the file, and stay {close|/klˈoʊs/} to the phone.
{Live|/lˈaɪv/} from Bath: we {live|/lˈɪv/} here now.
I {use|/jˈuːz/} it daily, and there's no {use|/jˈuːs/} denying it.
Thanks! {Q&A|q and a} till {11:45|eleven forty five}, then lunch.
`
