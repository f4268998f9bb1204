import { readDocx } from '#codecs/docx/read-docx.ts'

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(readDocx(data))
})
