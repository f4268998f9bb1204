import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from '#core/deck/deck.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { mutateBytes } from '../../../test/fixtures/files/mutate-file.ts'
import { packPpt } from '../../../test/fixtures/files/pack-ppt.ts'
import { readPpt } from './read-ppt.ts'

const amount = process.env['LECTERN_FULL'] ? 5_000 : 400

const own = packPpt({
  slides: Array.from({ length: 4 }, (_, index) => ({
    shapes: [
      { text: `Slide ${index}`, placeholder: 13, kind: 0 },
      { text: 'One\rTwo', levels: [0, 1], placeholder: 14, kind: 1 },
      [{ text: 'Cell', at: [0, 0, 100, 40] as [number, number, number, number] }],
    ],
    notes: 'Notes',
  })),
})

/** Real files hold more than we would think of; small ones keep this quick. */
const samples = hasCorpus
  ? listCorpus('ppt')
      .filter(([, { error }]) => error === undefined)
      .map(([name]) => readCorpusFile(name))
      .filter(({ length }) => length < 100_000)
  : []

test(`PP7 ${amount} harmed files are read or refused, and none of them holds the reader up`, async () => {
  const files = [own, ...samples]
  let read = 0
  for (let seed = 0; seed < amount; seed++) {
    const file = mutateBytes(files[seed % files.length] ?? own, seed)
    const { result: found, ms } = await measureWork(() =>
      readPpt(file, { fileName: 'x.ppt', withLook: true }),
    )
    expect(ms, `seed ${seed}`).toBeLessThan(5_000)
    if (!found.ok) continue
    read++
    expect(v.is(deckSchema, found.value.deck), `seed ${seed}`).toBe(true)
  }
  // Otherwise the harm was too great to prove anything.
  expect(read).toBeGreaterThan(amount / 5)
}, 600_000)
