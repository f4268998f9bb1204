/**
 * What people write into notes, where it is hardest to read, and how they would say it. Each part was
 * written, and judged, before any rule was made with a look at it: 39 wrong readings in 1,000 words of
 * the first 199 texts, 10 of the last 100. Since then they only see to it that nothing gets worse.
 * `{written|said}` marks what is not said as it is written, `{word|/sound/}` what sounds otherwise
 * than it may look, in the symbols of the dictionary. All other words are said as they stand.
 */
export const readingTexts: readonly string[] = `
Revenue rose {12.5%|twelve point five percent} in {Q3|Q three} alone.
We shipped {1,250,000|one million two hundred fifty thousand} units last year.
The lake holds {3.5|three point five} {km³|cubic kilometers} of water.
It weighs {2.4kg|two point four kilograms} without the battery.
Prices start at {$19.99|nineteen dollars and ninety nine cents} a month.
The fund raised {€3.2M|three point two million euros} in a week.
They paid {£450k|four hundred fifty thousand pounds} for the house.
The deal was worth {$1.2B|one point two billion dollars} in cash.
Interest fell to {0.25%|zero point two five percent} overnight.
The room is {20°C|twenty degrees celsius} all year.
Water boils at {212°F|two hundred twelve degrees fahrenheit} here.
Drive {60 mph|sixty miles per hour} at most.
The file is {4.7GB|four point seven gigabytes} large.
Download speeds reach {100 Mbps|one hundred megabits per second} at night.
It lasts {48h|forty eight hours} on one charge.
Run {5k|five K} every Sunday.
The score was {3–2|three to two} after extra time.
About {10–15|ten to fifteen} people came.
Pages {12-18|twelve to eighteen} explain it.
From {1914–1918|nineteen fourteen to nineteen eighteen} nothing was built.
In {1999|nineteen ninety nine} we had no plan.
By {2030|twenty thirty} it will be free.
The {1960s|nineteen sixties} changed everything.
In the {'80s|eighties} it was new.
On {March 5th|march fifth} we begin.
The talk is on {Jan. 12|january twelfth} at noon.
It happened on {07/04/1976|july fourth nineteen seventy six} in the morning.
The release is due {2026-03-01|march first twenty twenty six} at the latest.
We meet at {9:30|nine thirty} sharp.
The hall opens at {7 p.m.|seven P M} tonight.
The call is at {14:00|fourteen hundred} in Berlin.
The train leaves at {6:05|six oh five} every day.
It opens {9am–5pm|nine A M to five P M} on weekdays.
We won {1st|first} prize and {3rd|third} prize.
The {21st|twenty first} century began quietly.
Add {1/2|one half} cup of sugar.
Cut {3/4|three quarters} of the cost.
It is {2½|two and a half} times faster.
He scored {9/10|nine out of ten} of the points.
{#1|number one} in its class.
See {§5|section five} of the contract.
{No. 7|number seven} is missing.
Figure {2.1|two point one} shows the trend.
See {Fig. 3|figure three} for details.
Turn to {p. 42|page forty two} now.
Use {v2.1|version two point one} or later.
{Python 3.12|python three point twelve} is required.
Call {911|nine one one} in an emergency.
Dial {555-0199|five five five zero one nine nine} to reach us.
Room {404|four oh four} was not found.
The {Boeing 747|boeing seven forty seven} changed travel.
Take bus {42|forty two} to the end.
{World War II|world war two} ended there.
{Chapter IV|chapter four} is short.
{Henry VIII|henry the eighth} had six wives.
The {XIX|nineteenth} century was loud.
The {CEO|C E O} and the {CFO|C F O} agreed.
{NASA|nasa} launched it with {ESA|E S A} support.
The {API|A P I} returns {JSON|jason} by default.
{HTML|H T M L} and {CSS|C S S} are enough.
Our {SaaS|sass} runs on {AWS|A W S} today.
{SQL|S Q L} is older than me.
The {GPU|G P U} waits for the {CPU|C P U} here.
The {UN|U N} and the {EU|E U} met in {NYC|N Y C} again.
The {U.S.|U S} economy grew.
She has a {Ph.D.|P H D} in physics.
{Dr. Smith|doctor smith} will join us.
{Mr. Brown|mister brown} and {Mrs. Green|missus green} disagree.
{St. Louis|saint louis} is on the river.
He lives on {Main St.|main street} with his dog.
Apples, pears, {etc.|et cetera} are sold here.
Use tools, {e.g.|for example} a hammer.
The best one, {i.e.|that is} the red one, sold out.
Cats {vs.|versus} dogs is an old debate.
Acme {Inc.|incorporated} bought Bolt {Ltd.|limited} in May.
He is {6′2″|six foot two} tall.
The ratio is {16:9|sixteen to nine} on most screens.
The result was {p < 0.05|P less than zero point zero five} in both.
The gap is {≈ 3|about three} percent.
A cost of {~50|about fifty} dollars is fine.
It is {>90%|more than ninety percent} accurate.
It takes {<5|less than five} minutes.
{x²|X squared} grows faster than {x|X} does.
The area is {πr²|pi R squared} as always.
{E=mc²|E equals M C squared} is on every shirt.
The formula is {2+2=4|two plus two equals four} here.
{10⁶|ten to the sixth} is a million.
The error is {±3%|plus or minus three percent} at best.
It costs {1.234.567,89|one million two hundred thirty four thousand five hundred sixty seven point eight nine} in lira.
We counted {12 345|twelve thousand three hundred forty five} birds.
The interval was {[1.2–3.4]|one point two to three point four} this time.
Sorting takes {O(n|O of N} log {n)|N} steps.
The value of {xᵢ|X sub I} is fixed.
Here {∆T ≈ 3 K|delta T is about three kelvin} is enough.
Use {C++|C plus plus} or {C#|C sharp} here.
{Node.js|node dot J S} runs it.
We moved to {.NET 8|dot net eight} in June.
Press {Ctrl+S|control plus S} to save.
Hold {Cmd|command} and click.
Run {npm|N P M} test again.
Open {/etc/hosts|slash etc slash hosts} as root.
It lives in {C:\\Temp|C drive backslash temp} now.
Visit {example.com|example dot com} today.
Write to {info@example.org|info at example dot org} for help.
See {https://example.com/docs|example dot com slash docs} for more.
The server is at {127.0.0.1|one hundred twenty seven dot zero dot zero dot one} here.
Tag it {#launch|hashtag launch} please.
{R&D|R and D} costs doubled.
Join the {Q&A|Q and A} after this.
{AT&T|A T and T} said no.
{B2B|B two B} sales are slow.
The {iPhone|I phone} came first.
{YouTube|you tube} and {LinkedIn|linked in} lead here.
{OpenAI|open A I} and {DeepMind|deep mind} compete.
The {MacBook|macbook} is lighter.
{Wi-Fi|why fie} is free.
{MySQL|my S Q L} came before.
{H2O|H two O} is water.
{CO₂|C O two} levels rise.
The {MP3|M P three} player died.
{3D|three D} printing is cheap.
{24/7|twenty four seven} support is included.
The split was {50/50|fifty fifty} in the end.
{$5–10|five to ten dollars} is fair.
It fell {-3.2%|minus three point two percent} in May.
The temperature was {−5°|minus five degrees} outside.
{J.R.R. Tolkien|J R R tolkien} wrote it.
We start at {5 p.m. EST|five P M E S T} today.
Set the {max.|maximum} value first.
The {min.|minimum} age is twelve.
Approximately {1 in 5|one in five} agree.
Sales hit {2.5x|two point five times} the plan.
A {4x4|four by four} car is useful.
The screen has {1920×1080|nineteen twenty by ten eighty} pixels.
The box is {10 x 20|ten by twenty} inches.
We {read|/ɹˈɛd/} it yesterday and liked it.
You should {read|/ɹˈid/} it again.
I have {read|/ɹˈɛd/} every page.
She will {lead|/lˈid/} the team.
Pipes of {lead|/lˈɛd/} are banned.
They took the {lead|/lˈid/} early.
We {live|/lˈɪv/} near the sea.
The {live|/lˈIv/} show begins.
He watched it {live|/lˈIv/} on television.
She {wound|/wˈWnd/} the clock up.
The {wound|/wˈund/} healed quickly.
A {tear|/tˈɪɹ/} ran down her face.
Do not {tear|/tˈɛɹ/} the paper.
He tied a {bow|/bˈO/} on the box.
The actors {bow|/bˈW/} at the end.
The {Polish|poelish} team won.
Please {polish|/pˈɑlɪʃ/} the slides.
Please {close|/klˈOz/} the window.
We are {close|/klˈOs/} to the end.
It was a {close|/klˈOs/} race.
What is the {use|/jˈus/} of that?
They {use|/jˈuz/} it daily.
It set a {record|/ɹˈɛkɜɹd/} for sales.
We {record|/ɹɪkˈɔɹd/} every call.
The {object|/ˈɑbʤɛkt/} fell down.
They {object|/əbʤˈɛkt/} to the plan.
Let me {present|/pɹizˈɛnt/} the results.
The {present|/pɹˈɛzənt/} situation is good.
He gave her a {present|/pɹˈɛzənt/} today.
The {project|/pɹˈɑʤɛkt/} is late.
We {project|/pɹəʤˈɛkt/} growth of ten percent.
They want to {increase|/ɪnkɹˈis/} prices.
An {increase|/ˈɪnkɹis/} in prices hurts.
The {content|/kˈɑntɛnt/} is new.
She is {content|/kəntˈɛnt/} with it.
The {wind|/wˈɪnd/} is strong today.
{Wind|/wˈInd/} the cable around it.
They {produce|/pɹədˈus/} cars here.
Fresh {produce|/pɹˈOdus/} is sold daily.
A {minute|/mˈɪnət/} later it was over.
The {minute|/mInˈut/} details matter.
He {sows|/sˈOz/} the seeds in spring.
The {dove|/dˈʌv/} flew away.
{Spotify|/spˈɑtəfI/} pays by the stream.
{Siobhan|/ʃəvˈɔn/} leads the design team.
{Goethe|/ɡˈɜɹtə/} wrote plays.
{Xiaomi|/ʃˈWmi/} sells phones.
{Schrödinger|/ʃɹˈOdɪŋɜɹ/} had a cat.
The {async|/ˈAsˌɪŋk/} call returns.
{nginx|engine X} serves the files.
{PostgreSQL|post gress} stores the rows.
{Kubernetes|koober nettees} restarts it.
{Huawei|/wˈɑwA/} builds networks.
{Dijkstra|/dˈIkstɹə/} found a path.
{Nguyen|/wˈɪn/} is a common name.
{Porsche|/pˈɔɹʃə/} and {Hyundai|/hˈʌndA/} differ.
{Euler|/ˈYlɜɹ/} and {Gauss|/ɡˈWs/} were rivals.
{Nietzsche|/nˈiʧə/} disagreed.
{Reykjavik|/ɹˈAkjəvɪk/} is cold.
{Edinburgh|/ˈɛdənbɜɹO/} has a castle.
The {cache|/kˈæʃ/} is warm.
{Beijing|/bˌAʒˈɪŋ/} hosted it twice.
{Worcestershire|/wˈʊstəʃɜɹ/} sauce is brown.
Thank you all, and see you in {2027|twenty twenty seven} again.
Welcome back. In the first hour we looked at where the money goes; now we look at where it comes from.
Last year {61%|sixty one percent} of our guests booked less than {48 hours|forty eight hours} ahead.
We planted {1,800|one thousand eight hundred} trees in {2022|twenty twenty two}, and {1,650|one thousand six hundred fifty} of them are still standing.
The bridge is {1,280 m|one thousand two hundred eighty meters} long and carries {90,000|ninety thousand} cars a day.
A cup of coffee costs {$4.75|four dollars and seventy five cents} here, and {€1.20|one euro and twenty cents} in Naples.
The library opened in {1848|eighteen forty eight} and was rebuilt after the fire of {1906|nineteen oh six}.
We begin at {10:30|ten thirty}, break at {12:00|twelve o'clock} and end at {3 p.m.|three P M} at the latest.
The {2nd|second} edition corrects {17|seventeen} errors and adds {2|two} chapters.
Only {4 of 9|four of nine} teams finished on time, which is {44%|forty four percent}.
The {WHO|W H O} recommends {150|one hundred fifty} minutes of exercise a week.
Our {HR|H R} team reads every application, and the {IT|I T} team sets up every laptop.
The {MRI|M R I} showed nothing, so {Dr. Okafor|doctor okafor} ordered a second one.
{Ms. Rivera|miz rivera} will take you through the numbers after lunch.
The lab keeps samples at {−80°C|minus eighty degrees celsius} for up to {10 years|ten years}.
It takes {3.6 MJ|three point six megajoules} to make one kilowatt hour.
Mix {500 g|five hundred grams} of flour with {300 ml|three hundred milliliters} of water.
The screen shows {1080p|ten eighty P} video at {60 fps|sixty frames per second}.
Upload anything under {25 MB|twenty five megabytes}, or send a link.
My first computer had {64 KB|sixty four kilobytes} of memory.
The code is on {GitHub|git hub}, under the {MIT|M I T} license.
We write {TypeScript|type script} in the browser and {Go|go} on the server.
The {SDK|S D K} works with {Python 3.11|python three point eleven} and up.
{Redis|/ɹˈɛdɪs/} keeps the sessions and {Kafka|/kˈɑfkə/} moves the events.
The {GraphQL|graph Q L} endpoint replaced eleven others.
Type {/help|slash help} to see what the bot can do.
Save it as {notes.txt|notes dot T X T} on your desktop.
{ChatGPT|chat G P T} wrote the first draft, people wrote the second.
{TikTok|tik tok} made short films normal again.
{Shopify|/ʃˈɑpəfI/} runs more than a million stores.
{IKEA|ikea} names its chairs after towns.
{Porsche|/pˈɔɹʃə/} began with tractors.
{Chopin|/ʃˈOpæn/} gave his last concert in London.
{Curie|/kjˈʊɹi/} won the prize twice, in two sciences.
{Euclid|/jˈuklɪd/} wrote the textbook that outlived them all.
{Ramanujan|/ɹəmˈɑnuʤən/} saw patterns where others saw digits.
{Reykjavik|/ɹˈAkjəvɪk/} heats its streets with hot springs.
In {Versailles|/vɛɹsˈI/} even the garden had rules.
{Niamh|/nˈiv/} and {Sean|/ʃˈɔn/} will answer questions in the chat.
We {read|/ɹˈɛd/} through {600|six hundred} reviews last month.
You can {read|/ɹˈid/} the rest in the appendix.
Has anyone {read|/ɹˈɛd/} the fine print?
They {lead|/lˈid/} in every category but price.
Old paint may contain {lead|/lˈɛd/} and should be tested.
More than half of us {live|/lˈɪv/} in cities.
The broadcast goes {live|/lˈIv/} at noon.
Keep your friends {close|/klˈOs/} and your notes closer.
The shops {close|/klˈOz/} at eight.
There is no {use|/jˈus/} in waiting.
Teams that {use|/jˈuz/} it save a day a week.
It was the hottest month on {record|/ɹˈɛkɜɹd/} so far.
Do you {record|/ɹɪkˈɔɹd/} your meetings?
The {object|/ˈɑbʤɛkt/} of the game is simple.
Few people {object|/əbʤˈɛkt/} to a shorter meeting.
The {present|/pɹˈɛzənt/} system was built in a hurry.
Tomorrow you will {present|/pɹizˈɛnt/} your own ideas.
The {contract|/kˈɑntɹækt/} ends in June.
Metals {contract|/kəntɹˈækt/} when they cool.
We need a {permit|/pˈɜɹmɪt/} to film here.
The rules do not {permit|/pɜɹmˈɪt/} it.
A {conflict|/kˈɑnflɪkt/} of interest must be declared.
The two reports {conflict|/kənflˈɪkt/} with each other.
She tied the {bow|/bˈO/} twice.
Take a {bow|/bˈW/}, all of you.
The nurse cleaned the {wound|/wˈund/} with care.
The road {wound|/wˈWnd/} around the mountain.
The {wind|/wˈɪnd/} blew the tent away.
It is time to {wind|/wˈInd/} down the old service.
The {Polish|poelish} coast has long beaches.
We had {minute|/mInˈut/} amounts of it left.
Wait a {minute|/mˈɪnət/}, please.
The {content|/kˈɑntɛnt/} matters more than the form.
Her {estimate|/ˈɛstəmət/} was off by a factor of {10|ten}.
Analysts {estimate|/ˈɛstəmAt/} that it will double.
The two measures are {separate|/sˈɛpɹət/}.
We {separate|/sˈɛpɜɹAt/} glass from paper.
That is a {perfect|/pˈɜɹfɪkt/} example.
{Fig. 7|figure seven} shows the same data by region.
See {pp. 30–34|pages thirty to thirty four} of the handout.
The fee is {£25|twenty five pounds} {p.p.|P P} including lunch.
The {max.|maximum} load is {5 t|five tons} per axle.
{Approx.|approximately} {1/3|one third} of the seats are taken.
He was born on {12 May 1820|the twelfth of may eighteen twenty} in Florence.
The deadline is {31/12/2025|december thirty first twenty twenty five} at midnight.
Our {FY2025|F Y twenty twenty five} plan assumes {2–3%|two to three percent} inflation.
The {Mon–Fri|monday to friday} service will stay as it is.
Seats {14A|fourteen A} and {14B|fourteen B} are by the window.
Take the {No. 9|number nine} tram to the {5th|fifth} stop.
Apollo {11|eleven} landed on {July 20, 1969|july twentieth nineteen sixty nine} in the evening.
{Louis XIV|louis the fourteenth} moved the court out of town.
{Part III|part three} is about what went wrong.
The answer is {42|forty two}, as some of you may know.
If {a = 3|A equals three} and {b = 4|B equals four}, then {c = 5|C equals five}.
The slope is {0.8|zero point eight}, with an error of {±0.05|plus or minus zero point zero five}.
{10³|ten cubed} is a thousand and {10⁹|ten to the ninth} is a billion.
A field of {50 ha|fifty hectares} feeds about {100|one hundred} cows.
The {A&E|A and E} department is open {24/7|twenty four seven} all year.
Between {5 and 10|five and ten} people will join by {Zoom|zoom}.
The {AI|A I} model has {70B|seventy billion} parameters and needs {2|two} {GPUs|G P U's} to run.
Please rate this talk from {1 to 5|one to five} at {bit.ly/talk|bit dot L Y slash talk} before you leave.
That was it. Thank you, {merci|/mɛɹsˈi/}, and safe travels home.
`
  .trim()
  .split('\n')
