const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Little words are said without stress. */
export const weakWords = listOf(`
  le la les un une des de du au aux et ou où en dans sur pour par avec sans sous chez que qui ne se me te ce ces cet
  cette mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles y est
  sont ont a ai as à mais si plus très quand comme tout tous toute toutes
`)

/** Nouns and adjectives in "-ent"; what is left are verbs, whose ending is not heard. */
export const nounsInEnt = listOf(`
  absent accent accident adhérent adjacent adolescent agent ambivalent antécédent apparent ardent argent arpent
  astringent auvent cent clément client cohérent coefficient comment compétent concurrent confident confluent
  conscient conséquent content contingent continent convalescent convent couvent dent déficient délinquant dent détergent
  différent diligent dissident divergent dolent effervescent efficient élément éloquent éminent émollient engouement
  entregent équivalent escient évent évident excellent expédient fervent fréquent gent grandiloquent impatient
  impertinent imprudent incandescent incident inclément incohérent incompétent inconscient inconséquent inconvénient
  indécent indifférent indigent indolent indulgent influent ingrédient inhérent innocent insolent insuffisant
  insurgent intelligent intermittent jument latent lent luminescent mécontent moment négligent nutriment occident
  onguent opulent orient paravent parent patient pénitent permanent pertinent phosphorescent pigment plaisant
  polyvalent précédent prééminent présent président prudent pubescent quotient récent récipient régent réticent résident
  rémanent sergent serment serpent somnolent souvent spumescent strident subséquent succulent suffisant surabondant
  talent tangent tempérament torrent tourment trident truculent turbulent urgent univalent vent violent virulent
  prévalent sous-jacent transparent réfringent convergent émergent exigent adhérent déférent référent afférent ciment
  décent innocent adolescent fluorescent évanescent accouchement ferment testament argument document
`)

/** Verbs in "-ment", which are said as they are without the ending. */
export const verbsInMent = listOf(`
  aiment animent expriment impriment suppriment compriment oppriment dépriment estiment déciment escriment liment
  riment légitiment intiment fument résument assument consument présument parfument allument hument réclament
  proclament acclament clament déclament blâment entament trament rament affament sèment diffament exclament enveniment
  rallument raniment inhument exhument subliment priment arriment périment étament
`)

/** Words whose letters do not tell: as a Frenchman would write what is said. */
export const respelled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    agenda: 'ajinda',
    août: 'oute',
    bus: 'busse',
    cas: 'ca',
    chaos: 'cao',
    chœur: 'cœur',
    chœurs: 'cœur',
    clef: 'clé',
    email: 'imèle',
    emails: 'imèle',
    examen: 'egzamin',
    examens: 'egzamin',
    femme: 'fame',
    femmes: 'fames',
    fils: 'fisse',
    forum: 'forome',
    hélas: 'élasse',
    huit: 'uite',
    internet: 'internette',
    mars: 'marsse',
    moelle: 'moile',
    oignon: 'ognon',
    oignons: 'ognons',
    os: 'osse',
    ours: 'ourse',
    parfum: 'parfun',
    parfums: 'parfun',
    persil: 'percile',
    poêle: 'poile',
    porc: 'pore',
    quatorze: 'catorze',
    second: 'segond',
    seconde: 'segonde',
    secondes: 'segondes',
    seconds: 'segond',
    sens: 'sensse',
    solennel: 'solanel',
    solennelle: 'solanelle',
    virus: 'virusse',
    vis: 'visse',
    yaourt: 'yaourte',
    campus: 'campusse',
    bonus: 'bonusse',
    corpus: 'corpusse',
    processus: 'processusse',
    consensus: 'consinsusse',
    terminus: 'terminusse',
    autobus: 'autobusse',
    focus: 'focusse',
    tennis: 'ténisse',
    oasis: 'oasisse',
    atlas: 'atlasse',
    index: 'indexe',
    net: 'nette',
    web: 'ouèbe',
    wifi: 'ouifi',
    google: 'gougueule',
    youtube: 'youtoube',
    facebook: 'fèssebouk',
    smartphone: 'smartfone',
    smartphones: 'smartfone',
    software: 'softouère',
    startup: 'starteupe',
    startups: 'starteupe',
    football: 'foutebole',
    week: 'ouik',
    end: 'ennde',
    design: 'dizaïne',
    leader: 'lideur',
    leaders: 'lideur',
    manager: 'manadjeur',
    managers: 'manadjeur',
    business: 'biznesse',
    cloud: 'claoude',
    initier: 'inicier',
    album: 'albome',
    maximum: 'maximome',
    minimum: 'minimome',
  }),
)

/** Words that no rule says right, in the model's symbols. */
export const knownSounds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "aujourd'hui": 'oʒuʁdyˈi',
    ce: 'sə',
    de: 'də',
    e: 'ø',
    est: 'ɛ',
    et: 'e',
    eu: 'y',
    eut: 'y',
    eue: 'y',
    eus: 'y',
    faisaient: 'fəzˈɛ',
    faisais: 'fəzˈɛ',
    faisait: 'fəzˈɛ',
    faisant: 'fəzˈɑ̃',
    faisons: 'fəzˈɔ̃',
    gentil: 'ʒɑ̃tˈi',
    je: 'ʒə',
    le: 'lə',
    me: 'mə',
    mesdames: 'medˈam',
    messieurs: 'mesjˈø',
    monsieur: 'məsjˈø',
    ne: 'nə',
    pays: 'pɛˈi',
    que: 'kə',
    quelque: 'kɛlkə',
    presque: 'pʁɛskə',
    grosse: 'ɡʁˈos',
    grosses: 'ɡʁˈos',
    rien: 'ʁjˈɛ̃',
    se: 'sə',
    soixante: 'swasˈɑ̃t',
    te: 'tə',
    un: 'œ̃',
    œil: 'ˈœj',
    œufs: 'ˈø',
    bœufs: 'bˈø',
    yeux: 'jˈø',
    dessous: 'dəsˈu',
    dessus: 'dəsˈy',
    oui: 'wˈi',
    plus: 'ply',
    tous: 'tˈus',
    deux: 'dˈø',
    six: 'sˈis',
    dix: 'dˈis',
  }),
)

/** The consonant that a word passes on to a vowel behind it. */
export const liaisons: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'z',
        `les des mes tes ses ces nos vos leurs aux nous vous ils elles deux trois six dix dans sans chez sous très plus
         moins plusieurs quels quelles autres certains quelques tous gros bons grands petits nouveaux beaux premiers vingts
         cents millions`,
      ],
      ['n', 'un on en mon ton son aucun bien rien'],
      [
        't',
        "est sont ont petit grand quand tout vingt cent peut était avait fait font vont c'est n'est s'est",
      ],
    ] as const
  ).flatMap(([consonant, words]) =>
    words
      .trim()
      .split(/\s+/u)
      .map((word): [string, string] => [word, consonant]),
  ),
)

/** An "h" that lets nothing pass, and the few vowels that do the same. */
export const hasHardStart = (word: string): boolean =>
  /^(?:h(?:a(?!b[ei]|bit|lein|lluc|ltère|meç|rmon)|éros$|ér(?:on|iss)|ernie|eurt|êtr|i(?:bou|érarch|ppie|t(?:s|$)|ss)|o(?:ckey|lland|mard|ngr|nt|rde|rs|t(?:$|te)|uill?e|usse)|u(?:blot|ché?|ée|it|rle|sky|tte))|onz|oui$|ouistiti|ya|yo|week|web|ouest$)/u.test(
    word,
  )
