/** Marked as `texts` are. At first sight 8.2 readings in 1,000 words were wrong. */
export const twelfthSet = `
Hi, I'm Dana, head of sports science at the club, and this is our season in {20|twenty} slides.
We played {38|thirty eight} games, won {21|twenty one}, drew {9|nine} and lost {8|eight}, so {72|seventy two} {pts|points}.
That's {11|eleven} more than in {2022/23|twenty twenty two to twenty three} and our best since {2004|two thousand four}.
The {4–0|four to zero} win over Porto on {12|the twelfth of} March was the high point.
We scored {64|sixty four} goals, {1.68|one point six eight} per game, from an {xG|x g} of {58.3|fifty eight point three}.
Our top scorer, {no|number}. {9|nine}, got {19|nineteen} in {31|thirty one} games.
On average we ran {112.4|one hundred twelve point four} {km|kilometers} per match, {3%|three percent} more than the league.
Sprints above {25|twenty five} {km/h|kilometers per hour} went up from {118|one hundred eighteen} to {131|one hundred thirty one}.
The {GPS|g p s} vests {record|/ɹɪkˈɔːɹd/} {10|ten} {positions/s|positions per second}, at {±10|plus or minus ten} {cm|centimeters}.
Players burn {1,400–1,700|one thousand four hundred to one thousand seven hundred} {kcal|kilocalories} in {90|ninety} {min|minutes}.
They drink {500|five hundred} {mL|milliliters} {2|two} {h|hours} before the game and {150|one hundred fifty} {mL|milliliters} every {15|fifteen} {min|minutes}.
Breakfast: {80|eighty} {g|grams} of oats, {250|two hundred fifty} {mL|milliliters} of milk, {1|one} banana.
Recovery {shake|shake equals} = {30|thirty} {g|grams} {protein|protein plus} + {60|sixty} {g|grams} carbs.
Resting heart rate fell from {52|fifty two} to {48|forty eight} {bpm|beats per minute} in {pre-season|pre season}.
{VO₂|v o two} max rose by {4.5%|four point five percent}, to {61|sixty one} {mL/kg/min|milliliters per kilogram per minute}.
We measure {CK|c k} each {Monday|monday more than}; > {1,000|one thousand} {U/L|units per liter} means an easy day.
Hamstring injuries fell from {9|nine} to {4|four}, {ACL|a c l} {tears|/tˈɛɹz/} from {2|two} to {0|zero}.
A grade {II|two} {tear|/tˈɛɹ/} takes {4–6|four to six} {wks|weeks}., a grade {III|three} one {3|three} {mos|months}.
Painkillers: {400|four hundred} {mg|milligrams} of ibuprofen, at most {3|three} times a day, never on match day.
Sleep is {8.2|eight point two} {h|hours} a night now, up from {7.4|seven point four}.
In the lab: {r|r equals} = {0.71|zero point seven one} between sleep and sprint times ({p|p is less than} < {.001|point zero zero one}).
The model is {y|y equals} = {0.8x|zero point eight x plus} + {1.2|one point two}, where x is the load in {km|kilometers}.
If {load|load is greater than} > {1.5|one point five times} × the mean of {4|four} weeks, the risk of injury doubles.
Our app is written in Swift and Kotlin; the server runs on Node {22|twenty two}.
It sends a {JSON|jason} file of {2|two} {MB|megabytes} per session to our {API|a p i}.
Call {loadSession(id),|load session i d} and it returns {25|twenty five} rows per second.
{Use|/jˈuːz/} the {--dry-run|dash dash dry run} flag before you delete anything.
We keep the data for {5|five} {yrs|years}., encrypted with {AES-256|a e s two hundred fifty six}.
Under {Art|article}. {9|nine} {GDPR|g d p r}, health data needs consent; {26|twenty six} of {27|twenty seven} players agreed.
The {players|players}' union took us to court in {2021|twenty twenty one} and lost, {5–2|five to two}.
The budget: {€1.9M|one point nine million euros} for staff, {€640k|six hundred forty thousand euros} for gear, {€85k|eighty five thousand euros} for travel.
The new gym ({420|four hundred twenty} {m²|square meters}) cost {€2.3M|two point three million euros} and opened on {1|the first of} {Sept|september}.
Ticket sales rose {12%|twelve percent} to {£14.8m|fourteen point eight million pounds}; shirts brought another {£3.1m|three point one million pounds}.
A season ticket is {£480|four hundred eighty pounds}, or {£22|twenty two pounds} per game for {19|nineteen} home {games|games plus} + {3|three} cups.
The stadium holds {32,050|thirty two thousand fifty}; the average crowd was {29,870|twenty nine thousand eight hundred seventy}, {i.e|that is}. {93%|ninety three percent}.
The pitch is {105|one hundred five by} × {68|sixty eight} {m|meters}, cut to {24|twenty four} {mm|millimeters}, at {18|eighteen} {°C|degrees celsius} under the grass.
Floodlights: {212|two hundred twelve} {LEDs|l e d's} of {1.4|one point four} {kW|kilowatts} each.
Away games mean {14,300|fourteen thousand three hundred} {km|kilometers} by coach and plane.
Flight {BA|b a} {2612|twenty six twelve} to Naples leaves at {9:35|nine thirty five} {a.m|a m}. from {T3|t three}.
The club was founded in {1899|eighteen ninety nine} in a pub on Mill {Rd|road}.
In {WWI|world war one}, {7|seven} of our players died; a plaque hangs by Gate {4|four}.
Between {1926|nineteen twenty six} and {1931|nineteen thirty one} we won the cup {3|three} times.
King George {V|the fifth} opened the west stand on {5|the fifth of} May {1923|nineteen twenty three}.
School visits: {61|sixty one}, with {4,200|four thousand two hundred} kids from Years {3–6|three to six}.
Our quiz: what's {7/8|seven eighths} of {64|sixty four}? Right, {56|fifty six}.
The anthem is in G major, {4/4|four four}, and it's played at {96|ninety six} {bpm|beats per minute}.
{U-18s|under eighteens} train {Mon|monday}., {Wed|wednesday}. and {Fri|friday}. from {5|five} to {6:30|six thirty} {p.m|p m}.
The women's team came {3rd|third}, {5|five} {pts|points}. behind City.
Our keeper is {6'4|six foot four}" and has a reach of {2.31|two point three one} {m|meters}.
Next season's target: top {3|three at least}, ≥ {75|seventy five} {pts|points}., {and|and less than} < {10|ten} injuries per {1,000|one thousand} {h|hours}.
{Kick-off|kick off} is {Sat|saturday}. {16|the sixteenth of} {Aug|august}. at {12:30|twelve thirty}.
Follow {@clubscience|at clubscience} and {use|/jˈuːz/} {#TrainSmart|hashtag train smart} 💪.
Mail me at {dana@club.org|dana at club dot org}, or {ext|extension}. {5520|five five two zero}.
The coach car is a {2023|twenty twenty three} Kia {EV9|e v nine}; the bus is a {49-seater|forty nine seater}.
The watch, a Garmin {965|nine hundred sixty five}, lasts {31|thirty one} {h|hours} with {GPS|g p s} on.
Our {4K|four k} cameras film at {60|sixty} {fps|frames per second}, {2|two} {TB|terabytes} per game.
We {record|/ɹɪkˈɔːɹd/} each session, and the {record|/ɹˈɛkɚd/} goes to the coach.
Each {minute|/mˈɪnət/} counts, even the {minute|/maɪnˈuːt/} changes.
The {lead|/lˈiːd/} physio will {lead|/lˈiːd/} the next talk.
Do the exercise with your back straight and elbows {close|/klˈoʊs/}.
He'd {wound|/wˈaʊnd/} the tape too tight around the {wound|/wˈuːnd/}.
I'd advise you to {use|/jˈuːz/} ice; its {use|/jˈuːs/} is old but sound.
Let's {separate|/sˈɛpɚɹˌeɪt/} facts from hope, in two {separate|/sˈɛpɹət/} steps.
That was {20|twenty} slides in {20|twenty} minutes. Questions?
`
