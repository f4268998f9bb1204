import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { expect, test } from 'vitest'

import { raiseChapters, writeWebmChapters } from '#codecs/talk/webm-chapters.ts'

const chapters = [
  { start: 0, title: 'Breath' },
  { start: 1.5, title: 'Größe 語 😀' },
]

/** A film as the muxer writes it, with the chapters among its tags. */
async function mux(element: Uint8Array): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  output.setMetadataTags({ title: 'A Voice', raw: { CHAPTERS: element } })
  await output.start()
  const head = { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } }
  for (let at = 0; at < 100; at++)
    await sound.add(new EncodedPacket(new Uint8Array(40).fill(at), 'key', at * 0.02, 0.02), head)
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

type Element = { id: string; at: number; from: number; end: number }

function listElements(bytes: Uint8Array, start: number, end: number): Element[] {
  const found: Element[] = []
  for (let at = start; at < end;) {
    const idBytes = Math.clz32(bytes[at] ?? 1) - 23
    const width = Math.clz32(bytes[at + idBytes] ?? 1) - 23
    let length = (bytes[at + idBytes] ?? 0) & (0xff >> width)
    for (let byte = 1; byte < width; byte++)
      length = length * 256 + (bytes[at + idBytes + byte] ?? 0)
    const from = at + idBytes + width
    const id = Buffer.from(bytes.subarray(at, at + idBytes)).toString('hex')
    found.push({ id, at, from, end: from + length })
    at = from + length
  }
  return found
}

function listSegment(bytes: Uint8Array): Element[] {
  const [, segment] = listElements(bytes, 0, bytes.length)
  return segment ? listElements(bytes, segment.from, segment.end) : []
}

test('TF5 chapters leave the tags of a WebM for a place of their own, and nothing else moves', async () => {
  const element = writeWebmChapters(chapters, 2)
  const before = await mux(element)
  const after = before.slice()
  raiseChapters(after, element)
  expect(after.length).toBe(before.length)

  const [was, is] = [listSegment(before), listSegment(after)]
  const names = { tags: '1254c367', void: 'ec', chapters: '1043a770' }
  expect(was.map(({ id }) => id)).not.toContain(names.chapters)
  const place = is.findIndex(({ id }) => id === names.tags)
  expect(is.slice(place, place + 3).map(({ id }) => id)).toEqual(Object.values(names))
  const raised = is[place + 2]
  expect(after.subarray(raised?.at, raised?.end)).toEqual(element)
  // Whatever names a place in the file still names the same.
  const others = (list: readonly Element[]) =>
    list.filter(({ id }) => !Object.values(names).includes(id))
  expect(others(is)).toEqual(others(was))
})

test('TF5 a piece without them is left as it is', async () => {
  const whole = await mux(Uint8Array.of(1, 2, 3))
  const piece = whole.slice()
  raiseChapters(piece, writeWebmChapters(chapters, 2))
  expect(piece).toEqual(whole)
})
