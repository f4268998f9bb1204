import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import type { Result } from '#core/result.ts'

export type PictureFailure =
  /** Neither called a picture nor one by its bytes. */
  | { code: 'not-a-picture' }
  /** A picture, but of a kind that browsers do not show. */
  | { code: 'unsupported' }
  | { code: 'too-large' }
  | { code: 'too-many-pixels' }
  /** The file could not be read: moved, or locked by another program. */
  | { code: 'unreadable' }
  /** Its bytes promise a picture that cannot be decoded. */
  | { code: 'broken' }
  /** It could not be made smaller, or not be kept. */
  | { code: 'failed' }

export type PreparedLogo = { blob: Blob } & Omit<DeckLogo, 'imageUrl'>

/** The same of a logo: small, without the empty edge that it may have, and what it looks like told. */
export type PrepareLogo = (file: Blob) => Promise<Result<PreparedLogo, PictureFailure>>

/** Makes a file that somebody chose, dropped or pasted into a picture fit to be kept. */
export type PictureIntake = {
  /**
   * As it is, or smaller when it is over the limit for its sides. Drawings (SVG) become pixels: they
   * could carry scripts.
   */
  prepare(file: Blob): Promise<Result<Blob, PictureFailure>>
}
