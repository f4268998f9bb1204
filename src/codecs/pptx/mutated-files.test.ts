import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from '#core/deck/deck.ts'
import type { ReadFailure } from '#codecs/read-result.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { mutateFile } from '../../../test/fixtures/files/mutate-file.ts'
import {
  frame,
  packPptx,
  paragraph,
  picture,
  png,
  shape,
} from '../../../test/fixtures/files/pack-pptx.ts'
import { readPptx } from './read-pptx.ts'

const amount = process.env['LECTERN_FULL'] ? 5_000 : 250

const codes: Record<ReadFailure, true> = {
  'not-this-kind': true,
  encrypted: true,
  damaged: true,
  blank: true,
  'too-large': true,
  'unpacks-too-large': true,
  empty: true,
  'unsupported-version': true,
  expired: true,
  cancelled: true,
}

const own = packPptx({
  slides: Array.from({ length: 4 }, (_, index) => ({
    shapes:
      shape(paragraph(`Slide ${index}`), { ph: 'type="title"' }) +
      shape(paragraph('One') + paragraph('Two', 'lvl="1"'), { ph: 'idx="1"' }) +
      shape(paragraph('Beside', '', 'sz="2400"'), { at: [50, 50, 40, 20] }) +
      picture('i1') +
      frame(`<a:tbl><a:tr><a:tc><a:txBody>${paragraph('x')}</a:txBody></a:tc></a:tr></a:tbl>`),
    relations: { i1: ['image', '../media/a.png'] as const },
  })),
  parts: { 'ppt/media/a.png': png },
})

/** Real files hold more than we would think of; small ones keep this quick. */
const samples = hasCorpus
  ? listCorpus('pptx')
      .filter(([, { error }]) => error === undefined)
      .map(([name]) => readCorpusFile(name))
      .filter(({ length }) => length < 60_000)
  : []

test(`PX14 ${amount} harmed files are read or refused, and none of them holds the reader up`, async () => {
  const files = [own, ...samples]
  let read = 0
  for (let seed = 0; seed < amount; seed++) {
    const file = mutateFile(files[seed % files.length] ?? own, seed)
    const { result: found, ms } = await measureWork(() => readPptx(file, { fileName: 'x.pptx' }))
    expect(ms, `seed ${seed}`).toBeLessThan(5_000)
    if (found.ok) {
      read++
      expect(v.is(deckSchema, found.value.deck), `seed ${seed}`).toBe(true)
    } else expect(codes[found.error], `seed ${seed}`).toBe(true)
  }
  // Otherwise the harm was too great to prove anything.
  expect(read).toBeGreaterThan(amount / 5)
}, 600_000)
