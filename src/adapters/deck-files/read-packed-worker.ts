import { type PackedReader, type PackedShare, readPacked } from '#codecs/share/read-packed.ts'

export type PackedWorkerAnswer = Awaited<ReturnType<PackedReader>>

addEventListener('message', ({ data }: MessageEvent<PackedShare>) => {
  // Left alone, a bug here would keep whoever waits waiting.
  read(data).catch(reportError)
})

async function read(packed: PackedShare) {
  const answer: PackedWorkerAnswer = await readPacked(packed)
  const { pictures, talk } = answer.ok ? answer.value : { pictures: new Map(), talk: undefined }
  const files = [...pictures.values(), ...(talk ? [talk.sound] : [])]
  // Two pictures may be windows on the same bytes.
  postMessage(answer, { transfer: [...new Set(files.map(({ bytes }) => bytes.buffer))] })
}
