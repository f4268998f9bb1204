import { describe, expect, test } from 'vitest'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { listFoundSlides } from '../../../test/corpus/list-found-slides.ts'
import { emptyScore, scoreDeck } from '../../../test/corpus/score-deck.ts'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { readPpt } from './read-ppt.ts'

const share = ({ right, of }: { right: number; of: number }) => right / of

/** What LibreOffice makes of a file: nothing is an empty text, and fields are names in angles. */
type OfficeSlide = { title: string; paras: string[]; notes: string; pics: number }

const field = /^<[a-z/]+>$/

const toTruth = (slides: readonly OfficeSlide[]) =>
  slides.map(({ title, paras, notes, pics }) => ({
    hidden: false,
    title: title || null,
    paras: paras.filter((text) => !field.test(text)).map((text) => ({ text, lvl: 0 })),
    tables: [],
    pics,
    notes: notes || null,
  }))

describe.skipIf(!hasCorpus)(
  'the corpus beside the repository (skipped where it is not there)',
  () => {
    test('PP1 text, titles, notes and pictures of real files are those that LibreOffice finds', async () => {
      const score = emptyScore()
      const refused: string[] = []
      let slowest = 0
      for (const [name, truth] of listCorpus('ppt')) {
        const bytes = readCorpusFile(name)
        const { result: read, ms } = await measureWork(() => readPpt(bytes, { fileName: name }))
        slowest = Math.max(slowest, ms)
        if (!read.ok) refused.push(`${name}: ${read.error}`)
        if (truth.error !== undefined || (!read.ok && read.error === 'unsupported-version'))
          continue
        const slides = toTruth((truth.slides ?? []) as unknown as OfficeSlide[])
        const found = read.ok ? listFoundSlides(read.value.deck) : []
        // LibreOffice keeps a picture of each table, too.
        for (const [index, slide] of found.entries())
          if (read.ok && read.value.deck.slides[index]?.table) slide.pictures++
        scoreDeck(score, name, { ...truth, slides }, found)
      }
      const { misses, ...shares } = score
      if (process.env['LECTERN_MISSES'])
        process.stdout.write(
          `${[...misses, ...refused].join('\n')}\n${JSON.stringify(shares)} ${slowest}\n`,
        )
      // It gives a file without slides one, and shows text of embedded charts and of masters.
      expect.soft(share(score.order)).toBeGreaterThanOrEqual(0.92)
      expect.soft(share(score.titles)).toBeGreaterThanOrEqual(0.98)
      expect.soft(share(score.text)).toBeGreaterThanOrEqual(0.97)
      expect.soft(share(score.notes)).toBeGreaterThanOrEqual(0.99)
      // It counts a picture with a stand-in twice.
      expect.soft(share(score.pictures)).toBeGreaterThanOrEqual(0.8)
      expect(slowest).toBeLessThan(10_000)
    })
  },
)
