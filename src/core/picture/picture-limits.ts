/** What is taken in: larger files and larger pictures are refused before anything decodes them. */
export const maxPictureBytes = 10 * 1024 * 1024
export const maxPicturePixels = 40_000_000

/** A picture that is longer on one side is made smaller, to this. */
export const maxPictureSide = 1600

/** The size at which a picture is kept. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxPictureSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
