import { pickHead, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { joinWords } from '../../emphasis/edit-emphasis.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** A bullet and the one after it become one, of the first one's level. Refused when either is missing. */
export const mergeBullets = (view: DeckView, slideId: string, first: number): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const upper = slide.content[first]
    const lower = slide.content[first + 1]
    if (upper === undefined || lower === undefined) return slide
    const bullet = readBullet(upper)
    const merged = writeBullet({ ...pickHead(bullet), ...joinWords(bullet, readBullet(lower)) })
    return { ...slide, content: slide.content.toSpliced(first, 2, merged) }
  })
