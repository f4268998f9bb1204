import { type Result } from '#core/result.ts'
import { safeLinkLetters } from '#core/share/share-terms.ts'
import type { SharePlace } from '#ports/shares/share-host.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { explainShareFailure, shareWords } from '#words/shares/share.ts'
import type { WriteToShareFailure } from '#workspace/shares/write-deck-to-share.ts'

import styles from './share-dialog.module.css'
import type { Parcel } from './use-carried-size.ts'

const words = shareWords.carried

type CarriedNoteProps = {
  place: Exclude<SharePlace, 'server'>
  /** Null while it is not known. */
  parcel: Result<Parcel, WriteToShareFailure> | null
  onLookAgain: () => void
}

/** How a presentation travels where no server keeps it, why, and what cannot be promised then. */
export function CarriedNote({ place, parcel, onLookAgain }: CarriedNoteProps) {
  return (
    <Banner
      actions={
        place === 'unreachable' && (
          <Button size="s" onClick={onLookAgain}>
            {words.lookAgain}
          </Button>
        )
      }
    >
      <div className={styles.note}>
        <p>{words.why[place]}</p>
        <output>{describeParcel(parcel)}</output>
        <p>{words.promise}</p>
      </div>
    </Banner>
  )
}

function describeParcel(parcel: CarriedNoteProps['parcel']): string {
  if (!parcel) return words.measuring
  if (!parcel.ok) return explainShareFailure(parcel.error)
  const { as, letters, bytes, pictures } = parcel.value
  if (as === 'file') return `${words.asFile(bytes)} ${describeReason(letters, pictures)}`
  const length = words.asLink(letters ?? 0)
  return (letters ?? 0) > safeLinkLetters
    ? `${length} ${words.notEverywhere(safeLinkLetters)}`
    : length
}

function describeReason(letters: number | null, pictures: number): string {
  if (pictures > 0) return words.tooManyPictures(pictures)
  return letters === null ? words.tooMuch : words.tooMuchText(letters)
}
