import { readCopiedSlides } from '#core/deck/copied-slides.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(readCopiedSlides(data))
})
