import { shareWords } from '#words/shares/share.ts'
import type { LeftOut } from '#workspace/shares/write-deck-to-share.ts'

import styles from './share-dialog.module.css'

const words = shareWords.dialog

/** What others do not get, where there is such a thing. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { hiddenSlides, lostPictures } = leftOut
  return (
    <>
      {hiddenSlides > 0 && <p className={styles.hint}>{words.withoutHidden(hiddenSlides)}</p>}
      {lostPictures > 0 && <p className={styles.problem}>{words.missing(lostPictures)}</p>}
    </>
  )
}
