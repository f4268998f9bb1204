/** What a "See the …" sends its reader to: a talk has no such place. */
const places =
  'section|sections|chapter|figure|fig\\.|table|appendix|page|pages|docs?|documentation|guide|readme|file|files|link|links|website|site|issue|example|examples|demo|reference|list|manual|faq|wiki|comments?|spec|specification|license|licence|announcement|announcements|benchmarks?|full|details|source|repository|above|below|also|here'

/** A sentence that only says where there is more. By language, as such sentences begin. */
const pointing = [
  `(?:please )?see (?:[\\p{L}\\p{N}.’'-]+ ){0,6}?(?:${places})\\b`,
  '(?:you can )?(?:read|learn|find out|know) (?:more|the full|full)\\b',
  '(?:please )?(?:refer to|check out|have a look at|take a look at|click here|consult the)\\b',
  'please (?:check|read|visit|consult)\\b',
  '(?:here (?:is|are) (?:a|an|the|some)|below (?:is|are)|the following (?:table|list|figure|section|example)s?)\\b',
  '(?:more|further|additional|full) (?:information|details|documentation|examples?)\\b.*\\b(?:found|available|see|at|in)\\b',
  'for (?:\\S+ ){1,12}?(?:see|refer to|visit|consult|check|view)\\b',
  '(?:siehe|vgl\\.|vergleiche|mehr (?:dazu|infos?|informationen)|weitere (?:informationen|infos|details)|näheres|klicken sie|lesen sie (?:mehr|auch|hier))\\b',
  '(?:voir (?:aussi|la|le|les|ci)|pour (?:plus|en savoir|davantage)|cliquez|consultez|en savoir plus)(?!\\p{L})',
  '(?:véase|ver (?:también|más)|para (?:más|mayor) información|haga clic|haz clic|consulte|más información)(?!\\p{L})',
  '(?:si veda|vedi|vedere anche|per (?:maggiori|ulteriori) (?:informazioni|dettagli)|clicca|consulta)(?!\\p{L})',
  '(?:ver também|veja|vide|para mais informaç|clique|saiba mais)',
  '(?:zie|voor meer|klik|raadpleeg|lees (?:meer|verder)|meer (?:informatie|lezen))(?!\\p{L})',
]

const onlyPoints = new RegExp(`^(?:${pointing.join('|')})`, 'iu')

/** "See MIGRATING", "See index.d.ts", but "See how it is done". */
const namesPlace = /^(?:Please s|S)ee (?:[^\p{Ll}\s]|\S*[./()#])/u

/** "Documentation is available here", "You may obtain a copy at". */
const endsElsewhere =
  /\b(?:available|found|listed|described|documented|shown|explained|full text|version|demo|it|more|see) (?:here|below|above|in the following)$|\b(?:a copy(?: of [^.]+)?|found|available|documentation|version) (?:at|from|via|the)$/iu

/** Whether a sentence says nothing but where there is more to read. */
export function pointsElsewhere(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.:!]+$/u, '')
  return onlyPoints.test(text) || namesPlace.test(text) || endsElsewhere.test(text)
}

const shown =
  'shown|described|listed|explained|mentioned|discussed|outlined|defined|noted|stated|seen|can be found'

const asides = [
  // "As shown in the examples above, …"
  new RegExp(`^As (?:${shown}) (?:[^,]* )?(?:above|below|here), `, 'gu'),
  // ", as described above", ", see resolve() function above", ", the details of which can be found below"
  new RegExp(
    `,? (?:as|the details of which) (?:${shown})(?: in (?:the )?(?:\\p{L}+ )?(?:section|chapter|figure|table|example)s?)? (?:above|below|here)`,
    'giu',
  ),
  /[,;] (?:see|siehe|voir|véase|ver|vedi|veja|zie) [^,;]*\b(?:above|below|oben|unten|ci-dessous|ci-dessus|abajo|arriba|sotto|sopra|abaixo|acima|hieronder|hierboven)$/giu,
  /,? wie (?:oben|unten) (?:gezeigt|beschrieben|erwähnt|dargestellt),?/giu,
  // "New generic for time. Read more on …" where a list has no full stops.
  /(?<=\p{Ll}) (?:Read|Learn) more\b.*$/gu,
]

/** A sentence without the words that point to another place of the text. */
export const dropPointers = (sentence: string): string =>
  asides.reduce((text, aside) => text.replaceAll(aside, ''), sentence).trim()
