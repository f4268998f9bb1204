/** What tells, anywhere in a sentence or at its head, that it speaks of something said before. */
export type LeaningWords = {
  /** "this tale", with the noun in `noun`; such a noun may still stand in the same sentence. */
  demonstratives: RegExp
  /** Shape of a sentence whose subject, owner or place only the text before names. */
  shapes: RegExp
  /** Shapes in which a capital would mean something else: "Ihnen" is who listens. */
  exact?: RegExp
  /** Quantifiers that are a subject by themselves when a verb follows: "All require …". */
  headless: RegExp
}

/** Not the noun that a text calls itself or its time by: nobody asks which. */
const demonstrative = (words: string, own: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?:${words})[  ](?!(?:${own})(?!\p{L}))(?<noun>[\p{L}][\p{L}-]+)`,
    'iu',
  )

const shapes = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?:${parts.join('|')})(?!\\p{L})`, 'iu')

const headless = (words: string): RegExp =>
  new RegExp(`^(?:${words}) (?<verb>\\p{L}[\\p{L}'’]*)`, 'iu')

export const leaningWords: Readonly<Record<string, LeaningWords>> = {
  en: {
    demonstratives:
      /(?<![\p{L}'’-])(?:in|at|on|of|for|from|by|with|to|during|after|before|under|without|despite|through|over|into) that (?!(?:of|is|are|was|were|will|can|has|have|had|which|who|the|a|an|it|he|she|they|we|you|i|there|no|all|if|when)\b)(?<noun>\p{Ll}+)/iu,
    shapes: shapes(
      String.raw`\b(?:presented|listed|discussed|described|shown|given|mentioned|outlined|explained) (?:there|below|above|in the (?:next|previous|following))`,
      String.raw`^(?:more (?:specifically|precisely|concretely)|put differently|to put it)`,
      String.raw`^nor (?:is|are|was|were|do|does|did|would|will|can|could|has|have|should)`,
      String.raw`\bin either case|\bthe two[.!?]?$|\bbetween the two`,
      String.raw`^because of (?:this|that)`,
      String.raw`^\p{L}{2,}ing (?:at|to|from|in) [^,]+, which (?:[^,]+)$`,
      String.raw`^but first`,
      String.raw`\bsuch an?(?! \p{L}+(?: \p{L}+)? (?:that|as|way that))`,
      String.raw`^since (?:this|that) time`,
      String.raw`\b(?:on|at|in|to) the (?:upper|lower|top|bottom)[- ](?:left|right)`,
      String.raw`^(?:now|then|after this|after that|by doing so|as a result),? (?:you|we|it|they) (?:are|have) (?:now|in)`,
      // "The command above gives", "the two scores below"
      String.raw`\b(?:the|an?|all|both|examples?|described|listed|shown|see|steps?|code|as) (?:[\p{L}\p{N}%-]+ ){0,3}(?:above|below)(?= \p{L}+s?\b(?<! (?:the|a|an|sea|ground|average|zero|all|freezing|\d+)))`,
      String.raw`\b(?:above|below)(?=[.,;)]*$|[,;)] )`,
      String.raw`\b(?:above-mentioned|aforementioned|abovementioned|the above|the foregoing|the preceding|the previous (?:section|chapter|example|paragraph|step|figure|case|table|page|command))`,
      // "The implication is that …"
      String.raw`^(?:the|one|another|a (?:second|third|further)|an additional) (?:other |main |only |first |second |last |next |best |simplest |biggest |final |real |usual |obvious )?(?:implications?|results?|reasons?|answers?|differences?|idea|point|problem|solutions?|alternatives?|catch|trick|exceptions?|effect|consequences?|upshot|drawbacks?|downsides?|example|examples|case|question|explanation|conclusion|rest|remainder|opposite|reverse|change|thing|issue|trouble|danger)(?: here)?(?: (?:is|was|are|were|would|will|might|may|can|has been|comes?|lies)|[:,])`,
      String.raw`^(?:here|below|above)(?: (?:is|are|was|were|we|you|comes?|follows?)|['’]s)`,
      String.raw`^there (?:are|is|were|was) (?:also |many |several |some |a few |two |three |no |plenty of |lots of ){0,2}(?:others?|another|more|further|additional)`,
      String.raw`\b(?:nothing|something|anything|nobody|somebody) (?:comparable|similar|else)\b`,
      String.raw`^the (?:closest|nearest|best|worst|most|least|simplest|easiest|only) (?:thing |one )?(?:i|we|you|is|was|one)`,
      String.raw`^(?:unlike|even with|given|despite|besides|beyond|with|after|for|from) (?:all )?(?:this|that|these|those|them|it)`,
      String.raw`\b(?:thus|so|thereby) (?:obtained|created|formed|produced|defined|computed|found|generated)`,
      String.raw`^the same (?!(?:\p{L}+ ){1,6}as )\p{L}+`,
      String.raw`\b(?:instead|though|either|thereof|therein|thereby|accordingly|vice versa|likewise|too|elsewhere)[.!]?$`,
      // "In 1933 it …"
      String.raw`^(?:in|at|by|until|since|during|from|after|before|on|for) (?:[\p{L}\d-]+ ){1,3}(?:it|they|them)`,
      String.raw`^(?:in|of|among|for|with) (?:both|each|either|neither|all|most|some|many) (?:cases?|ways?|of them)`,
      String.raw`^(?:similarly|likewise|conversely|hence|thus|accordingly|consequently|by contrast|in contrast|in turn|as such|even so|either way|in other words|that is|that way|to do so|to do this|in doing so|doing so|as noted|as mentioned|as before|again|then again|or rather|unlike)(?=[, ])`,
      String.raw`^(?:the (?:other|others|latter|former|resulting|corresponding|respective|said|remaining))`,
      String.raw`^(?:other|others|further|additional|more such|similar|earlier|later|subsequent|previous|next)(?= (?!than|as|versions?|on)\p{L}+ )`,
      String.raw`\b(?:the following|as follows)(?!.*:\s*\S)`,
      String.raw`^(?:\p{L}+ ){1,3}of (?:them|those|these)`,
      String.raw`^(?:all|the) (?:two|three|four|five|six)`,
      String.raw`^(?:even|two|three|four|five|some|many|several|a few|\d+|one) (?:more|others?|further|additional)`,
      String.raw`^(?:where \p{L} (?:is|are)|to the contrary|on the contrary|that way|this way|later,|by now|in the end|at that (?:point|time)|at the time|the same)`,
      String.raw`^(?:although |while |as |in )?(?:the|both|these) (?:left|right|upper|lower|top|bottom|two|first|second|last)?(?:[- ]?(?:left|right|hand))? ?(?:pictures?|images?|figures?|photos?|photographs?|scans?|diagrams?|screenshots?|drawings?) (?:are|is|was|were|has|have|show|shows|depicts?)`,
      String.raw`^(?:although |while |as |in )?the (?:left|right|upper|lower|top|bottom)(?:-hand)? (?:one|picture|image|figure|photo|scan|diagram|screenshot|drawing|side|half|column|panel)`,
      // "The page lists", "The arrows represent"
      String.raw`^(?:the|an?) (?:page|figure|picture|diagram|image|photo(?:graph)?|screenshot|arrows?|graph|table|list|listing|chart|drawing|box|example)s?(?: also)? (?:shows?|represents?|illustrates?|lists?|depicts?|displays?|indicates?|demonstrates?)`,
      String.raw`\b(?:this|that) (?:is|was|means|makes|made|happens|gives|allows)\b.{0,3}$`,
    ),
    headless: headless(
      'all|most|some|many|several|few|a few|none|each|any|half|much|two|three|four|five|six|more|less|fewer|both|neither|either|one|another',
    ),
  },
  de: {
    demonstratives: demonstrative(
      'dies(?:e[rsmn]?)?|jene[rsmn]?|derartige[rsmn]?|solche[rsmn]?|ebendiese[rsmn]?|derselben?|dieselben?|dasselbe|demselben|denselben|desselben',
      'Dokuments?|Dokumentation|Handbuchs?|Anleitung|Leitfadens?|Jahr(?:es|zehnts?|hunderts?)?|Woche|Monats?|Tage|Pakets?|Programms?|Seite|Text(?:es)?|Artikels?|Buch(?:es|s)?|Lizenz|Software|Projekts?|Berichts?|Welt',
    ),
    exact: /^(?:[\p{L}-]+ ){1,4}(?:er|ihn|ihm|ihnen|(?<=\p{Ll}en )sie)(?!\p{L})/u,
    shapes: shapes(
      String.raw`(?:teile?|hälfte|großteil|mehrheit|viele|einige|manche|mehrere) (?:seine|ihre)[rsmn]?`,
      String.raw`^(?:konkreter|genauer|anders|kurz) (?:ausgedrückt|gesagt|gesprochen):?`,
      String.raw`^(?:zunächst|zuerst)`,
      String.raw`in beiden fällen|(?:den|die|der) beiden(?! \p{L}+)|zwischen den beiden`,
      String.raw`^(?:für|in|bei|mit|auf) (?:[\p{L}-]+ ){1,3}(?:ist|war|wird|gilt) das`,
      String.raw`^(?:zusätzlich|darüber hinaus|ferner|wie (?:bereits|schon|oben|zuvor))`,
      String.raw`(?:links|rechts) (?:oben|unten)|(?:oben|unten) (?:links|rechts)`,
      String.raw`^(?:daraufhin|nun|jetzt|anschließend|dann|dabei|hiernach)`,
      String.raw`^(?:alle|die) (?:zwei|drei|vier|fünf|beiden)`,
      String.raw`^(?:wobei|im gegenteil|damals|später|zu dieser zeit|schließlich)`,
      String.raw`^(?:zwei|drei|vier|einige|mehrere|noch) (?:weitere|andere|mehr)`,
      '^(?!(?:hier|da|dort|wo|was|wann|wie) (?:gibt|gab))(?!\\p{L}+ (?:gibt|gab|gäbe|geben|ist|sind|war|heißt|fehlt|braucht|bleibt|geht|kommt|wird) )[\\p{L}-]+ \\p{Ll}+ es (?:die|der|das|viele|manche|einige)',
      '^(?:wenn|falls|weil|da|obwohl|sobald|nachdem|bevor) (?:selbst |auch |sich )?(?:das|dies|er|sie|ihn|ihm)(?= (?:nicht|nichts|nur|alles|auch|doch|noch|schon|aber|sich|der|den|die|keine?)(?!\\p{L}))',
      '^(?:\\p{L}+ ){1,3}(?:davon|von ihnen)',
      '^(?:die|der|das|eine?) (?:seite|abbildung|grafik|tabelle|liste|pfeile?|bild|beispiel|diagramm|skizze|foto) (?:zeigt|zeigen|stellt|stellen|listet|veranschaulicht|enthält|führt)',
      '^sein(?:e[rsmn]?)?',
      '^(?:in|auf|mit|nach|vor|bei|aus|von|zu|unter|über|für|durch|trotz|wegen|während|seit|an|um) (?:sein|ihr)(?:e[rsmn]?)?',
      '(?:oben|unten|vorher|zuvor|vorstehend|nachstehend|eingangs) (?:genannt|erwähnt|beschrieben|aufgeführt|gezeigt|stehend|angegeben|angeführt)\\p{L}*',
      '(?:obig|obengenannt|untenstehend|nachfolgend|vorstehend|oberwähnt|letztgenannt|erstgenannt|besagt|ebenjene)e?[rsnm]?',
      '(?:vorherig|vorig|vorangegangen|vorhergehend)e[rsnm]?',
      '(?:im folgenden|wie folgt|(?:der|die|das|den|dem|des)? ?folgende[rsnm]?)(?!.*:\\s*\\S)',
      '^(?:der|die|das|ein|eine) (?:andere[rs]? |einzige |nächste |weitere[rs]? |eigentliche |letzte )?(?:grund|ergebnis|folge|ursache|lösung|antwort|problem|unterschied|idee|vorteil|nachteil|ausnahme|beispiel|alternative|rest|konsequenz|haken|trick|fall|gegenteil|erklärung|schluss)(?: hierfür| dafür| dabei| hier| daran)? (?:ist|war|sind|waren|wäre|besteht|bestand|liegt|lag|lautet|heißt)',
      '^hier (?:ist|sind|war|waren|ein|eine|einige|kann|können|wird|werden|findet|finden|sehen)',
      '^es gibt (?:auch |noch |aber |jedoch )*(?:andere|weitere|mehrere andere|viele andere)',
      '^(?:das gleiche|das selbe|der gleiche|die gleichen?|ebenso|genauso|ähnlich|umgekehrt|demgegenüber|im gegensatz|anders|entsprechend|stattdessen|dementsprechend|danach|davor|hierzu|hierfür|hierbei|hiermit|hierdurch|hieraus|hierunter|dazu|im gegenzug|auf (?:die gleiche|ähnliche|diese) (?:art|weise)|zum vergleich|ein(?:e)? weitere[rs]? (?:beispiel|grund|punkt|möglichkeit)|ein anderer|eine andere|ein anderes)',
      '^(?:letztere|erstere|andere|weitere|ähnliche)[rsnm]?(?= )',
      '(?:hierfür|hierbei|hierzu|hiermit|hierdurch|hiervon|hierauf|stattdessen|dementsprechend)',
    ),
    headless: headless(
      'alle|viele|manche|einige|mehrere|keine[rs]?|jede[rs]?|die meisten|etliche|wenige|zwei|drei|vier|beide[s]?|eine[rs]?|der eine|der andere|die anderen|das erste|das zweite|der erste|der zweite|die erste|die zweite|der letzte|die letzte',
    ),
  },
  fr: {
    demonstratives: demonstrative(
      'cet|cette|ces|ce',
      'qui|que|qu|dont|ne|n|sont|est|fut|était|étaient|sera|seront|serait|peut|document|manuel|guide|livre|chapitre|article|page|année|jour|matin|mois|semaine|siècle|logiciel|paquet|projet|programme|texte|module|licence|monde|genre',
    ),
    shapes: shapes(
      String.raw`^(?:beaucoup|une (?:grande )?partie|la plupart|l['’]ensemble) (?:de|d['’]) ?(?:son|sa|ses|leurs?)`,
      String.raw`^plus (?:concrètement|précisément)`,
      String.raw`^\p{L}+ez (?:ensuite|alors|maintenant)`,
      String.raw`^(?:maintenant|d['’]abord|tout d['’]abord|premièrement)`,
      String.raw`dans les deux cas|(?:entre|des|les) deux[.!?]?$`,
      String.raw`^(?:du fait|parce|puisque|bien|afin|pour)s? ?qu['’](?:ils|elles)`,
      String.raw`^(?:on|vous|je|nous) (?:[\p{L}'’]+ ){1,4}qu['’](?:elles?|ils)`,
      String.raw`^(?:l['’]|le |la |les )\p{L}+ (?:\p{L}+ )?(?:de|d['’]) ?(?:son|sa|ses|leurs?)`,
      String.raw`(?:en|à) (?:haut|bas) à (?:gauche|droite)`,
      String.raw`(?:ci-joint|à présent en)`,
      String.raw`^(?:tous|toutes) (?:les )?(?:deux|trois|quatre)`,
      String.raw`^(?:où \p{L} est|au contraire|plus tard|par la suite|à (?:ce|cette) (?:moment|époque)|à l[’']époque)`,
      String.raw`(?<!\p{L})(?:un|une|de) tel(?:le)?s?`,
      String.raw`(?<!il |qu[’']il |n[’'])(?<!\p{L})y (?:a|ont|fut|furent|est|sont|avait|avaient) (?:été|\p{L}+é)`,
      String.raw`^\p{L}+(?: \p{L}+ment|ment)?, (?:ils|elles)`,
      String.raw`^(?:deux|trois|plusieurs|quelques) (?:autres|nouve)`,
      "^(?:\\p{L}+ ){1,3}d['’](?:eux|elles|entre eux|entre elles)",
      '^(?:la|le|les|une?) (?:page|figure|image|tableau|liste|flèches?|schéma|diagramme|photo|exemple) (?:montre|montrent|représente|représentent|illustre|illustrent|indique|indiquent|liste|présente|contient)',
      '^(?:son|sa|ses|leurs?)',
      'ce(?:lui|lle|lles|ux)-(?:ci|là)',
      'ci-(?:dessus|dessous|après|contre)|susmentionné\\p{L}*|plus (?:haut|bas)[.]?$',
      "(?:le|la|les|l[’']) ?\\p{L}+ (?:suivante?s?|précédente?s?)(?!.*:\\s*\\S)",
      "^(?:(?:la|le|une|un) |l[’'])(?:autre |seule? |principale? |vraie? )?(?:raison|résultat|conséquence|solution|réponse|problème|différence|idée|avantage|inconvénient|exception|exemple|alternative|reste|contraire|explication)s?(?: en)? (?:est|était|sont|étaient|consiste|reste|fut|serait)",
      '^(?:voici|voilà)',
      "^il (?:y a|existe) (?:aussi |également |encore |bien |beaucoup )*(?:d[’']autres|plusieurs autres)",
      "^(?:de la même (?:manière|façon)|les? mêmes?|la même|de même|à l[’']inverse|inversement|au contraire|contrairement|à cet égard|pour cela|pour ce faire|à cette fin|grâce à (?:elle|lui|eux|elles)|là|ici|il en (?:résulte|va|existe)|autre exemple|un autre exemple|une autre (?:raison|solution|possibilité)|d[’']où|dans les deux cas|ce (?:faisant|dernier)|cette dernière|ces dernie?rs?|ces dernières|quant à|dans la foulée)",
      "^(?:en|à|au|aux|dans|pour|avec|sans|sur|sous|depuis|pendant|durant|après|avant|dès|selon|par|malgré) [^,]{2,40}, (?:c[’']est|(?:ils?|elles?)(?! (?:y a|faut|fallait|existe|est (?:\\p{L}+ ){0,2}(?:possible|important|nécessaire|utile|préférable|recommandé|conseillé|difficile|facile|temps|probable|clair|vrai)|convient|suffit|vaut)))",
      '(?<!\\p{L})(?:ce|cette|ces) (?:dernier|dernière|derniers|dernières)',
    ),
    headless: headless(
      "tous|toutes|beaucoup|certain(?:e)?s|plusieurs|d[’']autres|la plupart|chacune?|aucune?|peu|quelques-un(?:e)?s|l[’']une?|l[’']autre|les autres|deux|trois|les deux|les trois|le premier|la première|le second|la seconde|le dernier|la dernière|le deuxième|la deuxième|la troisième|le troisième",
    ),
  },
  es: {
    demonstratives: demonstrative(
      '(?<!(?:al|el|del|y|oeste|sur|norte) )(?:est[eao]s?|es[ao]s?|ese|aquel(?:la|los|las)?|dich[oa]s?)|(?<!(?:como|con|de|en) )tal(?:es)?',
      'documento|manual|libro|guía|año|mes|semana|siglo|capítulo|artículo|página|programa|paquete|proyecto|software|texto|licencia|módulo|mundo|noche|tarde|mañana|como|vez|que|cual|de|y|es|son',
    ),
    shapes: shapes(
      String.raw`^(?:gran parte|la mayor parte|buena parte|much[oa]s?|algun[oa]s?) de sus?`,
      String.raw`^más (?:concretamente|precisamente)`,
      String.raw`^no s[oó]lo (?:\p{L}+ó|ha|es|fue)`,
      String.raw`^(?:ahora|primero),?`,
      String.raw`en ambos casos|(?:entre|de|las|los) (?:ambos|ambas|dos)[.!?]?$`,
      String.raw`^(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]),`,
      String.raw`^(?:por|en|con|de|a|desde|durante|para|sin|tras|hasta)(?: \p{L}+){1,4}, (?:es|son|era|eran|fue|está|están|tiene|tienen|hace|permite)(?! (?:posible|imposible|importante|necesari[oa]|mejor|preferible|recomendable|útil|conveniente|fácil|difícil|habitual|común|cuando|donde))`,
      String.raw`a continuación[.]?$`,
      String.raw`(?:arriba|abajo) a la (?:izquierda|derecha)`,
      String.raw`^(?:tod[oa]s|l[oa]s) (?:l[oa]s )?(?:dos|tres|cuatro)`,
      String.raw`^(?:donde \p{L} es|al contrario|más tarde|posteriormente|en (?:ese|aquel) (?:momento|tiempo|entonces)|entonces)`,
      String.raw`^(?:la|el|los|las) (?:más|menos|mejor|peor)(?: \p{L}+)? (?:es|son|era|fue)`,
      String.raw`^(?:dos|tres|varios|varias|algunos|algunas) más`,
      '^(?:\\p{L}+ ){1,3}de (?:ell[oa]s|est[oa]s|es[oa]s)',
      '^(?:la|el|las|los|una?) (?:página|figura|imagen|tabla|lista|flechas?|esquema|diagrama|foto|ejemplo) (?:también )?(?:muestran?|representan?|ilustran?|indican?|enumera|contiene|lista)',
      '^sus?',
      'más (?:arriba|abajo|adelante)[.]?$|anteriormente|mencionad[oa]s? (?:antes|arriba)|(?:citad|mencionad)[oa]s?[.]?$',
      '(?:el|la|los|las) (?:\\p{L}+ )?(?:siguientes?|anterior(?:es)?)(?: \\p{L}+)?(?!.*:\\s*\\S)',
      '^(?:la|el|un|una|otra?) (?:otra? |única? |principal )?(?:razón|resultado|consecuencia|solución|respuesta|problema|diferencia|idea|ventaja|desventaja|excepción|ejemplo|alternativa|resto|contrario|explicación) (?:es|era|son|eran|fue|sería|consiste|está|reside|radica)',
      '^(?:he aquí|aquí)',
      '^(?:hay|existen?) (?:también |además |muchos |muchas )?(?:otr[oa]s|más)',
      '^(?:del mismo modo|de la misma (?:forma|manera)|lo mismo|el mismo|la misma|los mismos|las mismas|de igual (?:modo|manera|forma)|de ahí|por el contrario|al contrario|a diferencia|otro ejemplo|otra (?:opción|posibilidad|razón)|otro|otra|para ello|con ello|de ello|por ello|en ambos casos|en cualquier caso|de lo anterior|este último|esta última|estos últimos|a su vez|igualmente|lo anterior)',
      '(?:ést[ea]s?|ést[oa]s|aquéll[oa]s?)',
    ),
    headless: headless(
      'tod[oa]s|much[oa]s|algun[oa]s|vari[oa]s|cada un[oa]|ningun[oa]|la mayoría|otr[oa]s|amb[oa]s|l[oa]s demás|el primero|la primera|el segundo|la segunda|el tercero|la tercera|el último|la última|los primeros|dos|tres|un[oa]',
    ),
  },
  it: {
    demonstratives: demonstrative(
      'quest[oaie]|quei|quegli|quell[oae]|tal[ei]|suddett[oaie]|codest[oaie]',
      'documento|manuale|libro|guida|anno|mese|settimana|secolo|capitolo|articolo|pagina|programma|pacchetto|progetto|software|testo|licenza|modulo|mondo|sera|mattina|che|di|del|della|dei|delle|degli|in|a|da|più|è|quale|scopo',
    ),
    shapes: shapes(
      String.raw`^(?:molto|molti|molte|gran parte|buona parte|alcuni|alcune) de(?:l|lla|i|lle|gli) (?:suo|sua|suoi|sue|loro)`,
      String.raw`^più (?:concretamente|precisamente)`,
      String.raw`^(?:ora|adesso|prima di tutto),?`,
      String.raw`in entrambi i casi|(?:tra|fra|dei|i|le) due[.!?]?$|entramb[ie][.!?]?$`,
      String.raw`^ne (?:consegue|deriva|risulta|segue)`,
      String.raw`^(?:per|nel|a|con) (?:far|aver|evitar|risolver|ottener|capir|usar)(?:lo|la|li|le|ne)`,
      String.raw`(?:più avanti|in seguito)[.]?$`,
      String.raw`^(?:in|per|con|da|a|di|dopo|durante|senza)(?: \p{L}+){1,4}, (?:è|sono|era|fu|ha|hanno)(?! (?:possibile|impossibile|importante|necessari[oa]|meglio|utile|facile|difficile|bene|consigliabile))`,
      String.raw`^(?:tutt[ie]|i|le) (?:e )?(?:due|tre|quattro)`,
      String.raw`^(?:dove \p{L} è|al contrario|più tardi|in seguito|successivamente|a quel (?:punto|tempo)|allora)`,
      String.raw`^(?:la|il|i|le) (?:più|meno|migliore|peggiore)(?: \p{L}+)? (?:è|sono|era|fu)`,
      '^(?:\\p{L}+ ){1,3}di (?:loro|ess[ei]|quest[ie]|quell[ie])',
      '^(?:la|il|le|gli|una?|lo|i) (?:pagina|figura|immagine|tabella|elenco|frecce|freccia|schema|diagramma|foto|esempio) (?:mostra|mostrano|rappresenta|rappresentano|illustra|illustrano|indica|indicano|elenca|contiene)',
      "^(?:il|la|i|le|l[’'])? ?(?:suo|sua|suoi|sue|loro)",
      'qui (?:sopra|sotto)|sopra(?:ndicat|menzionat|citat|elencat|descritt)[oaie]|(?:vedi|come) (?:sopra|sotto)|(?:descritt|elencat|indicat|mostrat|visto|citat)[oaie] (?:sopra|sotto|in precedenza|prima)|precedentemente',
      "(?:il|lo|la|i|gli|le|l[’']) ?(?:\\p{L}+ )?(?:seguent[ei]|precedent[ei]|success?iv[oaie])(?: \\p{L}+)?(?!.*:\\s*\\S)",
      "^(?:(?:la|il|lo|un|una) |l[’']|un[’'])(?:altr[oa] |unic[oa] |principale )?(?:ragione|motivo|risultato|conseguenza|soluzione|risposta|problema|differenza|idea|vantaggio|svantaggio|eccezione|esempio|alternativa|resto|contrario|spiegazione) (?:è|era|sono|erano|fu|sarebbe|consiste|sta|risiede)",
      '^(?:ecco|qui)',
      "^(?:ci sono|c[’']è|esistono|vi sono) (?:anche |molti |molte )?(?:altr[ie]|altro|ulteriori)",
      "^(?:allo stesso modo|lo stesso|la stessa|gli stessi|le stesse|analogamente|da qui|al contrario|viceversa|a differenza|un altro|un[’']altra|altro esempio|altri|altre|a tal fine|a questo scopo|in entrambi|in ogni caso|a sua volta|nel frattempo|di ciò|per ciò|con ciò|di conseguenza|oltre a ciò|quest[’']ultim[oaie])",
      "(?<!\\p{L})(?:ce n[’']è|ce ne sono|ve ne sono|se ne|ne (?:è|sono|esistono|fa|ha))",
      "quest[’'](?!anno|estate|autunno|inverno|opera)\\p{L}+",
    ),
    headless: headless(
      "tutt[ie]|molt[ie]|alcun[ie]|divers[ie]|ognun[oa]|ciascun[oa]|nessun[oa]|la maggior parte|altr[ie]|entramb[ie]|gli altri|le altre|il primo|la prima|il secondo|la seconda|il terzo|la terza|l[’']ultim[oa]|i primi|due|tre|un[oa]",
    ),
  },
  pt: {
    demonstratives: demonstrative(
      '(?:n|d)?(?:est[ea]s?|ess[ea]s?|aquel[ea]s?)|àquel[ea]s?|(?<!(?:como|que|de) )tal|tais|dit[oa]s?',
      'documento|manual|livro|guia|ano|mês|semana|século|capítulo|artigo|página|programa|pacote|projeto|projecto|software|texto|licença|módulo|mundo|noite|tarde|manhã|como|vez|que|de|é|são|qual',
    ),
    shapes: shapes(
      String.raw`^(?:grande parte|boa parte|a maior parte|muit[oa]s?|algun?[ms]?(?:as)?) d[oa]s? (?:seus?|suas?)`,
      String.raw`^mais (?:concretamente|precisamente)`,
      String.raw`^(?:agora|primeiro),?`,
      String.raw`em ambos os casos|(?:entre|as|os) (?:ambos|ambas|dois|duas)(?! \p{L}{4,})`,
      String.raw`(?:equação|tabela|figura|lista|exemplo|seção) (?:acima|abaixo)`,
      String.raw`que iss?t?o[.,]`,
      String.raw`^[oa] (?:resposta|razão|explicação|solução|ideia) (?:tem|está|vem|é)`,
      String.raw`^(?:por|em|com|de|a|desde|durante|para|sem|após|até)(?: \p{L}+){1,4}, (?:é|são|era|foi|está|tem|têm|faz)(?! (?:possível|impossível|importante|necessári[oa]|melhor|útil|preciso|fácil|difícil|comum|recomendável))`,
      String.raw`^(?:tod[oa]s|[oa]s) (?:[oa]s )?(?:dois|duas|três|quatro)`,
      String.raw`^(?:onde \p{L} é|pelo contrário|mais tarde|posteriormente|naquel[ea] (?:momento|tempo|época)|então)`,
      String.raw`^[oa]s? (?:mais|menos|melhor|pior)(?: \p{L}+)? (?:é|são|era|foi)`,
      '^(?:\\p{L}+ ){1,3}(?:del[ea]s|dest[ea]s|dess[ea]s)',
      '^(?:[oa]s?|uma?) (?:página|figura|imagem|tabela|lista|setas?|esquema|diagrama|foto|exemplo) (?:também )?(?:mostram?|representam?|ilustram?|indicam?|enumera|contém|lista)',
      '^(?:[oa]s? )?(?:seus?|suas?)',
      '(?:acima|abaixo|a seguir)[.]?$|(?:mencionad|citad|descrit|mostrad|indicad|referid)[oa]s? (?:acima|abaixo|anteriormente)|anteriormente',
      '(?:[oa]s?|n[oa]s?|d[oa]s?) (?:\\p{L}+ )?(?:seguintes?|anterior(?:es)?)(?: \\p{L}+)?(?!.*:\\s*\\S)',
      '^(?:[oa]|um|uma|outr[oa]) (?:outr[oa] |únic[oa] |principal )?(?:razão|resultado|consequência|solução|resposta|problema|diferença|ideia|vantagem|desvantagem|exce(?:p)?ção|exemplo|alternativa|resto|contrário|explicação) (?:é|era|são|eram|foi|seria|consiste|está|reside)',
      '^(?:eis|aqui)',
      '^(?:há|existem?) (?:também |ainda |muit[oa]s )?(?:outr[oa]s|mais)',
      '^(?:do mesmo modo|da mesma (?:forma|maneira)|[oa]s? mesm[oa]s?|de igual (?:modo|forma)|daí|pelo contrário|ao contrário|outro exemplo|outra (?:opção|possibilidade|razão)|outro|outra|para (?:isso|isto|além disso|além disto|tal|tanto)|com (?:isso|isto)|em ambos|em qualquer caso|por sua vez|igualmente|este último|esta última|além d(?:isso|isto|ele|ela))',
      '(?:disto|disso|nisto|nisso|daquilo|naquilo)',
    ),
    headless: headless(
      'tod[oa]s|muit[oa]s|algun?m?(?:as|s)|vári[oa]s|cada um|cada uma|nenhuma?|a maioria|outr[oa]s|amb[oa]s|[oa]s outr[oa]s|[oa]s demais|o primeiro|a primeira|o segundo|a segunda|o terceiro|a terceira|o último|a última|dois|duas|três|uma?',
    ),
  },
  nl: {
    demonstratives: demonstrative(
      'dit|deze|dergelijke?|zulke?|diezelfde|datzelfde|dezelfde|hetzelfde',
      'document|handboek|handleiding|gids|boek|jaar|maand|week|eeuw|hoofdstuk|artikel|pagina|programma|pakket|project|software|tekst|licentie|module|wereld|is|zijn|als',
    ),
    shapes: shapes(
      String.raw`^(?:veel|een (?:groot )?deel|de meeste|sommige|enkele) van (?:zijn|haar|hun)`,
      String.raw`^(?:concreter|preciezer|anders) gezegd`,
      String.raw`hierna beschreven`,
      String.raw`^(?:nu|eerst|ten eerste),?`,
      String.raw`in beide gevallen|(?:tussen|de|van de) (?:beide|twee)[.!?]?$`,
      String.raw`^(?:alle|de) (?:twee|drie|vier|beide)`,
      String.raw`^(?:waar(?:in|bij|door|mee|van|op)|integendeel|later|destijds|toentertijd)`,
      String.raw`(?<![\p{L}])die (?!(?:van|uit|in|op|met|voor|aan|de|het|een|niet|zich|ook|er|we|je|u|ze|hij|hun|zijn|hebben|worden|kunnen|is|was|wordt|kan|heeft|zal|moet|wil|mag|had|werd|zou)(?!\p{L}))\p{Ll}+ (?:in|op|te|met|van|is|was)`,
      String.raw`^(?:twee|drie|enkele|nog) (?:andere|meer)`,
      '^(?:\\p{L}+ ){1,3}(?:van (?:hen|deze|die)|ervan|daarvan|hiervan)',
      '^(?:de|het|een) (?:pagina|figuur|afbeelding|tabel|lijst|pijl(?:en)?|schema|diagram|foto|voorbeeld) (?:toont|tonen|laat|laten|geeft|geven|stelt|stellen|bevat)',
      '^(?:zijn|haar|hun)',
      '^(?:in|op|met|na|voor|bij|uit|van|naar|onder|over|door|tijdens|sinds|aan|tot|volgens) (?:zijn|haar|hun|die|dat)',
      '(?:hierboven|hieronder|bovenstaande?|onderstaande?|bovengenoemde?|voorgaande?|vorige?|voornoemde?|laatstgenoemde?|eerstgenoemde?)',
      '(?:de|het)? ?(?:volgende|als volgt)(?!.*:\\s*\\S)',
      '^(?:de|het|een) (?:andere? |enige |volgende |belangrijkste )?(?:reden|resultaat|gevolg|oorzaak|oplossing|antwoord|probleem|verschil|idee|voordeel|nadeel|uitzondering|voorbeeld|alternatief|rest|verklaring|conclusie)(?: hiervan| hiervoor| daarvan| daarvoor)? (?:is|was|zijn|waren|ligt|lag|luidt)',
      '^hier (?:is|zijn|was|waren|volgt|volgen|kan|kunnen|vindt|ziet)',
      '^er (?:is|zijn|bestaan|waren) (?:ook |nog |echter )*(?:andere|meer|meerdere andere|veel andere)',
      '^(?:dezelfde|hetzelfde|op dezelfde (?:manier|wijze)|evenzo|omgekeerd|in tegenstelling|een ander(?:e)?|andere|daarna|hierna|hiervoor|hierbij|hierdoor|hiermee|hieruit|hierin|daarvoor|daarbij|daaruit|daarin|daartoe|daarnaast|dan|op zijn beurt|zo ook|vandaar|ook al|in beide|in plaats daarvan)',
      '(?:hiervoor|hierbij|hierdoor|hiermee|hieruit|hiervan|hierin|daarvoor|daarbij|daaruit|daarin|daartegen|daartoe)',
      '^(?:[\\p{L}-]+ ){1,4}(?:hij|hem|hen|zij)',
      '^(?:omdat|als|wanneer|hoewel|aangezien|doordat|nadat|voordat|terwijl|zodra|indien|daar) (?:die|dat|dit|deze|ze|zij|hij)',
      '(?:ervan|hiervan|daarvan)[.]?$',
    ),
    headless: headless(
      'alle|veel|vele|velen|sommige|sommigen|enkele|meerdere|geen|elk|elke|iedere|de meeste|de meesten|twee|drie|beide|een|de ene|de andere|de anderen|de eerste|de tweede|de laatste|het eerste|het tweede',
    ),
  },
}
