import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import { createZipWriter } from './write-zip.ts'

test('what was added is read by others, in its order, texts packed and bytes as they were', () => {
  const zip = createZipWriter()
  const long = 'Ebb and flow – 潮汐 🌊 '.repeat(5_000)
  zip.addText('slides/one.xml', '<p>Ebb</p>')
  zip.addText('long.xml', long)
  zip.addText('empty.xml', '')
  zip.addBytes('media/größe.png', Uint8Array.of(1, 2, 3))
  zip.addFirst('types.xml', '<types/>')
  const bytes = zip.finish()
  const files = unzipSync(bytes)
  const read = (path: string) => new TextDecoder().decode(files[path])
  expect(Object.keys(files)).toEqual([
    'types.xml',
    'slides/one.xml',
    'long.xml',
    'empty.xml',
    'media/größe.png',
  ])
  expect(read('types.xml')).toBe('<types/>')
  expect(read('slides/one.xml')).toBe('<p>Ebb</p>')
  expect(read('long.xml') === long).toBe(true)
  expect(read('empty.xml')).toBe('')
  expect([...(files['media/größe.png'] ?? [])]).toEqual([1, 2, 3])
  expect(bytes.length).toBeLessThan(long.length / 10)
})
