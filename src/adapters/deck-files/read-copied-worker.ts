import { readCopied } from './read-copied.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(readCopied(data))
})
