import { type Language, listOf, phrasesOf } from '../language.ts'

const regular = `
  accept achieve add agree allow announce appear apply argue arrive assume become
  believe belong carry cause claim collect combine compare conclude connect conserve consider consist
  contain continue contribute convince cover create decide declare decrease define demand deny depend
  describe deserve destroy determine develop die disappear discover divide earn eliminate emerge employ
  enable encourage enjoy ensure enter establish exist expand expect explain explore express fail follow
  form gather generate grant guide happen hate imagine improve include increase indicate introduce
  invent invite involve join kill lack learn live love maintain manage marry measure mention need
  notice obtain occur offer open operate organise organize own perform permit persuade prefer
  prepare prevent produce propose protect prove provide publish raise reach realise realize receive
  recognise recognize recommend reduce refer reflect refuse relate release rely remain remember remove
  replace reply represent require resist respond resemble restore retire reveal save seem serve settle
  share solve spread stay stop store suffer suggest suppose surround survive tend thank threaten travel
  treat try use vary visit wait want warn watch weigh wish wonder worry
`

const irregular = `
  am is are was were isn't aren't wasn't weren't be's has have had hasn't haven't hadn't do does did
  don't doesn't didn't can could will would shall should may might must cannot can't couldn't won't
  wouldn't shouldn't it's that's there's he's she's they're we're you're i'm they've we've i've
  became began bent blew bore bought broke brought built burnt came caught chose clung crept dealt drank
  drew drove dug fed fell fled flew forgot fought froze gave got grew hung heard held hid kept knew
  knelt laid leapt learnt led lent lit lost made meant met paid ran rang rose said sang sank sat saw sent
  shone shook shot shrank slept slid smelt sold sought spent spoke spun stole stood struck stuck swam
  swept swore taught thought threw told took tore understood went woke won wore wove wrote
  becomes begins brings buys chooses comes does draws eats fails falls finds gets gives goes grows has
  hears keeps knows lasts leaves lets lies lives loses makes meets needs pays puts says sees seems sells
  sends sits speaks spends takes teaches tells thinks understands wants wins works writes
  reads holds stands rises leads means feels stays drives drinks sleeps shines breaks hides throws
  catches builds flies fights hangs sings swims wears explains discusses responds helps allows turns moves
  shows runs raises lets looks asks spread
  find give keep know make say see take tell think understand write get go bring buy choose eat hear
  lose sell send speak teach win spend become begin come grow meet pay wear forget draw
`

const doubled: Record<string, string> = {
  stop: 'stopped',
  prefer: 'preferred',
  permit: 'permitted',
}

function* inflect(base: string): Generator<string> {
  yield base
  const stem = base.endsWith('e') ? base : `${base}e`
  if (doubled[base]) yield doubled[base]
  else if (/[^aeiou]y$/.test(base)) yield `${base.slice(0, -1)}ied`
  else if (base !== 'become' && base !== 'spread') yield `${stem}d`
  if (/[^aeiou]y$/.test(base)) yield `${base.slice(0, -1)}ies`
  else yield /(?:s|sh|ch|x|z)$/.test(base) ? `${base}es` : `${base}s`
}

/** Forms that are nouns as often as verbs prove nothing. */
const ambiguous = listOf(
  'causes cause claims claim covers cover demands demand forms form needs need guide guides measures measure notice offers offer reply replies stores store use uses visit visits waits wait watch watches wishes wish worries worry share shares loves love hate lack lacks raise raises increase increases decrease release releases spread spreads stop stops try refuse travel travels warn own live lives wonder wonders experience',
)

export const english: Language = {
  code: 'en',
  stopwords: listOf(`
    a an the and or but if then than that this these those of in on at to for from by with as is are was
    were be been being it its they them their there here he she his her him we our us you your i my me not
    no nor so such can could may might will would shall should must do does did done have has had having
    more most much many some any each few other one two three first second third also very just about
    over under after before between into through during while where when which who whom whose what how
    why because however therefore although though whereas only own same too up down out off again further
    once both all several still even yet every ten hundred thousand million almost often never always now today than upon against
    otherwise later soon thus usually sometimes perhaps without within toward towards until since get gets got make makes made new way
  `),
  finiteVerbs: new Set(
    [
      ...[...listOf(regular)].flatMap((base) => Array.from(inflect(base))),
      ...listOf(irregular),
    ].filter((form) => !ambiguous.has(form)),
  ),
  finiteEnding: /[a-z]{2}ed$/,
  verbBeforeObject: listOf('a an the its their his her our your no one two three'),
  determiners: listOf(
    'a an the this that these those its his her their our your my each every some any no another many several most few all both',
  ),
  prepositions: listOf(
    'following despite given throughout aside unlike besides of in on at to for from by with about over under after before between into through during against without within towards toward across along around behind below beneath beside beyond near off onto since until up upon via among as than like',
  ),
  pronouns: listOf(
    'he she it they we you i this that these those him her them there his its their such one',
  ),
  subordinators: listOf(
    'when while although though because since as if unless until after before once whenever where whereas whether so provided what whatever whoever',
  ),
  droppable: listOf(
    'when while although though because since as until after before once where whereas',
  ),
  bareSubordinators: listOf('because although though whereas'),
  adjuncts: listOf(
    'in at on during after before since between throughout across within through from with around among near along via by for over',
  ),
  participle: /[a-z]{3}ing$/u,
  afterthoughts: [
    'most of',
    'many of',
    'half of',
    'some of',
    'such as',
    'including',
    'for example',
    'for instance',
    'especially',
    'particularly',
    'so that',
    'making it',
  ],
  relatives: listOf('which who whose whom where'),
  backward: listOf(
    'them him such these those this also too another it others then elsewhere therefore',
  ),
  backwardPattern:
    /^(?:the (?:above|below)\b|similarly\b|as the result\b|with (?:that|this) in mind\b|(?:each|every) one\b|(?:after|before|for|with|from|by|despite|since) that\b|the (?:first|second|third|fourth|former|latter|others?)(?:,| (?:is|was|one)\b)|(?:many|most|all) of them\b|(?:mostly|mainly|partly|simply|only|just) because\b|(?:before|until|since|by) then\b|the same (?:is true|applies|goes|holds)\b|keep (?:this|that) in mind\b)|\bwith (?:that|this) in mind\b|\bin (?:that|this|such|which) (?:case|way|sense)\b|\b(?:do|does|did|doing) (?:so|not do so|the same|likewise)\b|\b(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should) not$|\b(?:that|this)$|\b(?:both|neither|either|each|any|none|some|one|half|dozen) of them\b|\bboth (?!(?:\S+ ){1,4}and\b)|\bthese (?!days\b)/iu,
  coordinators: listOf('and but so yet while whereas or nor'),
  linkWords: [
    'okay',
    'rather',
    'luckily',
    'fortunately',
    'unfortunately',
    'sadly',
    'hopefully',
    'surprisingly',
    'thankfully',
    'iow',
    'generally speaking',
    'actually',
    'further',
    'interestingly',
    'to begin with',
    'more precisely',
    'incidentally',
    'well',
    'now',
    'anyway',
    'last but not least',
    'worse',
    'that said',
    'yes',
    'no',
    'sure',
    'honestly',
    'however',
    'moreover',
    'furthermore',
    'in addition',
    'additionally',
    'as a result',
    'therefore',
    'thus',
    'hence',
    'consequently',
    'meanwhile',
    'on the other hand',
    'on the one hand',
    'in fact',
    'indeed',
    'for example',
    'for instance',
    'first',
    'second',
    'third',
    'firstly',
    'secondly',
    'finally',
    'also',
    'in contrast',
    'by contrast',
    'of course',
    'in other words',
    'in short',
    'similarly',
    'subsequently',
    'likewise',
    'nevertheless',
    'nonetheless',
    'still',
    'instead',
    'then',
    'besides',
    'again',
    'in particular',
    'after all',
    'to be sure',
    'at the same time',
    'and',
    'but',
    'so',
    'yet',
    'or',
  ],
  sayingVerbs: listOf(
    'said says announced announces reported reports told added explained according wrote argues argued believes',
  ),
  abbreviations: listOf(
    'mr mrs ms dr prof st sr jr vs etc e.g i.e cf esp incl resp viz al fig no ext tel vol inc ltd co corp dept est approx gen col capt lt rev hon u.s u.k a.m p.m ca jan feb mar apr jun jul aug sept sep oct nov dec',
  ),
  months: [],
  capitalisesTitles: true,
  phrases: phrasesOf(
    'Hello, and welcome.',
    'Key Takeaways',
    'Thank you for listening.',
    'and',
    'An Overview',
  ),
}
