import type { ReadLoss } from '#codecs/loss.ts'
import type { ReadDeck, ReadPicture } from '#codecs/read-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { listPictures, withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { readRecording, recordingType } from '#core/narration/sound/recording-file.ts'
import { readAspect } from '#core/picture/read-aspect.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { PictureFailure, PictureIntake } from '#ports/pictures/picture-intake.ts'
import { typefaceFileType } from '#ports/typefaces/typeface-intake.ts'

export type PreparedPictures = {
  /** Without the pictures that were refused. */
  deck: Deck
  kept: ReadonlyMap<string, Blob>
  refused: ReadonlyMap<string, PictureFailure>
  losses: readonly ReadLoss[]
}

type Options = {
  intake: PictureIntake
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Each is decoded as a whole; all of a long deck together could take more memory than there is. */
const atOnce = 4

/** Makes the pictures of a file fit to be kept. Those that are not become losses of their slides. */
export async function preparePictures(
  { deck, pictures, losses }: ReadDeck,
  { intake, signal, onProgress }: Options,
): Promise<PreparedPictures> {
  const kept = new Map<string, Blob>()
  const refused = new Map<string, PictureFailure>()
  const aspects = new Map<string, number>()
  const waiting = pictures.entries()
  async function prepareWaiting() {
    for (const [name, picture] of waiting) {
      if (signal.aborted) return
      // Of typefaces all files are looked at together (`prepareTypefaces`).
      if (picture.type === typefaceFileType) continue
      const prepared =
        picture.type === recordingType
          ? checkRecording(picture)
          : await intake.prepare(toBlob(picture))
      if (prepared.ok) {
        kept.set(name, prepared.value)
        const aspect = readAspect(new Uint8Array(await prepared.value.arrayBuffer()))
        if (aspect !== null) aspects.set(name, aspect)
      } else refused.set(name, prepared.error)
      onProgress((kept.size + refused.size) / pictures.size)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, prepareWaiting))

  const failures = deck.slides.map((): PictureRefusal[] => [])
  const ownLosses: ReadLoss[] = []
  const moved = moveDeckPictures(deck, (name, owner) => {
    const failure = refused.get(name)
    if (!failure) return name
    if (owner === 'logo') ownLosses.push({ kind: 'logo-left-out' })
    else if (owner === 'typeface') ownLosses.push({ kind: 'typeface-left-out' })
    else failures[owner]?.push({ ...failure, format: nameFormat(pictures.get(name)) })
    return null
  })
  ownLosses.push(...failures.flatMap((ofSlide, index) => countFailures(ofSlide, index + 1)))
  const slides = moved.slides.map((slide) => withAspects(slide, aspects))
  return { deck: { ...moved, slides }, kept, refused, losses: [...losses, ...ownLosses] }
}

/** What a slide shows whole is laid out by its form, and only its bytes say for certain what that is. */
function withAspects(slide: Slide, aspects: ReadonlyMap<string, number>): Slide {
  const pictures = listPictures(slide)
  if (slide.imageStyle?.fit !== 'contain' || pictures.length === 0) return slide
  const measured = pictures.map((picture): SlidePicture => {
    const imageAspect = aspects.get(picture.imageUrl)
    return imageAspect === undefined ? picture : Object.assign({ imageAspect }, picture)
  })
  return withPictures(slide, measured)
}

/** Anybody may have written the file. */
const checkRecording = (sound: ReadPicture): Result<Blob, PictureFailure> =>
  readRecording(sound.bytes) ? ok(toBlob(sound)) : fail({ code: 'not-a-picture' })

const toBlob = ({ bytes, type }: ReadPicture): Blob => new Blob([bytes], { type })

/** `image/x-emf` is EMF to people. */
const nameFormat = (picture: ReadPicture | undefined): string =>
  picture?.type.replace(/^image\/(?:x-)?/, '').toUpperCase() ?? ''

type PictureRefusal = { code: PictureFailure['code']; format: string }

function countFailures(failures: readonly PictureRefusal[], slide: number): ReadLoss[] {
  const losses = new Map<string, ReadLoss & { count: number }>()
  for (const { code, format } of failures) {
    const kind = lossKinds[code]
    const key = kind === 'picture-kind' ? `${kind} ${format}` : kind
    const count = (losses.get(key)?.count ?? 0) + 1
    losses.set(
      key,
      kind === 'picture-kind' ? { kind, slide, format, count } : { kind, slide, count },
    )
  }
  return [...losses.values()]
}

const lossKinds = {
  'not-a-picture': 'picture-absent',
  unsupported: 'picture-kind',
  'too-large': 'picture-too-large',
  'too-many-pixels': 'picture-too-large',
  unreadable: 'picture-absent',
  broken: 'picture-absent',
  failed: 'picture-absent',
} as const satisfies Record<PictureFailure['code'], ReadLoss['kind']>
