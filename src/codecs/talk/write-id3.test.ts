import { expect, test } from 'vitest'

import { writeId3 } from './write-id3.ts'

/** Of an ID3 tag or a frame that holds others, those in it. */
function readFrames(bytes: Uint8Array): { id: string; body: Uint8Array }[] {
  const frames = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at + 4)
    const id = new TextDecoder('latin1').decode(bytes.subarray(at, at + 4))
    frames.push({ id, body: bytes.subarray(at + 10, at + 10 + length) })
    at += 10 + length
  }
  return frames
}

const readText = (body: Uint8Array): string => new TextDecoder('utf-16le').decode(body.subarray(3))

test('TF5 an MP3 file names its talk and every slide with its time', () => {
  const chapters = [
    { start: 0, title: 'Breath' },
    { start: 61.25, title: 'Größe 語 😀' },
  ]
  const tag = writeId3({ title: 'A Voice for Everyone', seconds: 90, chapters })
  expect(new TextDecoder().decode(tag.subarray(0, 3))).toBe('ID3')
  const [a = 0, b = 0, c = 0, d = 0] = tag.subarray(6, 10)
  expect((a << 21) | (b << 14) | (c << 7) | d).toBe(tag.length - 10)

  const [title, contents, ...listed] = readFrames(tag.subarray(10))
  expect(title && [title.id, readText(title.body)]).toEqual(['TIT2', 'A Voice for Everyone'])
  expect(contents?.id).toBe('CTOC')
  expect(new TextDecoder('latin1').decode(contents?.body)).toBe('toc\0\u0003\u0002slide1\0slide2\0')
  const read = listed.map(({ id, body }) => {
    const end = body.indexOf(0) + 1
    const times = new DataView(body.buffer, body.byteOffset + end)
    const [heading] = readFrames(body.subarray(end + 16))
    return [id, times.getUint32(0), times.getUint32(4), heading && readText(heading.body)]
  })
  expect(read).toEqual([
    ['CHAP', 0, 61_250, 'Breath'],
    ['CHAP', 61_250, 90_000, 'Größe 語 😀'],
  ])
})

test('TF5 a long tag says how long it is, too', () => {
  const chapters = Array.from({ length: 300 }, (_, at) => ({ start: at, title: 'x'.repeat(90) }))
  const tag = writeId3({ title: '', seconds: 300, chapters })
  expect(tag.subarray(6, 10).every((byte) => byte < 0x80)).toBe(true)
  expect(readFrames(tag.subarray(10)).filter(({ id }) => id === 'CHAP')).toHaveLength(300)
})
