import { expect, test } from 'vitest'

import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { fail } from '#core/result.ts'
import { htmlFileWords } from '#words/files/html-file.ts'

import { png } from '../../../test/fixtures/files/pack-pptx.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const read = (text: string) => readHtml(new TextEncoder().encode(text), { fileName: 'a.html' })

const imageUrl = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
const writePage = async () => {
  const slides = [{ id: 'a', title: 'Reefs', content: ['One'], notes: '', imageUrl }]
  const written = await writeHtml(
    { deck: { title: 'T', slides }, pictures: new Map() },
    { metrics: roughMetrics, listFontFiles: () => [], htmlWords: htmlFileWords },
  )
  return written.ok ? new TextDecoder().decode(written.value.bytes) : ''
}

test('HT8 a page of somebody else is told apart from one of ours that is cut off', async () => {
  expect(await read('<!doctype html><title>News</title><p>Hello')).toEqual(fail('not-this-kind'))
  expect(await read(' \n')).toEqual(fail('blank'))
  const page = await writePage()
  const cut = page.slice(0, page.indexOf('"title":"Reefs"'))
  expect(await read(cut)).toEqual(fail('damaged'))
})

test('HT9 only the data of a page is read, through the schema, whatever else it shows or runs', async () => {
  const page = await writePage()
  const changed = page
    .replace('<main>', '<main><script>document.title = "x"</script><img src="https://x.example">')
    .replace('"id":"a"', '"id":"a","onclick":"x()","__proto__":{"polluted":1}')
    .replace('{"title":"T"', '{"evil":"<script>","title":"T"')
  const result = await read(changed)
  expect(result.ok && result.value.deck).toEqual({
    title: 'T',
    slides: [{ id: 'a', title: 'Reefs', content: ['One'], notes: '', imageUrl: 'file:inline-1' }],
  })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('HT10 a picture that is cut off or no picture is a loss of its slide', async () => {
  const page = await writePage()
  const cut = page.slice(0, page.indexOf('data-picture="1">image'))
  const result = await read(cut)
  expect(result.ok && result.value.losses).toEqual([{ kind: 'picture-absent', slide: 1, count: 1 }])
  const wrong = await read(page.replace('>image/png;base64,', '>text/html;base64,'))
  expect(wrong.ok && wrong.value.pictures.size).toBe(0)
  expect(wrong.ok && wrong.value.losses).toHaveLength(1)
})
