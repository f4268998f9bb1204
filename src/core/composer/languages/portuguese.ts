import { type Language, listOf, phrasesOf } from '../language.ts'

export const portuguese: Language = {
  code: 'pt',
  stopwords: listOf(`
    o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para com sem sobre
    entre até desde durante contra e ou mas se não que como mais menos muito já também é são era eram foi
    foram ser sido está estão estava tem têm tinha tinham ter há pode podem podia deve devem este esta estes
    estas esse essa esses essas isto isso aquele quando onde quem qual cujo porque embora enquanto pois
    assim todo toda todos todas outro outra outros outras cada mesmo mesma seu sua seus suas lhe ele ela
    eles elas nós eu ao aos à às dois três só
  `),
  finiteVerbs: listOf(`
    é são era eram foi foram será serão seria está estão estava estavam tem têm tinha tinham teve tiveram
    há havia houve pode podem podia podiam pôde poderá poderia deve devem devia faz fazem fazia fez fizeram
    vai vão ia iam vem vêm veio vieram dá dão deu deram diz dizem disse sabe sabem vê veem viu viram quer
    querem queria fica ficam ficou existe existem existia permite permitem começa começou começaram nasce
    nasceu morreu vive vivem vivia viveu parece parecem torna tornam tornou recebe recebem recebeu produz
    produzem cresce crescem cresceu custa custam serve servem representa representam mostra mostram mostrou
    encontra encontram encontrou oferece oferecem precisa precisam chega chegam chegou
  `),
  finiteEnding: /[a-zç]{2}(?:am|aram|eram|iram|ava|avam|arão|erão|ou)$/u,
  verbBeforeObject: listOf('o os as um uma uns umas este esta seu sua seus suas'),
  determiners: listOf(
    'o a os as um uma uns umas este esta estes estas esse essa esses essas seu sua seus suas cada outro outra outros outras vários muitos algumas alguns',
  ),
  prepositions: listOf(
    'apesar após graças de do da dos das em no na nos nas por pelo pela para com sem sobre entre até desde durante contra como que segundo ao à aos às',
  ),
  pronouns: listOf('ele ela eles elas nós eu isto isso este esta esse essa aquilo'),
  subordinators: listOf('quando se embora porque enquanto como onde para desde até ao apesar quem'),
  droppable: listOf('quando embora porque enquanto'),
  bareSubordinators: listOf('porque embora enquanto'),
  adjuncts: listOf(
    'em no na nos nas por pelo pela para com sobre entre até desde durante após ao à',
  ),
  infinitive: /[aeio]r$/u,
  participle: /[a-z]{2}(?:ando|endo|indo)$/u,
  afterthoughts: [
    'a maioria',
    'muitos deles',
    'muitas delas',
    'por exemplo',
    'tais como',
    'como',
    'entre eles',
    'entre elas',
    'de modo que',
    'de forma que',
    'de maneira que',
    'o que',
    'pelo que',
    'sobretudo',
    'especialmente',
    'incluindo',
  ],
  relatives: listOf('que onde quem cujo cuja cujos cujas'),
  backward: listOf(
    'também assim isso isto esse essa esses essas este esta estes estas aquele aquela ali lá outros outras',
  ),
  dropsSubject: true,
  backwardPattern:
    /^(?:uma? del[ae]s|por isso|antes disso|até então|desde então|n?esse caso|neste caso|o mesmo (?:vale|acontece))(?!\p{L})/iu,
  coordinators: listOf('e mas enquanto porém'),
  linkWords: [
    'no entanto',
    'como resultado',
    'logo',
    'na verdade',
    'na realidade',
    'primeiro',
    'em primeiro lugar',
    'em segundo lugar',
    'por outro lado',
    'por um lado',
    'depois',
    'contudo',
    'porém',
    'todavia',
    'entretanto',
    'por conseguinte',
    'por fim',
    'ou seja',
    'aliás',
    'de facto',
    'de fato',
    'além disso',
    'por exemplo',
    'por isso',
    'portanto',
    'assim',
    'também',
    'finalmente',
    'e',
    'mas',
    'pois',
  ],
  sayingVerbs: listOf('disse diz segundo afirma'),
  abbreviations: listOf('sr sra dr dra prof etc pág núm av aprox s.a'),
  months: [],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Olá e boas-vindas.',
    'O mais importante em resumo',
    'Obrigado pela atenção.',
    'e',
    'uma visão geral',
  ),
}
