import type { Slide } from '#core/deck/slide.ts'

import { filePictureUrl, type ReadDeck, type ReadPicture } from '../read-result.ts'

export type ImageFile = ReadPicture & { name: string }

/** One slide for each picture, with places to say what it shows. */
export function readImages(files: readonly ImageFile[]): ReadDeck {
  const pictures = new Map<string, ReadPicture>()
  const slides = files.map(({ name, bytes, type }, index): Slide => {
    const imageUrl = filePictureUrl(`image-${index + 1}`)
    pictures.set(imageUrl, { bytes, type })
    return {
      id: `image-slide-${index + 1}`,
      title: `Image Slide: ${name}`,
      content: ['What this picture shows', 'Why it matters here', 'What to remember from it'],
      notes: 'Take a moment to look at this picture... and say what it shows.',
      imageUrl,
    }
  })
  const title = `Image Presentation (${slides.length} slides)`
  return { deck: { title, slides }, pictures, losses: [] }
}
