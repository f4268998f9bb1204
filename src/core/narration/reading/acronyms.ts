const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Capitals that are read as a word. */
export const wordAcronyms = listOf(`
  NASA NATO UNESCO UNICEF OPEC NAFTA NASDAQ FIFA UEFA FEMA OSHA IKEA AIDS SARS MERS COVID ASEAN ASAP
  LASER RADAR SONAR SCUBA PIN SIM RAM ROM LAN WAN MAN GIF ZIP CAD CAM SWAT SWOT SMART STEM STEAM FOMO
  YOLO MOOC CAPTCHA EBITDA TED INTERPOL EUROPOL CERN DARPA COBOL FORTRAN BASIC LISP AJAX REST CRUD
  SOAP CORS YAML DOS BIOS UNIX LINUX MIDI NIMBY ISIS HAMAS OXFAM POTUS SCOTUS FLOTUS TOEFL SAAB FIAT
  ABBA LEGO VISA IMAX TIFF RAID NIKE MAGA BRICS RACI RAG LORA LLAMA BERT
  ENV PETA ANOVA ARM RISC MAX
`)

/** Read as a word, but not as they are written. */
export const respelledAcronyms: ReadonlyMap<string, string> = new Map([
  ['JPEG', 'jay peg'],
  ['JPG', 'jay peg'],
  ['MPEG', 'em peg'],
  ['JSON', 'jason'],
  ['ASCII', 'askey'],
  ['WYSIWYG', 'wizzy wig'],
  ['GUI', 'gooey'],
  ['NAACP', 'N double A C P'],
  ['NCAA', 'N C double A'],
  ['IEEE', 'I triple E'],
  ['WASM', 'wazzum'],
  ['GNU', 'guh noo'],
  ['FFMPEG', 'F F em peg'],
  ['PPPOE', 'P P P O E'],
  ['AAA', 'triple A'],
  ['CMOS', 'sea moss'],
  ['HVAC', 'H vac'],
  ['SCSI', 'scuzzy'],
  ['LED', 'L E D'],
  ['OLED', 'O L E D'],
  ['HDMI', 'H D M I'],
  ['NOAA', 'noah'],
  ['HIPAA', 'hippa'],
  ['GAAP', 'gap'],
  ['SAAS', 'sass'],
  ['PAAS', 'pass'],
  ['IAAS', 'I A A S'],
  ['PHD', 'P H D'],
  ['IOT', 'I O T'],
  ['EBAY', 'E bay'],
  ['LATEX', 'lay tech'],
  ['MACOS', 'mac O S'],
  ['IOS', 'I O S'],
  ['WWI', 'world war one'],
  ['WWII', 'world war two'],
  ['YOY', 'year over year'],
  ['QOQ', 'quarter over quarter'],
  ['VRAM', 'V ram'],
  ['DRAM', 'D ram'],
  ['SRAM', 'S ram'],
])

/** Names that nobody says as they are written, in lower case. */
export const respelledWords: ReadonlyMap<string, string> = new Map([
  ['wifi', 'why fie'],
  ['wi-fi', 'why fie'],
  ['nginx', 'engine X'],
  ['mysql', 'my S Q L'],
  ['nosql', 'no S Q L'],
  ['postgresql', 'post gress'],
  ['kubernetes', 'koober nettees'],
  ['devops', 'dev ops'],
  ['résumé', 'rezzoo may'],
  ['résumés', 'rezzoo maze'],
  ['nan', 'nan'],
  ["'n", 'and'],
])

/** Could be read as a word, and is not. */
export const letterAcronyms = listOf(`
  USDA USAF UCLA ACLU USSR UAE IBM USA UK EU US UN AI UI UX IT OK ID TV PC CD IP IQ EQ HR PR CEO CFO COO CTO CIO CMO
  ROI KPI API APU CPU GPU NPU TPU DNA RNA WHO IMF ETA FAQ DIY IPO NGO UFO ATM AMA ADA EPA FDA NFL NBA MBA BBA
  ICU ECU ESA AKA FYI IRA IRS EMI UPS USB URL URI ISO IEA ILO IOC VPN SEO OECD AUD EUR AOL NYU MIT LSE MOU
  VOA PTA GPA APA LLM RPA OCR IDE SDK ODE OPA ERA EKG EEG MRI UAV USP EPS ETF CAGR OEM ODM IOU DOJ DOD DOE ADHD
  VIP SOS ALS ASL ESL AWS SAP ERP CRM AR VR XR ML NLP CI CD QA OS DB SQL IVF UTI ASU AU EA BA MA
`)

/** Ordinary words that are written in capitals for their weight. */
export const emphaticWords = listOf(`
  A I AN THE AND OR BUT NOT NO YES IF SO DO DID DOES IS ARE WAS BE HAS HAD HAVE ALL ANY NEW NOW OLD ONE TWO SIX TEN
  YOU YOUR WE OUR MY ME HE SHE HIM HER HIS ITS THEY THEM TO OF IN ON AT BY FOR FROM OUT OFF UP DOWN TOO CAN MAY WILL
  WHY HOW WHAT WHEN WHERE WHICH THIS THAT THESE THOSE GO GET GOT LET SEE SAY USE TRY ASK ADD END BIG BAD TOP LOW HOT
  FUN WIN RUN SET PUT PAY BUY DAY WAY MAN MEN MOM DAD KEY FREE STOP START MORE LESS BEST GOOD ONLY JUST EVERY NEVER
  ALWAYS MUST VERY HERE THERE THEN THAN ALSO INTO OVER NEXT LAST FIRST MOST SOME SUCH EACH BOTH LIKE LOVE HELP WORK
  REAL TRUE LIVE SALE OPEN CLOSE NOTE TIP TIPS WARNING IMPORTANT
`)

const legalStart =
  /^(?:[bcdfghjklmnprstvwyz]|bl|br|ch|cl|cr|dr|fl|fr|gl|gr|ph|pl|pr|qu|sc|sh|sk|sl|sm|sn|sp|st|str|sw|th|tr|tw|wh|kn|gn)?[aeiouy]/u
const legalEnd =
  /[aeiouy](?:[bcdfgklmnprstvxz]|ch|ck|ct|ff|ft|ll|ld|lk|lp|lt|lm|mp|nd|ng|nk|nt|ns|nch|ph|pt|rd|rk|rm|rn|rs|rt|sh|sk|sp|ss|st|th|ts|ps|ks|tch|rst|rch|nth|rth|lth|rld|mpt|rds|cks|lls|sts|nds|nts|rms|rts|xt|xts)?$/u

/** Whether letters can be read as a word at all: no piles of consonants or vowels. */
export const isPronounceable = (letters: string): boolean => {
  const lower = letters.toLowerCase()
  return (
    legalStart.test(lower) &&
    legalEnd.test(lower) &&
    !/[^aeiouy]{4}|[aeiou]{3}|[jvwqh][^aeiouyr]|q(?!u)/u.test(lower)
  )
}
