import type { Block } from './read-document.ts'

const byline =
  /^(?:(?:(?:[Oo]riginally|[Ww]ritten|[Ii]nitially|[Gg]eschrieben|[Éé]crit|[Ss]critto|[Ee]scrit[oa]|[Gg]eschreven)(?: (?:originally|ursprünglich|initialement|originariamente|originalmente|oorspronkelijk))? )?(?:by|von|par|da|di|por|door)|[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|Text:|Photo:|Foto:)\s+\p{Lu}(?:[^.!?]|(?<=[ .]\p{Lu})\.){2,110}$/u
const dateline =
  /^(?:(?:published|updated|posted|stand|publié|publicado|pubblicato|gepubliceerd)\b.{0,40}|\p{L}*\.?,?\s*\d{1,2}\.?,?\s+(?:de\s+)?\p{L}+\.?,?\s+(?:de\s+)?\d{4}|\p{L}+\s+\d{1,2},\s+\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2} min(?:ute)?s? read)$/iu

/** "Opinion | Ann Example" */
const columnist =
  /^(?:opinion|comment|column|essay|analysis|kommentar|kolumne|meinung|tribune|opinión|opinione|opinião|opinie)\s*[|·–—]\s*\p{L}.{2,80}$/iu

/** Who wrote it and when stands above many texts, and would be taken for a heading. */
export const dropByline = (blocks: readonly Block[]): Block[] =>
  blocks.filter(
    ({ kind, text }, index) =>
      kind !== 'paragraph' ||
      index > 4 ||
      ![byline, dateline, columnist].some((line) => line.test(text)),
  )
