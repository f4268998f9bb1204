import { describe, expect, test } from 'vitest'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { listFoundSlides } from '../../../test/corpus/list-found-slides.ts'
import { emptyScore, scoreDeck } from '../../../test/corpus/score-deck.ts'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { readPptx } from './read-pptx.ts'

const share = ({ right, of }: { right: number; of: number }) => right / of

describe.skipIf(!hasCorpus)(
  'the corpus beside the repository (skipped where it is not there)',
  () => {
    test('PX1 order, titles, text, notes and pictures of real files are those that others find', async () => {
      const score = emptyScore()
      let slowest = 0
      for (const [name, truth] of listCorpus('pptx')) {
        const bytes = readCorpusFile(name)
        const { result: read, ms } = await measureWork(() => readPptx(bytes, { fileName: name }))
        slowest = Math.max(slowest, ms)
        if (truth.error === undefined)
          scoreDeck(score, name, truth, read.ok ? listFoundSlides(read.value.deck) : [])
        else expect.soft(read.ok, name).toBe(false)
      }
      const { misses, ...shares } = score
      if (process.env['LECTERN_MISSES'])
        process.stdout.write(`${misses.join('\n')}\n${JSON.stringify(shares)}\n`)
      expect.soft(share(score.order)).toBeGreaterThanOrEqual(0.995)
      expect.soft(share(score.titles)).toBeGreaterThanOrEqual(0.99)
      expect.soft(share(score.text)).toBeGreaterThanOrEqual(0.995)
      expect.soft(share(score.notes)).toBeGreaterThanOrEqual(0.995)
      expect.soft(share(score.pictures)).toBeGreaterThanOrEqual(0.98)
      expect(slowest).toBeLessThan(10_000)
    })
  },
)
