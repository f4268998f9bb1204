import { type Bullet, readBullet } from '../../deck/texts/bullet.ts'
import { writeBullet } from '../../deck/texts/write-bullet.ts'
import { joinWords, takeWords } from '../../emphasis/edit-emphasis.ts'
import type { DeckView } from '../deck-view.ts'
import { replaceSlide } from '../replace-slide.ts'

/** A selection in the text of one bullet. */
export type BulletSelection = { index: number; start: number; end: number }

const nothing = { text: '' }

/**
 * Bullets in place of a selection: what stood before it goes on into the first, what stood after
 * it follows the last. The first takes the level of the bullet it went into, the others keep
 * their distance from it.
 */
export const pasteBullets = (
  view: DeckView,
  slideId: string,
  { index, start, end }: BulletSelection,
  pasted: readonly Bullet[],
): DeckView =>
  replaceSlide(view, slideId, (slide) => {
    const [first] = pasted
    if (!first || index > slide.content.length) return slide
    const { level, icon, ...words } = readBullet(slide.content[index] ?? '')
    const last = pasted.length - 1
    const bullets = pasted.map((bullet, at) =>
      writeBullet({
        ...bullet,
        ...(at === 0 && icon && { icon }),
        level: level + bullet.level - first.level,
        ...joinWords(
          joinWords(at === 0 ? takeWords(words, 0, start) : nothing, { text: bullet.text }),
          at === last ? takeWords(words, end) : nothing,
        ),
      }),
    )
    return { ...slide, content: slide.content.toSpliced(index, 1, ...bullets) }
  })
