/** What a "See the …" sends its reader to: a talk has no such place. */
const places =
  'section|sections|chapter|handbook|documents?|directory|folder|figure|fig\\.|table|appendix|page|pages|docs?|documentation|guide|readme|file|files|link|links|website|site|issue|example|examples|demo|reference|list|manual|faq|wiki|comments?|spec|specification|license|licence|announcement|announcements|benchmarks?|full|details|note|notes|discussion|article|paper|instructions|tutorial|entry|source|repository|above|below|also|here'

/** A sentence that only says where there is more. By language, as such sentences begin. */
const pointing = [
  `(?:please )?see (?:[\\p{L}\\p{N}.’'-]+ ){0,6}?(?:${places})\\b`,
  '(?:you can )?(?:read|learn|find out|know) (?:more|(?:the |an? )?(?:full|original|complete))\\b',
  '(?:please )?(?:refer to|check out|have a look at|take a look at|click here|consult the)\\b',
  'please (?:check|read|visit|consult)\\b',
  '(?:listing|figure|fig\\.|table|chapter|section) \\d[\\d.-]* (?:shows|lists|illustrates|describes|gives|covers|contains|provides)\\b',
  '(?:die folgende (?:tabelle|liste|abbildung)|le tableau suivant|la (?:siguiente|seguente) (?:tabla|tabella|figura|lista)|a (?:tabela|figura|lista) (?:a seguir|seguinte)|de volgende (?:tabel|lijst|figuur|afbeelding))(?!\\p{L})',
  'the following (?:shows|lists|illustrates|describes|gives|covers|explains)\\b',
  "(?:let[’']s|let us) (?:now )?(?:take a (?:closer )?|have a (?:closer )?)?look\\b(?!.*:)",
  '(?:here (?:is|are) (?:a|an|the|some)|below (?:is|are)|the following (?:table|list|figure|section|example)s?)\\b',
  '(?:more|further|additional|full) (?:information|details|documentation|examples?)\\b.*\\b(?:found|available|see|at|in)\\b',
  'for (?:\\S+ ){1,12}?(?:see|refer to|visit|consult|check|view|please read)\\b',
  'for .{3,240}?, (?:please )?(?:see|refer to|consult)\\b',
  '(?:please )?visit (?:the|our|their|its)\\b',
  'you (?:can|will|may) find (?:\\p{L}+ ){0,3}(?:explanations?|documentation|information|details|examples?|lists?|guides?|tutorials?)\\b',
  '(?:read|watch|learn) how\\b',
  '(?:full|complete|detailed) (?:policy|list|text|documentation|guide|changelog|reference)\\b[^.]*:',
  '(?:für (?:weitere|mehr|nähere|genauere) (?:informationen|details|einzelheiten)|besuchen sie|bezoek (?:de|onze)|visitez|rendez-vous sur|visite (?:la|el|nuestra|a|o|nossa)|visita (?:la|il|el|nuestra)|si (?:visiti|consulti)|visitare (?:la|il)|para mais (?:detalhes|pormenores)|per (?:i|altri|più) dettagli|para (?:más|mayores) detalles)(?!\\p{L})',
  '(?:puede encontrar más|è possibile trovare (?:ulteriori |altre )?informazioni|si legga|para más referencias|encontrará más|weitere angaben|vous trouverez (?:plus|davantage|des informations)|podem ser encontradas? mais)(?!\\p{L})',
  '(?:per saperne di più|pour en savoir plus|om meer te weten)(?!\\p{L})',
  '(?:veel meer|(?:viel |weitere |mehr )?weitere) (?:informatie|informationen)(?!\\p{L})',
  'schauen sie auch(?!\\p{L})',
  '(?:siehe|vgl\\.|vergleiche|mehr (?:dazu|infos?|informationen)|weitere (?:informationen|infos|details)|näheres|klicken sie|lesen sie (?:mehr|auch|hier))\\b',
  '(?:voir (?:aussi|la|le|les|ci)|pour (?:plus|en savoir|davantage)|cliquez|consultez|en savoir plus)(?!\\p{L})',
  '(?:véase|ver (?:también|más)|para (?:más|mayor) información|haga clic|haz clic|consulte|más información)(?!\\p{L})',
  '(?:si veda|vedi|vedere anche|per (?:maggiori|ulteriori) (?:informazioni|dettagli)|clicca|consulta)(?!\\p{L})',
  '(?:ver também|veja|vide|para mais informaç|clique|saiba mais)',
  '(?:zie|voor meer|klik|raadpleeg|lees (?:meer|verder)|meer (?:informatie|lezen))(?!\\p{L})',
]

const onlyPoints = new RegExp(`^(?:${pointing.join('|')})`, 'iu')

/** "See MIGRATING", "See index.d.ts", but "See how it is done". */
const seesPlace = /^(?:Please s|S)ee (?:[^\p{Ll}\s]|\S*[./()#])/u

/** "Documentation is available here", "You may obtain a copy at". */
const endsElsewhere =
  /\b(?:available|found|listed|described|documented|shown|explained|full text|version|demo|it|more|see) (?:here|below|above|in the following)$|\b(?:a copy(?: of [^.]+)?|found|available|documentation|version) (?:at|from|via|in|the)$/iu

/** "The benchmarks can be found in the /bench directory", "The guide is available on docs/MIGRATION.md". */
const liesElsewhere =
  /\b(?:(?:can be|is|are) found (?:in|at|on|under) (?:the |our |its )?(?:\S*[./]\S+|files?|\S+ (?:file|directory|folder|repository|repo|docs?|documentation))|(?:documentation|guides?|docs?|list|versions?|manual|examples?|methods|options) (?:is|are) (?:available )?(?:on|at|in|under) (?:the |our )?(?:\S*[./]\S+|docs?(?: pages?)?))$/iu

/** "It is recommended that you read RFC 6265 for more details on cookies". */
const forDetails =
  /\b(?:read|see|check|visit|consult)\b.*\bfor (?:more|further|additional) (?:details|information|info|examples)\b/iu

/** "… are documented in Table 68.1", "… são descritos em Seção 9.2", and no figure besides. */
const endsAtPlace =
  /^\D*(?<!\p{L})(?:is|are|was|were|been|sind|ist|wird|werden|est|sont|es|son|está|están|são|é|è|sono|wordt|worden) (?:\p{L}+ )?(?:documented|described|listed|shown|explained|discussed|given|found|summari[sz]ed|beschrieben|aufgeführt|gezeigt|décrit|présenté|descri[pt]|mostrad|illustrat|beschreven)\p{L}* (?:in|im|em|en|dans|nella|nel|na|no) (?:(?:the|la|el|der|dem|le) )?(?:table|section|chapter|figure|fig\.|appendix|listing|abschnitt|kapitel|tabelle|abbildung|tableau|chapitre|annexe|seção|sección|secção|capítulo|tabla|tabela|figura|sezione|capitolo|tabella|paragraaf|hoofdstuk|tabel) \d[\d.-]*(?:, [“«„"].{1,60}[”»“"])?$/iu

/** "The available options are described in the Decompose command." */
const endsAtPage =
  /^\D*\b(?:is|are) (?:\p{L}+ )?(?:documented|described|explained|listed|detailed) in (?:the |its |their )?(?:[\p{L}\p{N}().’'_-]+ ){0,4}(?:\S+\(\d\p{Ll}*\)|(?:command|section|chapter|page|pages|manual|file|document|documentation|appendix|guide|readme|article))$/iu

/** "The history can be seen at example.org", "See example.org for a comparison". */
const endsAtHost =
  /\b(?:see|seen|found|available|obtained|downloaded|documented|described|read|visit|viewed|listed) (?:it )?(?:at|on|from|via|in|under)? ?(?:[a-z\d-]+\.)+[a-z]{2,4}(?:$| for\b| \()/iu

/** "The concepts were presented in [ston86]." */
const onlyCites = /\b(?:in|by) \[\p{Ll}+\d{2}\p{Ll}?\]$/u

/** "Details regarding the types are found in the separate document." */
const detailsElsewhere =
  /^(?:details|(?:more |further )?information|des informations|la información|informazioni|informações|informationen|informatie|einzelheiten)(?!\p{L}).*(?:found|available|described|given|se trouvent|trouver|encuentra|trovano|encontra|finden|vindt|vinden)(?!\p{L})/iu

/** Whether a sentence says nothing but where there is more to read. */
export function pointsElsewhere(sentence: string): boolean {
  // "(See lexgrog(1) for details.)"
  const text = sentence
    .trim()
    .replace(/^\((.+)\)$/u, '$1')
    .replace(/^(?:but|and|so|also|aber|und|mais|et|pero|y|ma|e|mas|maar|en),? /iu, '')
    .replace(/[\s.:!]+$/u, '')
  return (
    onlyPoints.test(text) ||
    /^also see\b/iu.test(sentence) ||
    seesPlace.test(text) ||
    endsElsewhere.test(text) ||
    liesElsewhere.test(text) ||
    forDetails.test(text) ||
    endsAtPlace.test(text) ||
    endsAtPage.test(text) ||
    endsAtHost.test(text) ||
    onlyCites.test(text) ||
    detailsElsewhere.test(text)
  )
}

const shown =
  'shown|described|listed|explained|mentioned|discussed|outlined|defined|noted|stated|seen|can be found'

/** What has a number in a text, and none in a talk. */
const numberedPlaces =
  '(?:listing|figure|fig\\.|table|section|sect\\.|chapter|appendix|example|abbildung|abb\\.|tabelle|abschnitt|kapitel|figura|tabla|tabela|tabella|afbeelding|tableau|chapitre|capítulo|seção|sección|sezione|capitolo|hoofdstuk|paragraaf) [\\dA-Z][\\d.A-Z-]*'

const asides = [
  // "Listing 18-7: A button that can be drawn"
  new RegExp(`^${numberedPlaces}[:.] (?=\\S)`, 'giu'),
  // "In Listing 16-8, we get the value"
  new RegExp(`^In ${numberedPlaces}, `, 'giu'),
  // ", as shown in Listing 6-3"
  new RegExp(
    `,? (?:as|like) (?:${shown}) in (?:the )?${numberedPlaces}(?:, [“«„"][^”»“"]{1,60}[”»“"],?)?`,
    'giu',
  ),
  // "as described in the subsequent section"
  new RegExp(
    `,? (?:as|like) (?:${shown}) in the (?:next|previous|following|subsequent|preceding|last) (?:section|chapter|paragraph|part)`,
    'giu',
  ),
  // "(see Section 5.14)": a number, but no figure
  /\s*\((?:see|cf\.|siehe|vgl\.|s\.|voir|cf|véase|ver|vedi|si veda|veja|zie)(?: also| auch| aussi| también| anche| também| ook)? [^()]*\)/giu,
  // "What happened next is that you came"
  /^What (?:happened|came) next (?:is|was) that /giu,
  // "(related issue)"
  /\s*\((?:(?:related|linked|open|see) )?(?:issue|pull request|discussion|bug report)s?\)/giu,
  // "(Flow further down)"
  /\s*\((?:[^()]{1,40} )?(?:further (?:down|up)|(?:listed|shown|described|explained) (?:above|below))\)/giu,
  // "As was stated in Defining the accounts, …"
  /^As (?:was |is |has been |already )?(?:stated|mentioned|explained|described|discussed|noted|said|shown) (?:in|by) [^,]{2,60}, /gu,
  // ", described in [ston90a],", "([ston89])"
  /,? (?:as |and )?(?:described|presented|detailed|discussed|reported) in \[\p{Ll}+\d{2}\p{Ll}?\],?/gu,
  / ?\(?\[\p{Ll}+\d{2}\p{Ll}?\]\)?/gu,
  // "(see later)"
  /\s*\((?:see|cf\.|as) (?:above|below|later|earlier|before)\)/giu,
  // "As shown in the examples above, …"
  new RegExp(`^As (?:${shown}) (?:[^,]* )?(?:above|below|here), `, 'gu'),
  // ", as described above", ", see resolve() function above", ", the details of which can be found below"
  new RegExp(
    `,? (?:as|the details of which) (?:${shown})(?: in (?:the )?(?:\\p{L}+ )?(?:section|chapter|figure|table|example)s?)? (?:above|below|here)`,
    'giu',
  ),
  /[,;] (?:see|siehe|voir|véase|ver|vedi|veja|zie) [^,;]*\b(?:above|below|oben|unten|ci-dessous|ci-dessus|abajo|arriba|sotto|sopra|abaixo|acima|hieronder|hierboven)$/giu,
  /,? wie (?:oben|unten) (?:gezeigt|beschrieben|erwähnt|dargestellt),?/giu,
  // "The results below reflect …"
  /(?<=\b(?:results|numbers|figures|benchmarks|measurements|values|tables?|lists?|charts?|steps|rules|options)) (?:above|below)(?= (?:are|is|were|was|reflects?|shows?|lists?|gives?|describes?|applies|apply|indicates?|compares?|summari[sz]es?)\b)/giu,
  // "of Section 1 above", "in paragraph 4(a), below"
  /(?<=\b(?:(?:sub)?sections?|paragraph|clause|article) [\dA-Z][\w.()]*),? (?:above|below)(?!\p{L})/giu,
  // "As already mentioned, …"
  /^(?:as (?:already |previously )?(?:mentioned|noted|said|explained)|wie (?:bereits|schon|oben) (?:erwähnt|gesagt)|comme (?:déjà )?(?:mentionné|dit|indiqué)|como (?:ya )?se (?:ha )?(?:mencionó|mencionado|dijo|dicho)|come (?:già )?(?:detto|accennato)|como (?:já )?(?:mencionado|dito)|zoals (?:eerder|al) (?:vermeld|gezegd)), /giu,
  // "…; for that, see the manual"
  /[;,] for (?:that|this|more|details)[^;]{0,30}, see .{2,60}$/giu,
  // "…; see performance", "Deprecated – see #30"
  /\s*(?:[;,–—]|\s-) see (?:also )?(?:#\d+|[\p{L}\d][\p{L}\d.-]*)$/giu,
  // "New generic for time. Read more on …" where a list has no full stops.
  /(?<=\p{Ll}) (?:Read|Learn) more\b.*$/gu,
]

/** "… is plotted in Figure 1", "Abschnitt 16.2 hilft weiter": a talk has no such figure or section. */
const place =
  /\b(?:instructions|steps|commands|code|listing|snippet) above\b|\bour \p{L}+(?: \p{L}+)? above\b|\bparagraphs? \d+\([a-z]\)|(?<!\p{L})(?:(?:figure|fig\.|abbildung|abb\.|figura|afbeelding|listing) \d|(?:sections?|chapter|abschnitt|kapitel|chapitre|sección|capítulo|sezione|capitolo|seção|secção|hoofdstuk|paragraaf|appendix) \d+(?:\.\d|[,:]? ["“„«]|, \p{Lu}))/iu

export const namesPlace = (sentence: string): boolean => place.test(dropPointers(sentence))

/** A sentence without the words that point to another place of the text. */
export const dropPointers = (sentence: string): string =>
  asides.reduce((text, aside) => text.replaceAll(aside, ''), sentence).trim()
