/**
 * Classes of Unicode's line breaking algorithm (UAX #14), as far as the rules tell them apart. `AL` is
 * everything else: letters, symbols, and what is ambiguous. Hangul is among the letters: Korean has
 * spaces between its words, and office programs end lines there.
 */
export type LineBreakClass =
  | 'AL'
  | 'B2'
  | 'BA'
  | 'BB'
  | 'CB'
  | 'CL'
  | 'CM'
  | 'CP'
  | 'EB'
  | 'EM'
  | 'EX'
  | 'GL'
  | 'HH'
  | 'HL'
  | 'HY'
  | 'ID'
  | 'IN'
  | 'IS'
  | 'NS'
  | 'NU'
  | 'OP'
  | 'PO'
  | 'PR'
  | 'QU'
  | 'RI'
  | 'SA'
  | 'SP'
  | 'SY'
  | 'WJ'
  | 'ZW'
  | 'ZWJ'

const pictographs =
  String.raw`\u231A\u231B\u23F0-\u23F3\u2600-\u2603\u2614\u2615\u2618\u261A-\u261C\u261E\u261F\u2639-\u263B\u2668\u267F` +
  String.raw`\u26BD-\u26C8\u26CD\u26CF-\u26D1\u26D3\u26D4\u26D8\u26D9\u26DC\u26DF-\u26E1\u26EA\u26F1-\u26F5\u26F7\u26F8` +
  String.raw`\u26FA\u26FD-\u2704\u2708\u2709\u2764\u{1F000}-\u{1F0FF}` +
  String.raw`\u{1F200}-\u{1F39B}\u{1F39E}-\u{1F3B4}\u{1F3B7}-\u{1F3BB}\u{1F3BD}-\u{1F49F}\u{1F4A1}` +
  String.raw`\u{1F4A3}\u{1F4A5}-\u{1F4AE}\u{1F4B0}\u{1F4B3}-\u{1F4FF}\u{1F507}-\u{1F516}\u{1F525}-\u{1F531}` +
  String.raw`\u{1F54A}-\u{1F5D3}\u{1F5DC}-\u{1F5F3}\u{1F5FA}-\u{1F64F}\u{1F680}-\u{1F6FF}` +
  String.raw`\u{1F7D5}-\u{1F7FF}\u{1F80C}-\u{1F80F}\u{1F90C}-\u{1F9FF}\u{1FA60}-\u{1FAFF}\u{1FC00}-\u{1FFFD}`

/** In order: the first that matches a character is its class. */
const patterns: readonly (readonly [LineBreakClass, RegExp])[] = [
  ['SP', /[ \t]/u],
  ['ZW', /\u200B/u],
  ['ZWJ', /\u200D/u],
  ['WJ', /[\u2060\uFEFF]/u],
  ['GL', /[\u034F\u035C-\u0362]/u],
  ['BA', /\u0F7F/u],
  [
    'CM',
    /[\p{Mn}\p{Mc}\p{Me}\p{Cc}\u061C\u200C\u200E\u200F\u202A-\u202E\u2066-\u206F\u3035\u{E0001}-\u{E007F}]/u,
  ],
  ['GL', /[\u00A0\u0F08\u0F0C\u0F12\u180E\u2007\u2011\u202F]/u],
  [
    'NS',
    /[\u17D6\u203C\u203D\u2047-\u2049\u3005\u301C\u303B\u303C\u309B-\u309E\u30A0\u30FB\u30FD\u30FE\uA015\uFE54\uFE55\uFF1A\uFF1B\uFF65\uFF9E\uFF9F]/u,
  ],
  // Small kana and the long vowel mark: with `line-break: strict` they never begin a line.
  ['NS', /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶー\u31F0-\u31FF\uFF67-\uFF70]/u],
  ['QU', /["'\u275B-\u2760\u2E00-\u2E0D\u2E1C\u2E1D\u2E20\u2E21\u{1F676}-\u{1F678}]/u],
  ['OP', /[\p{Ps}¡¿\u2E18]/u],
  ['QU', /[\p{Pi}\p{Pf}]/u],
  ['CP', /[)\]\u2E56\u2E58\u2E5A\u2E5C]/u],
  ['CL', /[\p{Pe}\u3001\u3002\uFE10\uFE13\uFE14\uFE11\uFE12\uFE50\uFE52\uFF0C\uFF0E\uFF61\uFF64]/u],
  [
    'EX',
    /[!?\u05C6\u061B\u061D-\u061F\u06D4\u07F9\u0F0D-\u0F11\u0F14\u2762\u2763\u2CF9\u2CFE\u2E2E\u2E53\u2E54\uFE15\uFE16\uFE56\uFE57\uFF01\uFF1F]/u,
  ],
  ['IS', /[,.:;\u037E\u0589\u060C\u060D\u07F8\u2044]/u],
  ['IN', /[\u2024-\u2026\u22EF\uFE19]/u],
  ['SY', /\//u],
  ['HY', /-/u],
  ['B2', /[\u2014\u2E3A\u2E3B]/u],
  ['BB', /[\u00B4\u02C8\u02CC\u02DF\u1806\u1FFD]/u],
  ['HH', /[\u00AD\u058A\u05BE\u1400\u2010\u2012\u2013\u2E17\u2E40\u2E5D]/u],
  [
    'BA',
    /[|\u0964\u0965\u0E5A\u0E5B\u0F0B\u0F34\u0F85\u0FBE\u0FBF\u0FD2\u104A\u104B\u1361\u1680\u17D4\u17D5\u17D8\u17DA\u2000-\u2006\u2008-\u200A\u2027\u2056\u2058-\u205B\u205D-\u205F\u2E0E-\u2E15\u2E19\u2E2A-\u2E2D\u2E30\u2E31\u2E33\u2E34\u2E3C-\u2E3E\u2E41\u2E43-\u2E4A\u2E4C\u2E4E\u2E4F\u3000]/u,
  ],
  [
    'PO',
    /[%¢°\u0609-\u060B\u066A\u09F2\u09F3\u2030-\u2037\u20A7\u20B6\u20BB\u20BE\u20C0\u2103\u2109\uFDFC\uFE6A\uFF05\uFFE0]/u,
  ],
  [
    'PR',
    /[$+\\£-¥±\u058F\u0E3F\u17DB\u20A0-\u20CF\u2116\u2212\u2213\uFE69\uFF04\uFFE1\uFFE5\uFFE6]/u,
  ],
  ['NU', /(?![\uFF10-\uFF19])[\p{Nd}\u066B\u066C]/u],
  ['CB', /\uFFFC/u],
  [
    'SA',
    /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tai_Le}\p{sc=New_Tai_Lue}\p{sc=Tai_Tham}\p{sc=Tai_Viet}]/u,
  ],
  ['RI', /\p{Regional_Indicator}/u],
  ['EM', /\p{Emoji_Modifier}/u],
  ['EB', /\p{Emoji_Modifier_Base}/u],
  ['HL', /[\u05D0-\u05F2\uFB1D-\uFB4F]/u],
  [
    'ID',
    /[\u2E80-\u3004\u3006\u3007\u3012\u3013\u3020-\u3247\u3250-\u4DBF\u4E00-\uA4C6\uF900-\uFAFF\uFE30-\uFE6B\uFF02-\uFFE4\u{17000}-\u{1B2FB}\u{20000}-\u{3FFFD}]/u,
  ],
  ['ID', new RegExp(`[${pictographs}]`, 'u')],
]

const known = new Map<string, LineBreakClass>()

/** The class of a character, given as a string of one code point. */
export function classifyForLineBreak(character: string): LineBreakClass {
  const found = known.get(character)
  if (found) return found
  const result = classifyAnew(character)
  known.set(character, result)
  return result
}

const classifyAnew = (character: string): LineBreakClass =>
  patterns.find(([, pattern]) => pattern.test(character))?.[0] ?? 'AL'

const eastAsian =
  /(?!\p{Regional_Indicator})[\u1100-\u115F\u20A9\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFFEE\u{17000}-\u{1B2FB}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u

/** Set in a full or half width cell of East Asian type: quotes and brackets behave otherwise there. */
export const isEastAsian = (character: string): boolean => eastAsian.test(character)
