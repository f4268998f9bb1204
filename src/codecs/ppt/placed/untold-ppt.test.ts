import { expect, test } from 'vitest'

import { packPpt } from '../../../../test/fixtures/files/pack-ppt.ts'
import { readPpt } from '../read-ppt.ts'

async function listLosses(packed: Parameters<typeof packPpt>[0]) {
  const read = await readPpt(packPpt(packed), { fileName: 'talk.ppt', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value.losses.map((loss) => [loss.kind, 'slide' in loss ? loss.slide : 0])
}

test('KL73 a transition is told, but for a plain cut', async () => {
  const slides = [
    { shapes: [], transition: [0, 0] as [number, number] },
    { shapes: [], transition: [0, 23] as [number, number] },
    { shapes: [], transition: [1, 0] as [number, number] },
  ]
  expect(await listLosses({ slides })).toEqual([
    ['transition', 2],
    ['transition', 3],
  ])
})

test('KL73 a date is told that changes by the day, on the slide and at its foot', async () => {
  const genericDate = 4088
  const date = { text: '*', placeholder: 7, fields: [[genericDate, 0]] as [number, number][] }
  const [any, own] = [1, 4]
  const losses = await listLosses({
    master: [date],
    foot: { bits: any },
    slides: [
      { shapes: [] },
      { shapes: [date] },
      { shapes: [], foot: { bits: any | own, date: 'May 2004' } },
      { shapes: [date], foot: { bits: any | own, date: 'May 2004' } },
      { shapes: [], foot: { bits: 0 } },
    ],
  })
  expect(losses).toEqual([
    ['kept-date', 1],
    ['kept-date', 2],
  ])
})

test('KL73 what is shaded from its middle or along its outline is told', async () => {
  const shaded = (type: number) => ({
    shapes: [{ text: 'Reefs', properties: [[0x180, type]] as [number, number][] }],
  })
  expect(await listLosses({ slides: [shaded(7), shaded(5), shaded(6)] })).toEqual([
    ['kept-gradient', 2],
    ['kept-gradient', 3],
  ])
})

test('KL73 texts are told whose tab stops are not set', async () => {
  const slides = ['Name Value', 'Name\tValue\rReefs\t2'].map((text) => ({ shapes: [{ text }] }))
  expect(await listLosses({ slides })).toEqual([['kept-setting', 2]])
})
