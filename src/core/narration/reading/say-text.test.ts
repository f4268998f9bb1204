import { array, assert, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'

import { listWords } from '../script/script.ts'
import { sayText } from './say-text.ts'

const say = (text: string) =>
  sayText(text)
    .flatMap(({ said }) => said)
    .join(' ')

/** Words are in lower case, letters that are named one by one in capitals. */
const cases: Record<string, Record<string, string>> = {
  numbers: {
    '1.000.000 users': 'one million users',
    '1,5 %': 'one point five percent',
    '1920x1080': 'nineteen twenty by ten eighty',
    '10 x 12 ft': 'ten by twelve feet',
    '0': 'zero',
    '7 days': 'seven days',
    '21': 'twenty one',
    '105': 'one hundred five',
    '1,234,567': 'one million two hundred thirty four thousand five hundred sixty seven',
    '1000000': 'one million',
    '3.14': 'three point one four',
    '0.5': 'zero point five',
    '-5': 'minus five',
    '007': 'zero zero seven',
    '10k users': 'ten thousand users',
    '3.5M users': 'three point five million users',
    '2x faster': 'two times faster',
    '1,000+ customers': 'one thousand plus customers',
    '~50 people': 'about fifty people',
    '4K video': 'four K video',
    '5G networks': 'five G networks',
  },
  ordinals: {
    'the 1st': 'the first',
    '2nd place': 'second place',
    '3rd': 'third',
    '21st century': 'twenty first century',
    '100th': 'one hundredth',
    '12th': 'twelfth',
    '20th': 'twentieth',
  },
  years: {
    'b. 1960': 'born nineteen sixty',
    "class of '99": 'class of ninety nine',
    'in 2024': 'in twenty twenty four',
    'since 1984': 'since nineteen eighty four',
    'in 2009': 'in two thousand nine',
    'in 2000': 'in two thousand',
    'in 1900': 'in nineteen hundred',
    'in 1905': 'in nineteen oh five',
    'the 1990s': 'the nineteen nineties',
    "the '80s": 'the eighties',
    '1914–1918': 'nineteen fourteen to nineteen eighteen',
    '2019-20': 'twenty nineteen to twenty',
    '1500 employees': 'one thousand five hundred employees',
    'mid-1990s': 'mid nineteen nineties',
    '500 BC': 'five hundred B C',
    FY2024: 'F Y twenty twenty four',
    'Q3 2025': 'Q three twenty twenty five',
  },
  fractions: {
    '1/2 of it': 'one half of it',
    '3/4': 'three quarters',
    '2/3': 'two thirds',
    '2½ hours': 'two and a half hours',
    '2 1/2 cups': 'two and a half cups',
    '24/7': 'twenty four seven',
    '50/50': 'fifty fifty',
    '9/11': 'nine eleven',
  },
  percent: {
    '50%': 'fifty percent',
    '12.5 %': 'twelve point five percent',
    '5-10%': 'five to ten percent',
    '±5%': 'plus or minus five percent',
    '>90%': 'more than ninety percent',
  },
  money: {
    'a $5-million deal': 'a five million dollar deal',
    '3€': 'three euros',
    '€10–€20': 'ten to twenty euros',
    '$1,234.56': 'one thousand two hundred thirty four dollars and fifty six cents',
    $5: 'five dollars',
    $1: 'one dollar',
    '$5.99': 'five dollars and ninety nine cents',
    '$0.99': 'ninety nine cents',
    '$3.5 million': 'three point five million dollars',
    '$1.2B': 'one point two billion dollars',
    '€1.5bn': 'one point five billion euros',
    '£20': 'twenty pounds',
    '¥500': 'five hundred yen',
    '$100,000': 'one hundred thousand dollars',
    '$5/month': 'five dollars per month',
    '$5–10': 'five to ten dollars',
    '99¢': 'ninety nine cents',
    'USD 20': 'twenty U S dollars',
    '20 EUR': 'twenty euros',
    '$5 billion': 'five billion dollars',
  },
  dates: {
    'Dec 25th': 'december twenty fifth',
    '12th–14th century': 'twelfth to fourteenth century',
    'Jan–Mar': 'january to march',
    'March 3, 2021': 'march third twenty twenty one',
    'on 3 March 2021': 'on the third of march twenty twenty one',
    'Jan. 15': 'january fifteenth',
    'July 4th': 'july fourth',
    '2024-03-15': 'march fifteenth twenty twenty four',
    '12/25/2024': 'december twenty fifth twenty twenty four',
    '25.12.2024': 'december twenty fifth twenty twenty four',
    'May 5-7': 'may fifth to seventh',
    'we may march on': 'we may march on',
  },
  times: {
    '10am–4pm': 'ten A M to four P M',
    'Mon–Fri': 'monday to friday',
    '9:00-17:00': "nine o'clock to seventeen hundred",
    'at 10:30': 'at ten thirty',
    '9:05 a.m.': 'nine oh five A M',
    '10:00 AM': 'ten A M',
    '3pm': 'three P M',
    '7:30pm': 'seven thirty P M',
    'at 8:00': "at eight o'clock",
    '14:00': 'fourteen hundred',
    '9-5pm': 'nine to five P M',
    'I am here': 'i am here',
  },
  phones: {
    '+44 20 7946 0958': 'plus four four two zero seven nine four six zero nine five eight',
    '020 7946 0958': 'zero two zero seven nine four six zero nine five eight',
    '555-1234': 'five five five one two three four',
    '(555) 123-4567': 'five five five one two three four five six seven',
    '1-800-555-0199': 'one eight zero zero five five five zero one nine nine',
    '+1 555 123 4567': 'plus one five five five one two three four five six seven',
    'call 911': 'call nine one one',
  },
  units: {
    '24,000 sq ft': 'twenty four thousand square feet',
    '5 m/s²': 'five meters per second squared',
    '1/3 lb': 'one third pound',
    '5\'10" tall': 'five foot ten tall',
    'in kWh': 'in kilowatt hours',
    '5 kg': 'five kilograms',
    '1 kg': 'one kilogram',
    '10km': 'ten kilometers',
    '100 km/h': 'one hundred kilometers per hour',
    '20°C': 'twenty degrees celsius',
    '72 °F': 'seventy two degrees fahrenheit',
    '16GB': 'sixteen gigabytes',
    '3.2 GHz': 'three point two gigahertz',
    '5 ft': 'five feet',
    '30 min': 'thirty minutes',
    '10–15 kg': 'ten to fifteen kilograms',
    '60 mph': 'sixty miles per hour',
    '50 m²': 'fifty square meters',
    '3 in 4': 'three in four',
    '9.8 m/s': 'nine point eight meters per second',
  },
  ranges: {
    'pages 3-5': 'pages three to five',
    '10–20 people': 'ten to twenty people',
    '16:9': 'sixteen to nine',
    'won 3-2': 'won three to two',
  },
  acronyms: {
    WWII: 'world war two',
    PhDs: "P H D's",
    'he led LED lamps': 'he led L E D lamps',
    '802.11ac': 'eight hundred two point one one A C',
    'PM2.5': 'P M two point five',
    'S&P 500': 'S and P five hundred',
    'THE FUTURE OF AI': 'the future of A I',
    'I-95': 'I ninety five',
    '401(k) plans': 'four oh one K plans',
    NASA: 'nasa',
    'the FBI': 'the F B I',
    'NATO and the EU': 'nato and the E U',
    'AI and ML': 'A I and M L',
    APIs: "A P I's",
    "CEO's": "C E O's",
    'UNESCO sites': 'unesco sites',
    'U.S. law': 'U S law',
    'Ph.D.': 'P H D',
    'HTML and CSS': 'H T M L and C S S',
    JSON: 'jason',
    'the WHO': 'the W H O',
    'the IT team': 'the I T team',
    'this is IMPORTANT': 'this is important',
    'do NOT stop': 'do not stop',
    'WE MUST ACT NOW': 'we must act now',
    'R&D': 'R and D',
    'Q&A': 'Q and A',
    'AT&T': 'A T and T',
    'COVID-19': 'covid nineteen',
    'GPT-4': 'G P T four',
    B2B: 'B two B',
    H2O: 'H two O',
    'CO₂': 'C O two',
    MP3: 'M P three',
    '3D': 'three D',
    'TCP/IP': 'T C P I P',
    SaaS: 'sass',
    IoT: 'I O T',
    GDP: 'G D P',
    A380: 'A three eighty',
  },
  'roman numerals': {
    'World War II': 'world war two',
    'Louis XIV': 'louis the fourteenth',
    'Henry VIII': 'henry the eighth',
    'Chapter IV': 'chapter four',
    'Part I': 'part one',
    'Phase III trials': 'phase three trials',
    'Elizabeth II': 'elizabeth the second',
    'I think': 'i think',
    'a CD': 'a C D',
    'Malcolm X': 'malcolm X',
  },
  abbreviations: {
    'Apple Inc said': 'apple incorporated said',
    'St Petersburg': 'saint petersburg',
    'he/she': 'he or she',
    'Dr. Smith': 'doctor smith',
    'Mr. and Mrs. Lee': 'mister and missus lee',
    'fruit, e.g. apples': 'fruit for example apples',
    'i.e. never': 'that is never',
    'us vs. them': 'us versus them',
    'cats, dogs, etc.': 'cats dogs et cetera',
    'No. 5': 'number five',
    'she said no.': 'she said no',
    'St. Louis': 'saint louis',
    'Main St.': 'main street',
    'Fig. 2': 'figure two',
    'Martin Luther King Jr.': 'martin luther king junior',
    'Apple Inc.': 'apple incorporated',
    'approx. 20': 'approximately twenty',
    'w/o sugar': 'without sugar',
  },
  addresses: {
    'https://www.example.com/docs': 'example dot com slash docs',
    'www.nasa.gov': 'nasa dot gov',
    'example.org': 'example dot org',
    'jane.doe@example.com': 'jane dot doe at example dot com',
    '#MachineLearning': 'hashtag machine learning',
    '#Climate_Change2024': 'hashtag climate change twenty twenty four',
    '@lectern': 'at lectern',
    'openai.ai': 'openai dot A I',
  },
  signs: {
    '6.02×10²³': 'six point zero two times ten to the twenty third',
    '10⁻³': 'ten to the minus three',
    '5 > 3': 'five is greater than three',
    '√2': 'the square root of two',
    snake_case: 'snake case',
    'you & me': 'you and me',
    '2 + 2 = 4': 'two plus two equals four',
    '2+2=4': 'two plus two equals four',
    'E=mc²': 'E equals M C squared',
    '3×4': 'three times four',
    'and/or': 'and or',
    '#1': 'number one',
    '10^6': 'ten to the sixth',
    'state-of-the-art': 'state of the art',
    'C++ and C#': 'C plus plus and C sharp',
    'Node.js': 'node dot J S',
    'well — yes': 'well yes',
    'x²': 'X squared',
    'a study¹ and another²': 'a study and another',
  },
  versions: {
    'v2.0.1': 'version two point zero point one',
    '2.0.1': 'two point zero point one',
    'iOS 17.2': 'I O S seventeen point two',
    '192.168.0.1': 'one hundred ninety two dot one hundred sixty eight dot zero dot one',
    'Python 3': 'python three',
  },
  names: {
    'constructor toString valueOf': 'constructor to string value of',
    OpenAI: 'open A I',
    ChatGPT: 'chat G P T',
    iPhone: 'I phone',
    YouTube: 'you tube',
    GitHub: 'git hub',
    McKinsey: 'mckinsey',
    "O'Brien": "o'brien",
    LeBron: 'lebron',
    PowerPoint: 'power point',
    'Boeing 747': 'boeing seven forty seven',
    'Room 404': 'room four oh four',
    macOS: 'mac O S',
    'naïve café': 'naïve café',
    'vitamin C': 'vitamin C',
    'A friend': 'a friend',
    'Plan B': 'plan B',
  },
}

for (const [kind, table] of Object.entries(cases))
  test.each(Object.entries(table))(`SY1 ${kind}: %s`, (written, said) => {
    expect(say(written)).toBe(said)
  })

test('SY2 every written word keeps what is said for it', () => {
  expect(sayText('In 2024, AT&T paid $3.5 million & more.').map(({ said }) => said)).toEqual([
    ['in'],
    ['twenty', 'twenty', 'four'],
    ['A', 'T', 'and', 'T'],
    ['paid'],
    ['three', 'point', 'five'],
    ['million', 'dollars', 'and'],
    ['more'],
  ])
})

test('SY3 words of the text and words that are said stand in the same order', () => {
  const all = Object.values(cases).flatMap((table) => Object.keys(table))
  for (const text of [...all, all.join(' '), '', '…', '日本 🎉 ok'])
    expect(sayText(text).map(({ from, to }) => text.slice(from, to))).toEqual(
      listWords(text).map((word) => word.text),
    )
})

test('SY4 the user has the last word, for single words, names of several and their genitive', () => {
  const own = [
    { written: 'Nguyen', said: 'win' },
    { written: 'SQL', said: 'sequel' },
    { written: 'Gogh', said: 'gock' },
    { written: 'Van Gogh', said: 'van go' },
    { written: 'U.S.', said: 'the states' },
    { written: 'K9', said: 'K 9' },
  ]
  const spoken = (text: string) =>
    sayText(text, own)
      .flatMap(({ said }) => said)
      .join(' ')
  expect(spoken('Ms. Nguyen, of SQL')).toBe('miz win of sequel')
  expect(spoken('U.S. K9 units, and Gogh')).toBe('the states K nine units and gock')
  expect(spoken("Nguyen's “Van Gogh” show")).toBe("win's van go show")
})

test('SY5 commas and the like are pauses, the full stop of an abbreviation is none', () => {
  expect(sayText('So, Dr. Lee... wait: yes. No').map(({ pause }) => pause)).toEqual([
    'comma',
    null,
    'ellipsis',
    'clause',
    'sentence',
    null,
  ])
  expect(sayText('Really?')[0]?.mark).toBe('?')
})

test('SY6 whatever is written, nothing breaks, and only words and letters are said', () => {
  assert(
    property(
      array(
        oneof(
          string({ unit: 'grapheme', maxLength: 12 }),
          stringMatching(/^[$€#@~<>(]?[0-9A-Za-z.,:/%°²⁻_&+=-]{0,12}[.,!?)"…]?$/u),
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        const text = parts.join(' ')
        const words = sayText(text)
        expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(
          listWords(text).map((word) => word.text),
        )
        const odd = words
          .flatMap(({ said }) => said)
          .filter((word) => !/^[^\sA-Z0-9]+$|^\p{Lu}\p{M}*(?:'s)?$/u.test(word))
        expect(odd).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
