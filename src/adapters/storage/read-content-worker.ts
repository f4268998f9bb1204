import { openDatabase } from './database.ts'
import { readUnnotedContent } from './read-unnoted-content.ts'

addEventListener('message', async ({ data: id }: MessageEvent<string>) => {
  postMessage(await readUnnotedContent(openDatabase(), id))
})
