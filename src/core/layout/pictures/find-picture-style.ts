import { defaultImageStyle, type ImageStyle } from '../../deck/pictures/image-style.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Rect } from '../boxes.ts'
import { stage } from '../stage.ts'

/** What a picture looks like in its frame before its author changes anything. */
export function findPictureStyle(theme: Theme, frame: Rect | undefined): ImageStyle {
  // A picture that fills the stage has no edges to adorn.
  const isBleed = frame?.width === stage.width && frame.height === stage.height
  return { ...defaultImageStyle, ...(isBleed ? { shadow: 'none' } : theme.picture) }
}
