import { type Language, listOf, phrasesOf } from '../language.ts'

export const dutch: Language = {
  code: 'nl',
  stopwords: listOf(`
    de het een en of maar als dan dat die dit deze er hier daar van in op aan te voor met door bij naar uit
    om over onder tegen tussen zonder tot sinds is zijn was waren wordt worden werd werden heeft hebben had
    hadden kan kunnen kon konden moet moeten moest zal zullen zou zouden mag mogen ik je jij hij zij ze wij
    we jullie hun haar hem zich niet geen ook nog al wel zeer meer veel alle elke ieder zo nu toen want
    omdat terwijl hoewel wanneer waar wie wat welke hoe andere zelf twee drie mijn ons onze
  `),
  finiteVerbs: listOf(`
    is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen kon konden moet moeten
    moest moesten zal zullen zou zouden mag mogen mocht wil willen wilde gaat gaan ging gingen komt komen
    kwam kwamen maakt maken maakte maakten staat staan stond stonden ligt liggen lag lagen blijft blijven
    bleef bleven neemt nemen nam namen houdt hield toont toonde vindt vinden vond vonden brengt bracht
    geeft geven gaf gaven ziet zien zag zagen weet wist groeit groeien groeide begint begon begonnen leeft
    leven leefde werkt werken werkte bouwt bouwde draagt droeg valt viel vielen loopt liep helpt hielp
    schrijft schreef laat liet krijgt kreeg kregen kost kosten bestaat bestond ontstond blijkt bleek
    betekent zorgt zorgde
  `),
  determiners: listOf(
    'de het een deze dit die dat elke ieder alle veel enkele zijn haar hun onze geen',
  ),
  prepositions: listOf(
    'ondanks dankzij tijdens na van in op aan te voor met door bij naar uit om over onder tegen tussen zonder tot sinds als dan volgens',
  ),
  pronouns: listOf('hij zij ze het we wij ik je dit dat deze die hun'),
  subordinators: listOf(
    'als omdat terwijl hoewel wanneer toen voordat nadat zodra tenzij dat of sinds wie wat waar',
  ),
  droppable: listOf('omdat terwijl hoewel wanneer toen voordat nadat'),
  bareSubordinators: listOf('omdat terwijl hoewel tenzij'),
  adjuncts: listOf('in op aan voor met door bij naar uit over onder tussen sinds tijdens na'),
  afterthoughts: [
    'de meeste',
    'van wie',
    'bijvoorbeeld',
    'zoals',
    'waaronder',
    'zodat',
    'waardoor',
    'waarmee',
    'vooral',
    'met name',
  ],
  relatives: listOf('die dat waar wat wie waarbij waardoor waarmee'),
  backward: listOf(
    'bovendien daarom ook zo daardoor daarmee daarvan daarna daar dit deze zulke anderen hem hen',
  ),
  backwardPattern:
    /^(?:een (?:daarvan|van hen)|tot dan toe|tot dan|sindsdien|in dat geval|hetzelfde geldt)(?!\p{L})/iu,
  coordinators: listOf('en maar want'),
  linkWords: [
    'echter',
    'in feite',
    'eigenlijk',
    'ten eerste',
    'ten tweede',
    'daarentegen',
    'anderzijds',
    'enerzijds',
    'vervolgens',
    'bovendien',
    'daarnaast',
    'verder',
    'overigens',
    'kortom',
    'tenslotte',
    'uiteraard',
    'immers',
    'daardoor',
    'kortgezegd',
    'daarom',
    'toch',
    'bijvoorbeeld',
    'ook',
    'dus',
    'ten slotte',
    'en',
    'maar',
    'want',
  ],
  sayingVerbs: listOf('zei zegt volgens'),
  abbreviations: listOf(
    'bijv d.w.z o.a enz ca dr drs ir ing prof nr mln mld st m.a.w mw mevr dhr fam jl',
  ),
  months: [],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Hallo en welkom.',
    'Om te onthouden',
    'Bedankt voor het luisteren.',
    'en',
    'een overzicht',
  ),
}
