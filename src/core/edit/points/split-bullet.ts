import { pickHead, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { takeWords } from '../../emphasis/edit-emphasis.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** What stands after a selection becomes a bullet of its own, of the same level; what is selected goes. */
export const splitBullet = (
  view: DeckView,
  slideId: string,
  index: number,
  { start, end }: { start: number; end: number },
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const bullet = slide.content[index]
    if (bullet === undefined) return slide
    const words = readBullet(bullet)
    const parts = [
      writeBullet({ ...pickHead(words), ...takeWords(words, 0, start) }),
      writeBullet({ level: words.level, ...takeWords(words, end) }),
    ]
    return { ...slide, content: slide.content.toSpliced(index, 1, ...parts) }
  })
