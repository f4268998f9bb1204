import type { Block } from './read-document.ts'

const messageField =
  /^(?:to|from|cc|bcc|date|sent|content-(?:type|transfer-encoding)|message-id|mime-version|reply-to|in-reply-to|organization|subject|re|an|von|datum|betreff|à|de|objet|para|fecha|asunto|da|a|oggetto|data|assunto|aan|van|onderwerp|betreft)\s*:\s+\S/iu
const subject =
  /^(?:subject|re|betreff|objet|asunto|oggetto|assunto|onderwerp|betreft)\s*:\s+(.+)$/iu

/** Of the head of a letter or memo only its subject is text: it is the title. */
export function nameMessage(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() !== '' && !messageField.test(line.trim()))
  const head = lines.slice(0, Math.max(0, end)).filter((line) => line.trim() !== '')
  const [, title] = head.map((line) => subject.exec(line.trim())).find(Boolean) ?? []
  return head.length > 1 && title ? [`# ${title}`, '', ...lines.slice(end)] : lines
}

/** What papers of an office are, which is said below whose they are. */
const kindOfPaper =
  /^(?:(?:draft )?minutes of|(?:\p{L}+ ){0,3}(?:report|review|statement) (?:of|on|for|for the)(?!\p{L})|protokoll|(?:\p{L}+ )?niederschrift|(?:\p{L}+)?bericht|compte[- ]rendu|procès-verbal|rapport|acta de|informe|verbale|relazione|bilancio|resoconto|ata d[ae]|relatório|notulen|(?:\p{L}+)?verslag)(?!\p{L})/iu
const longestHead = { lines: 6, letters: 75 } as const

/** "Rovers F.C." and below it "Minutes of the committee meeting": what the paper is, is its title. */
export function nameLetterhead(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() === '')
  const head = lines.slice(0, Math.max(0, end)).map((line) => line.trim())
  const at = head.findIndex((line) => kindOfPaper.test(line))
  const isHead =
    at > 0 &&
    head.length <= longestHead.lines &&
    head.every((line) => line.length <= longestHead.letters && !/^#|:\s/u.test(line))
  if (!isHead) return lines
  // "…, held in the clubhouse on" goes on in the next line.
  const goesOn = /(?<!\p{L})(?:\p{Ll}{1,3}|,)$/u.test(head[at] ?? '') ? 2 : 1
  const [title = '', ...where] = head
    .slice(at, at + goesOn)
    .join(' ')
    .split(/,? (?=(?:held|tenue?|abgehalten|celebrada|tenuta(?:si)?|realizada|gehouden)(?!\p{L}))/u)
  const others = [...head.toSpliced(at, goesOn), ...where].join(', ')
  return [`# ${title}: ${others}`, '', ...lines.slice(end)]
}

const fewestHeadings = 2
/** Whose it is, from where and when. */
const mostFields = 4
/** In words: a shorter one may be the first heading of several. */
const shortestTitle = 5

/** A text that does not begin with its title: the first long heading, or what its first sentence is about. */
export function nameBlocks(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex(({ kind }) => kind !== 'field' && kind !== 'item')
  const first = blocks[at]
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  if (!first || headings.length < fewestHeadings) return blocks
  if (first.kind === 'heading') {
    const isTitle = first.text.split(/\s+/u).length >= shortestTitle && at <= mostFields
    const above = blocks.slice(0, at).map(({ text }): Block => ({ kind: 'field', text }))
    return at > 0 && isTitle ? [{ ...first, level: 1 }, ...above, ...blocks.slice(at + 1)] : blocks
  }
  const [, term = ''] = (at === 0 && first.kind === 'paragraph' && defines.exec(first.text)) || []
  return term === '' ? blocks : [{ kind: 'heading', level: 1, text: term }, ...blocks]
}

/** "Kessa (also kesse) is a board game" */
const defines =
  /^(?!(?:The|An?|It|This|That|These|Those|There|He|She|They|We|You|I|My|Our|Der|Die|Das|Dies\p{L}*|Eine?|Es|Er|Sie|Ich|Wir|Le|La|Les|L['’]|Une?|Il|Elle|Ce|Cette|El|Los|Las|Un[oa]?|Lo|Gli|I|O|A|Os|As|Uma?|De|Het|Een|Dit|Deze)(?!\p{L}))(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})(?: \([^()]*(?:\([^()]*\)[^()]*)*\))?,? (?:is|was|are|were|ist|war|sind|est|était|sont|es|era|fue|son|è|sono|fu|é|foi|são|zijn)(?: an?| the| one| eine?| der| die| das| une?| les?| la| un[oa]?| el| il| lo| uma?| o| een| de| het) /u
