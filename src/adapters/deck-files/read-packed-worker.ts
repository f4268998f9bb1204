import { type PackedReader, type PackedShare, readPacked } from '#codecs/share/read-packed.ts'

export type PackedWorkerAnswer = Awaited<ReturnType<PackedReader>>

addEventListener('message', ({ data }: MessageEvent<PackedShare>) => {
  // Left alone, a bug here would keep whoever waits waiting.
  read(data).catch(reportError)
})

async function read(packed: PackedShare) {
  const answer: PackedWorkerAnswer = await readPacked(packed)
  const pictures = answer.ok ? [...answer.value.pictures.values()] : []
  // Two pictures may be windows on the same bytes.
  postMessage(answer, { transfer: [...new Set(pictures.map(({ bytes }) => bytes.buffer))] })
}
