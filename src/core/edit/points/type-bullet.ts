import { countHead, readBullet } from '../../deck/texts/bullet.ts'
import { writeHead } from '../../deck/texts/write-bullet.ts'
import { retype, type Typing } from '../../emphasis/edit-emphasis.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** Another text for a bullet, at its level. The place after the last bullet takes one, too. */
export const typeBullet = (
  view: DeckView,
  slideId: string,
  index: number,
  text: string,
  how: Typing = {},
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const { content } = slide
    if (index > content.length) return slide
    const bullet = content[index] ?? ''
    if (index < content.length && text === readBullet(bullet).text) return slide
    return { ...slide, content: content.toSpliced(index, 1, retypeBullet(bullet, text, how)) }
  })

/** The same point with other words. */
export function retypeBullet(bullet: string, text: string, how: Typing = {}): string {
  const words = retype(bullet.slice(countHead(bullet)), text, how)
  return writeHead(readBullet(bullet), words) + words
}
