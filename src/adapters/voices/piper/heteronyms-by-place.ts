/** A word and what stands around it, in small letters. */
type Place = { words: readonly string[]; at: number; before: string; after: string }

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

const subjects = listOf('i you he she it we they who nobody everybody everyone somebody')
const beings = listOf(
  "is are was were be been being am isn't aren't wasn't i'm you're we're they're",
)
const perfect = listOf(
  "have has had having i've you've we've they've he's she's been was were be is are",
)
const helpers = listOf(
  "to will would can could should must may might shall do does did don't doesn't didn't please let's not",
)
const determiners = listOf('the a an my your his her its our their this that these those it them')
const owners = listOf('a my your his her their our the')
const past = listOf('yesterday ago earlier once last previously')

/** Words whose meaning hangs on more than whether they are a verb; in the dictionary's symbols. */
const choices: ReadonlyMap<string, (place: Place) => string> = new Map(
  Object.entries<(place: Place) => string>({
    read: ({ words, at, before }) => (isReadBefore(words, at, before) ? 'ɹˈɛd' : 'ɹˈid'),
    // The metal is mostly named beside what is made of it.
    lead: ({ words, at, before, after }) =>
      isMetal(before, after) ||
      isWorked(words.slice(0, at)) ||
      isDissolved(words.slice(at + 1, at + 4)) ||
      (after === '' &&
        words.some((word) => /^(?:paint|pipes?|mercury|toxic|metals?|zinc)$/u.test(word)))
        ? 'lˈɛd'
        : 'lˈid',
    invalid: ({ before, after }) =>
      /^(?:the|an)$/u.test(before) && /^(?:|was|is|who|had|has|and)$/u.test(after)
        ? 'ˈɪnvəlɪd'
        : 'ɪnvˈælɪd',
    wound: ({ before, after }) =>
      (subjects.has(before) && before !== 'who') ||
      (determiners.has(after) && !determiners.has(before)) ||
      /^(?:up|down|around)$/u.test(after)
        ? 'wˈWnd'
        : 'wˈund',
    wind: ({ before, after }) =>
      helpers.has(before) || (!owners.has(before) && (determiners.has(after) || isAway(after)))
        ? 'wˈInd'
        : 'wˈɪnd',
    tear: ({ words, at, before, after }) =>
      isRip(before, after) || /^(?:grade|muscle|ligament)$/u.test(words[at - 2] ?? '')
        ? 'tˈɛɹ'
        : 'tˈɪɹ',
    used: ({ words, at, before, after }) => (isHabit(words, at, before, after) ? 'jˈust' : 'jˈuzd'),
    tears: ({ words, at, before, after }) =>
      words.slice(0, at).slice(-3).join('').toLowerCase() === 'acl' ||
      /^(?:he|she|it|who|that|which|ligament|muscle|meniscus|cuff|tendon|retinal|small)$/u.test(
        before,
      ) ||
      determiners.has(after)
        ? 'tˈɛɹz'
        : 'tˈɪɹz',
    bow: ({ words, at, before, after }) => (isBent(words, at, before, after) ? 'bˈW' : 'bˈO'),
    content: ({ before, after }) =>
      (beings.has(before) &&
        !/^(?:type|creators?|marketing|management|delivery|strategy|team|warning|on|for)$/u.test(
          after,
        )) ||
      /^(?:feel|feels|felt|stay|perfectly|quite)$/u.test(before) ||
      after === 'with'
        ? 'kəntˈɛnt'
        : 'kˈɑntɛnt',
    minute: ({ after }) => (tiny.has(after) ? 'mInˈut' : 'mˈɪnət'),
    dove: ({ words, at, before, after }) =>
      (subjects.has(before) || !determiners.has(words[at - 1] ?? '')) &&
      /^(?:in|into|under|down|right|deep|straight|off|for)$/u.test(after)
        ? 'dˈOv'
        : 'dˈʌv',
    sow: ({ before }) => (owners.has(before) && before !== 'their' ? 'sˈW' : 'sˈO'),
    sows: () => 'sˈOz',
    bass: ({ words, at, before, after }) =>
      /^(?:fishing|fillets?|boat)$/u.test(after) ||
      /^(?:sea|striped|largemouth|smallmouth|grilled|fried)$/u.test(before) ||
      words.slice(0, at).some((word) => /^(?:caught|catch|catches|fished|fishing)$/u.test(word))
        ? 'bˈæs'
        : 'bˈAs',
    row: ({ before, after, words, at }) =>
      before === 'a' &&
      /^(?:about|over|with)$/u.test(after) &&
      /^(?:had|have|having|has)$/u.test(words[at - 2] ?? '')
        ? 'ɹˈW'
        : 'ɹˈO',
    resume: ({ before }) => (owners.has(before) ? 'ɹˈɛzəmˌA' : 'ɹɪzˈum'),
    live: ({ words, at, before, after }) => (isOnAir(words, at, before, after) ? 'lˈIv' : 'lˈɪv'),
  }),
)

/** Null for all others. */
export const chooseByPlace = (word: string, place: Place): string | null =>
  choices.get(word)?.(place) ?? null

function isReadBefore(words: readonly string[], at: number, before: string): boolean {
  if (helpers.has(before)) return false
  if (perfect.has(before) || perfect.has(words[at - 2] ?? '')) return true
  // Who reads now, "he reads".
  if (/^(?:he|she|it)$/u.test(before)) return true
  const isDated = words.some(
    (word, place) =>
      word === 'in' &&
      /^(?:nineteen|twenty|january|february|march|april|may|june|july|august|september|october|november|december)$/u.test(
        words[place + 1] ?? '',
      ),
  )
  return subjects.has(before) && (isDated || words.some((word) => past.has(word)))
}

const isMetal = (before: string, after: string): boolean =>
  /^(?:pipes?|paint|poisoning|batter(?:y|ies)|acid|free|glass|pencils?|bullets?|levels|mines?|aprons?|shot|weights?|lined|roofs?|exposure|content|ore|solder)$/u.test(
    after,
  ) ||
  (/^(?:of|contains?|like|molten|heavy)$/u.test(before) && !/^(?:the|a)$/u.test(after))

/** "Lined with lead", "sealed in lead". */
const isWorked = (earlier: readonly string[]): boolean =>
  /^(?:with|in|by)$/u.test(earlier.at(-1) ?? '') &&
  /^(?:lined|filled|coated|covered|sealed|weighted|clad|wrapped|plated|set|shielded|cast)$/u.test(
    earlier.at(-2) ?? '',
  )

/** "We used to sing" and "I'm used to it"; but "it is used to cut". */
function isHabit(words: readonly string[], at: number, before: string, after: string): boolean {
  if (after !== 'to') return false
  const next = words[at + 2] ?? ''
  return !beings.has(before) || determiners.has(next) || next.endsWith('ing')
}

/** "Lead in the water". */
const isDissolved = (next: readonly string[]): boolean =>
  next[0] === 'in' &&
  next.some((word) => /^(?:water|blood|soil|air|paint|pipes|fuel|petrol|toys)$/u.test(word))

const isAway = (word: string): boolean => /^(?:up|down|around|back)$/u.test(word)

/** "A tear in the sail" and "wear and tear"; a tear that runs down is another. */
const isRip = (before: string, after: string): boolean =>
  helpers.has(before) ||
  before === 'and' ||
  /^(?:in|down|apart|up|off|out|through|along|here|open|into)$/u.test(after) ||
  (determiners.has(after) && !owners.has(before))

function isBent(words: readonly string[], at: number, before: string, after: string): boolean {
  const isOfShip = /^(?:ship's|boat's|port|starboard)$/u.test(before)
  const isTaken = before === 'a' && /^(?:take|takes|took|taking|taken)$/u.test(words[at - 2] ?? '')
  if (isOfShip || isTaken || helpers.has(before) || subjects.has(before)) return true
  return !owners.has(before) && /^(?:to|down|before|out|at)$/u.test(after)
}

const tiny = listOf(
  'detail details amount amounts particles particle differences difference quantities traces changes fractions fraction variations',
)

const shown = listOf(
  'surgery surgeries operation cam camera webcam feed radio demo demos show shows stream streams event events music concert concerts audience chat session sessions data broadcast tv coverage performance performances recording video wire wires updates report reports birth births animals stock translation captions',
)
const goesOut = listOf(
  'go goes going went gone streamed stream streams streaming broadcast aired air airs recorded performed perform playing played now fully happening reporting coming',
)

/** "A live show", "it went live", "we watched it live". */
function isOnAir(words: readonly string[], at: number, before: string, after: string): boolean {
  if (shown.has(after) || goesOut.has(before)) return true
  if (before === '' && /^(?:from|on|at)$/u.test(after)) return true
  const isLast = after === '' || /^(?:on|at|from|in|today|tonight|now|and|with)$/u.test(after)
  const isSeen = /^(?:it|him|them|us|you|this|that|her|show|talk|game|match|band)$/u.test(before)
  const isWatched = words
    .slice(0, at)
    .some((word) => /^(?:see|sees|saw|seen|watch\w*|hear\w*)$/u.test(word))
  if ((isSeen || !subjects.has(before)) && isWatched && isLast) return true
  return beings.has(before) && isLast && after !== 'in'
}
