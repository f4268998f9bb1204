/** Marked as `texts` are. At first sight 10.7 readings in 1,000 words were wrong. */
export const thirteenthSet = `
Good morning, I'm {Dr|doctor}. Ines Rossi, head of surgery at {St|saint}. Anne's, and I have {18|eighteen} slides.
We did {6,412|six thousand four hundred twelve} operations last year, {4.2%|four point two percent} more than in {2023|twenty twenty three}.
Of those, {71%|seventy one percent} were planned and {29%|twenty nine percent} came through the {ER|e r}.
The average stay fell from {5.1|five point one} to {4.4|four point four} days; the target is {4|four}.
Waiting time for a hip is {11|eleven} weeks, for a knee {13|thirteen}.
We have {9|nine} theaters, {6|six} of them open {24/7|twenty four seven}.
Our infection rate is {0.8%|zero point eight percent}, against {1.3%|one point three percent} in the country ({p|p equals} = {.01|point zero one}).
A robot costs {€1.8M|one point eight million euros} plus {€140k|one hundred forty thousand euros} a year, and pays off at {~300|about three hundred} cases.
Last year it did {264|two hundred sixty four}, so we're {close|/klˈoʊs/}.
Blood loss fell by {180|one hundred eighty} {mL|milliliters} on average, and pain scores from {5/10|five out of ten} to {3/10|three out of ten}.
One patient, a {54-year-old|fifty four year old} teacher, went home after {36|thirty six} {h|hours}.
Her {Hb|h b} was {12.1|twelve point one} {g/dL|grams per deciliter} before and {10.9|ten point nine} after.
We gave {1|one} {g|gram} of cefazolin {30|thirty} {min|minutes} before the cut, then {8-hourly|eight hourly} for a day.
For pain: paracetamol {1|one} {g|gram} every {6|six} {h|hours}, and oxycodone {5|five} {mg|milligrams} if needed.
Heparin, {5,000|five thousand} {IU|i u} {s.c|s c}., starts on the evening of day {0|zero}.
Patients walk on day {1|one} and climb {10|ten} steps on day {2|two}.
Vitamin D was low in {62%|sixty two percent} of them, so we give {800|eight hundred} {IU|i u} a day.
The {MRI|m r i} has {3|three} {T|tesla}, the {CT|c t} {256|two hundred fifty six} slices, and {X-rays|x rays} are free of film since {2011|twenty eleven}.
A scan takes {20|twenty} {min|minutes} and costs about {$350|three hundred fifty dollars}.
The lab sends results as {PDF|p d f} and, since May, as {HL7|h l seven} over our {API|a p i}.
Our software is version {7.3|seven point three}; {7.4|seven point four} will bring dark mode.
Log in at {portal.stanne.org|portal dot stanne dot org} with your {ID|i d} and a {6-digit|six digit} code.
If the code fails {3x|three times}, call the help desk on {ext|extension}. {4410|four four one zero}.
We store images for {10|ten} {yrs|years}., {38|thirty eight} {TB|terabytes} so far.
Backups run at {2:30|two thirty} {a.m|a m}. and take {50|fifty} {min|minutes}.
The new wing has {84|eighty four} beds on {3|three} floors, {5,600|five thousand six hundred} {m²|square meters} in all.
It cost {$92M|ninety two million dollars}, {4%|four percent} under budget, and opened on {Sept|september}. {9|ninth}.
Heating comes from {14|fourteen} wells, each {220|two hundred twenty} {m|meters} deep, at {12|twelve} {°C|degrees celsius}.
Solar panels give {410|four hundred ten} {kWp|kilowatts peak}, or {380|three hundred eighty} {MWh|megawatt hours} a year.
Rooms are kept at {21|twenty one} {°C|degrees celsius}, theaters at {18–20|eighteen to twenty} {°C|degrees celsius} with {20|twenty} air {changes/h|changes per hour}.
Parking: {640|six hundred forty} spaces, {€1.50/h|one euro and fifty cents per hour}, free for the first {30|thirty} {min|minutes}.
Bus {61|sixty one} stops at the door; the {S3|s three} takes {14|fourteen} {min|minutes} from Central.
We employ {1,930|one thousand nine hundred thirty} people, or {1,512|one thousand five hundred twelve} {FTE|f t e}, from {61|sixty one} nations.
Turnover among nurses is {9.6%|nine point six percent}, down from {14.2%|fourteen point two percent} in {2021|twenty twenty one}.
A nurse in pay grade {E8|e eight} earns {€3,450|three thousand four hundred fifty euros} a month.
Night shifts pay {25%|twenty five percent} more, Sundays {50%|fifty percent}.
By law, {48|forty eight} {h|hours} a week is the max., and {11|eleven} {h|hours} of rest the minimum.
{Under|under section} § {630|six hundred thirty} of the civil code, patients may see their files.
In {2022|twenty twenty two} we lost {1|one} of {7|seven} lawsuits and paid {€85,000|eighty five thousand euros}.
The founder, Sister Anne, came here in {1873|eighteen seventy three} with {2|two} helpers.
In {WWI|world war one} the house held {400|four hundred} wounded; in {1944|nineteen forty four} a bomb hit the east side.
King Albert {I|the first} visited on {3|the third of} {Oct|october}. {1921|nineteen twenty one}.
Pope John Paul {II|the second} blessed the chapel in {1985|nineteen eighty five}.
Our school has {210|two hundred ten} students in years {1–3|one to three}.
Their exam has {120|one hundred twenty} questions; you pass with {60%|sixty percent}.
{Read|/ɹˈiːd/} {pp|pages}. {12–48|twelve to forty eight} of the handbook, above all {ch|chapter}. {3|three}.
Our choir sang Fauré's Requiem, {Op|opus}. {48|forty eight}, in D minor.
The staff team ran the city relay, {4|four by} × {5|five} {km|kilometers}, in {1:31:20|one thirty one twenty}.
We lost the football cup final {1–0|one to zero} in the {88th|eighty eighth} {min|minute}.
The canteen serves {1,100|one thousand one hundred} {meals/day|meals per day}, {35%|thirty five percent} of them vegan.
Today: lentil soup, {320|three hundred twenty} {kcal|kilocalories}, {€3.20|three euros and twenty cents}.
Its recipe: {200|two hundred} {g|grams} of lentils, {1.2|one point two} {L|liters} of stock, {2|two} carrots, {1|one} {tbsp|tablespoon} of vinegar.
Write to {ines.rossi@stanne.org|ines dot rossi at stanne dot org}, or find us as {@stannes_hospital|at stannes hospital}.
{Use|/jˈuːz/} {#StAnnes150|hashtag saint annes one hundred fifty} for photos of the jubilee on June {14|fourteenth}.
Thanks to team {B3|b three}, you were great 👏.
The ambulance is a Sprinter {519|five hundred nineteen} with {190|one hundred ninety} {hp|horsepower}.
A helicopter, the {H145|h one forty five}, lands here {3|three} times a week.
It needs {26|twenty six} {m|meters by} × {26|twenty six} {m|meters} of flat roof.
Our goals for {2026|twenty twenty six}: {7,000|seven thousand} operations, {4.0|four point zero} days, {and|and less than} < {0.7%|zero point seven percent} infections.
Phase {I|one} is funded, phases {II|two} and {III|three} are not.
We need {€4.6M|four point six million euros} more, {i.e|that is}. {€23|twenty three euros} per citizen.
The surgeon {wound|/wˈaʊnd/} the gauze tight, and the {wound|/wˈuːnd/} healed well.
Patients {read|/ɹˈiːd/} the form, sign it, and hand it back.
We have {read|/ɹˈɛd/} all {212|two hundred twelve} letters from last year.
{Use|/jˈuːz/} gloves: their {use|/jˈuːs/} cuts infections in half.
The minutes of the meeting take a {minute|/mˈɪnət/} to {read|/ɹˈiːd/}.
She will {present|/pɹizˈɛnt/} the {present|/pɹˈɛzənt/} findings at noon.
{Lead|/lˈɛd/} aprons protect you from {X-rays|x rays}; I {lead|/lˈiːd/} the {X-ray|x ray} team.
{Live|/lˈaɪv/} surgery is streamed on Fridays; most viewers {live|/lˈɪv/} abroad.
That's my time. Any questions?
`
