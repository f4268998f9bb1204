import { type Language, listOf, phrasesOf } from '../language.ts'

export const french: Language = {
  code: 'fr',
  stopwords: listOf(`
    le la les l un une des du de d et ou mais si donc or ni car que qui quoi dont où ce cet cette ces c se s
    sa son ses leur leurs mon ma mes ton notre nos votre vos je tu il elle on nous vous ils elles y en ne n
    pas plus moins très trop peu bien aussi encore déjà toujours jamais à au aux dans par pour sur sous avec
    sans entre vers chez depuis pendant avant après contre est sont était étaient être été a ont avait
    avaient avoir fait font faire peut peuvent pouvait doit doivent comme même tout toute tous toutes autre
    autres quand lorsque alors ainsi cela ça ici là deux trois quelques chaque plusieurs puis afin lui eux
    tant plutôt surtout qu j m t jusqu lorsqu puisqu
  `),
  finiteVerbs: listOf(`
    est sont était étaient fut furent sera seront serait seraient a ont avait avaient eut eurent aura auront
    aurait auraient peut peuvent pouvait pouvaient put pourra pourront pourrait doit doivent devait devaient
    dut devra devrait fait font faisait faisaient fit firent fera va vont allait allaient alla vient viennent
    venait vint prend prennent prenait prit prirent met mettent mettait mit mirent donne donnent donnait
    donna dit disent disait sait savent savait voit voient voyait vit virent veut veulent voulait reste
    restent restait resta devient deviennent devenait devint tient tiennent tenait tint permet permettent
    permettait permit existe existent existait semble semblent semblait commence commencent commença
    montre montrent montrait montra trouve trouvent trouvait trouva vivent vivait reçoit reçoivent reçut
    produit produisent produisait naît naquit meurt mourut ouvre ouvrent ouvrit offre offrent suffit
    suffisent coûte coûtent pèse pèsent dure durent représente représentent compte comptent atteint
    atteignent utilise utilisent utilisait passe passent passait passa arrive arrivent arriva croît
    constitue constituent répand répandent organise équipent désigne désignent comprend comprennent joue
    jouent crée créent porte portent appelle appellent protège protègent attire attirent transforme
    transforment consomme consomment contribue contribuent participe participent réduit réduisent change
    changent entraîne entraînent provoque provoquent accueille abrite abritent propose proposent possède
    possèdent occupe occupent marque marquent rend rendent perd perdent suit suivent sert servent vaut
    apparaît apparaissent développe développent concerne concernent mesure mesurent remplace remplacent
    diminue diminuent augmente augmentent connaît connaissent faut fallait
  `),
  finiteEnding: /[a-zéèç]{2}(?:aient|ait|èrent|irent|urent|eront)$/u,
  verbBeforeObject: listOf('le la les un une son sa ses leur leurs cette ce ces'),
  determiners: listOf(
    'le la les un une des du ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes chaque plusieurs quelques',
  ),
  prepositions: listOf(
    'malgré grâce dès outre face suite de du des d à au aux en dans par pour sur sous avec sans entre vers chez depuis pendant avant après contre comme que selon',
  ),
  pronouns: listOf(
    'ces cette cet il elle ils elles on nous vous je tu ce c cela ça celui celle ceux celles',
  ),
  subordinators: listOf(
    'que quand lorsque lorsqu si comme parce puisque puisqu bien tandis alors afin pour pendant après avant dès sans s',
  ),
  droppable: listOf('quand lorsque parce puisque tandis alors comme bien'),
  bareSubordinators: listOf('parce tandis puisque'),
  adjuncts: listOf(
    'dans en à au aux par pour sur sous avec entre vers chez depuis pendant avant après dès',
  ),
  infinitive: /(?:er|ir|[^aeiou]re)$|^d'/u,
  participle: /[a-zé]{3}ant$/u,
  afterthoughts: [
    'la plupart',
    'dont',
    'par exemple',
    'notamment',
    'comme',
    'tels que',
    'telles que',
    'de sorte que',
    'si bien que',
    'ce qui',
    'ce que',
    'y compris',
    'afin de',
  ],
  relatives: listOf('qui dont où lequel laquelle lesquels lesquelles auquel duquel'),
  backward: listOf(
    "cela ceci ça ainsi alors aussi celui-ci celle-ci ceux-ci celles-ci celui-là celle-là ceux-là celles-là lui leur leurs d'autres également désormais",
  ),
  backwardPattern:
    /^(?:c['’]est (?:pourquoi|ainsi|alors|là)|l['’]une? d['’](?:eux|elles)|avant cela|jusqu['’]alors|depuis lors|dans ce cas|il en va de même)(?!\p{L})/iu,
  coordinators: listOf('et mais car or donc'),
  linkWords: [
    'cependant',
    'en fait',
    'en réalité',
    'effectivement',
    'd’ailleurs',
    "d'ailleurs",
    'tout d’abord',
    "tout d'abord",
    'premièrement',
    'deuxièmement',
    'dans un premier temps',
    'toutefois',
    'néanmoins',
    'en effet',
    'par exemple',
    'de plus',
    'en outre',
    'de même',
    'bien sûr',
    'autrement dit',
    'notamment',
    'aussi',
    'par conséquent',
    'bref',
    'finalement',
    'de ce fait',
    'ainsi',
    'enfin',
    'donc',
    'pourtant',
    'en revanche',
    'par ailleurs',
    'puis',
    'ensuite',
    'et',
    'mais',
    'or',
    'car',
  ],
  sayingVerbs: listOf('dit selon explique affirme déclare'),
  abbreviations: listOf('m mm mme mlle dr pr st ste etc p.ex av apr env n° cf'),
  months: [],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Bonjour et bienvenue.',
    'L’essentiel à retenir',
    'Merci de votre attention.',
    'et',
    'vue d’ensemble',
  ),
}
