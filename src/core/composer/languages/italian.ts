import { type Language, listOf, phrasesOf } from '../language.ts'

export const italian: Language = {
  code: 'it',
  stopwords: listOf(`
    il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal
    dalla dai dalle in nel nello nella nei negli nelle con su sul sulla sui sulle per tra fra e ed o ma se
    non che chi cui come più meno molto anche ancora già sempre mai è sono era erano fu furono essere stato
    stata ha hanno aveva avevano avere può possono poteva deve devono questo questa questi queste quello
    quella quelli quelle si ci ne suo sua suoi sue loro mio nostro quando dove perché mentre quindi così
    tutto tutta tutti tutte altro altra altri altre ogni due tre lui lei noi voi io
  `),
  finiteVerbs: listOf(`
    è sono era erano fu furono sarà saranno sarebbe ha hanno aveva avevano ebbe avrà avrebbe può possono
    poteva potevano potrà potrebbe deve devono doveva dovevano fa fanno faceva facevano fece fecero va vanno
    andava viene vengono veniva venne vennero dà danno diede dice dicono disse sa sanno vede vedono vide
    vuole vogliono voleva tiene tengono resta restano rimane rimangono rimase diventa diventano divenne
    esiste esistono permette permettono comincia cominciò inizia iniziò nasce nacque morì vive vivono visse
    sembra sembrano prende prendono prese mette mettono mise trova trovano trovò serve servono basta bastano
    costa costano dura durano rappresenta rappresentano cresce crescono offre offrono riceve ricevono
    produce producono
  `),
  finiteEnding:
    /[a-z]{3}(?:ò|ì|é|isce|iscono|ava|eva|arono|erono|irono|avano|evano|ivano|eranno)$/u,
  verbBeforeObject: listOf('il lo la i gli le un uno una questo questa'),
  determiners: listOf(
    'il lo la i gli le un uno una questo questa questi queste quel quella quei quelle suo sua suoi sue ogni alcuni alcune molti molte',
  ),
  prepositions: listOf(
    'dopo grazie nonostante durante di del dello della dei degli delle a al alla ai alle da dal dalla in nel nella nei nelle con su sul sulla per tra fra come che secondo',
  ),
  pronouns: listOf('lui lei loro essa esso noi io questo questa ciò quello quella'),
  subordinators: listOf(
    'quando se mentre perché benché poiché siccome come dove prima dopo affinché chi chiunque',
  ),
  droppable: listOf('quando mentre perché benché poiché'),
  bareSubordinators: listOf('perché mentre benché poiché'),
  adjuncts: listOf(
    'in nel nella nei nelle con su sul sulla per tra fra da dal dalla dopo durante a al alla',
  ),
  infinitive: /[aei]re$/u,
  participle: /[a-z]{2}(?:ando|endo)$/u,
  afterthoughts: [
    'la maggior parte',
    'molti dei',
    'molte delle',
    'per esempio',
    'ad esempio',
    'come',
    'tra cui',
    'quali',
    'in modo che',
    'cosicché',
    'tanto che',
    'il che',
    'soprattutto',
    'specialmente',
    'compresi',
    'comprese',
  ],
  relatives: listOf('che cui dove quale quali'),
  backward: listOf(
    'inoltre anche così ciò questo questa questi queste quello quella lì altri altre esso essa essi',
  ),
  dropsSubject: true,
  backwardPattern:
    /^(?:un[oa] di (?:ess[ei]|loro)|ecco perché|prima di allora|fino ad allora|da allora|in (?:tal|questo|quel) caso|lo stesso vale)(?!\p{L})/iu,
  coordinators: listOf('e ma mentre però'),
  linkWords: [
    'tuttavia',
    'comunque',
    'in realtà',
    'd’altra parte',
    "d'altra parte",
    'innanzitutto',
    'in primo luogo',
    'in secondo luogo',
    'ovviamente',
    'poi',
    'inoltre',
    'pertanto',
    'ancora una volta',
    'in effetti',
    'naturalmente',
    'di conseguenza',
    'in altre parole',
    'del resto',
    'tra l’altro',
    'per esempio',
    'ad esempio',
    'quindi',
    'perciò',
    'infatti',
    'infine',
    'invece',
    'dunque',
    'così',
    'e',
    'ma',
    'però',
  ],
  sayingVerbs: listOf('disse dice secondo afferma'),
  abbreviations: listOf('sig dott prof ecc es pag n ca s.p.a'),
  months: [],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Salve e benvenuti.',
    'I punti da ricordare',
    'Grazie per l’attenzione.',
    'e',
    'una panoramica',
  ),
}
