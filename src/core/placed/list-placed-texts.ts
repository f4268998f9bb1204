import type { PlacedElement, PlacedText } from '../deck/placed.ts'
import { isFontFamily } from '../layout/typefaces/font-families.ts'
import type { WrittenTexts } from '../layout/texts/list-layout-texts.ts'
import { findFace } from './find-face.ts'
import { listLooks } from './list-looks.ts'
import type { FindWords } from './place-words.ts'

/** What elements say in faces of ours, which others may not have. */
export const listPlacedTexts = (
  elements: readonly PlacedElement[],
  findWords: FindWords,
): WrittenTexts =>
  elements.flatMap((element) => {
    if (element.kind === 'shape') return element.text ? listOwn(element.text, findWords) : []
    if (element.kind !== 'table') return []
    return element.cells.flatMap(({ text }) => (text ? listOwn(text, findWords) : []))
  })

const listOwn = (text: PlacedText, findWords: FindWords): WrittenTexts =>
  text.paragraphs.flatMap((paragraph) => {
    const words = findWords(paragraph) ?? ''
    const { text: sign = '0123456789.', face, bold } = paragraph.mark ?? {}
    const marks =
      face !== undefined && isFontFamily(face)
        ? [
            {
              texts: [sign],
              font: findFace({ face, size: 1, colour: '', ...(bold && { bold }) }, sign, 1),
            },
          ]
        : []
    return listLooks(text, paragraph, words)
      .filter(({ look }) => isFontFamily(look.face))
      .map(({ start, end, look }) => {
        const own = words.slice(start, end)
        return { texts: [own], font: findFace(look, own, look.size) }
      })
      .concat(marks)
  })
