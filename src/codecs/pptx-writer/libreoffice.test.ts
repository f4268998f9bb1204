import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { inOfficeFonts } from '#core/theme/in-office-fonts.ts'
import { themes } from '#core/theme/themes.ts'

import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { findLiberation, type FontsHere } from '../../../test/judges/font-folder.ts'
import { type JudgedBox, judgePrinted, printThemes } from '../../../test/judges/judge-pptx.ts'
import { listJudgedSlides } from '../../../test/judges/judged-slides.ts'
import { findLibreOffice } from '../../../test/judges/libreoffice.ts'

const isFull = Boolean(process.env['LECTERN_FULL'])
const office = await findLibreOffice()
if (!office) process.stderr.write('Not judged by LibreOffice, which is not here.\n')
const hasLiberation = office !== null && (await findLiberation())
if (!hasLiberation) process.stderr.write('Liberation, a font like Arial, is not here.\n')

const judged = listJudgedSlides(isFull)

describe.skipIf(!office)('printed by LibreOffice', () => {
  let folder = ''
  let metrics: TextMetrics
  let ours: JudgedBox[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-judged-'))
    metrics = await loadTestMetrics(judged.flatMap(({ slide }) => [slide.title, ...slide.content]))
    ours = await print(
      'ours',
      themes.map(({ id }) => id),
    )
  }, 1_500_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function print(fonts: FontsHere, ids: readonly string[]): Promise<JudgedBox[]> {
    const printed = await printThemes(judged, ids, { office: office ?? '', folder, fonts, metrics })
    const boxes = await Promise.all(printed.map((deck) => judgePrinted(deck, judged, metrics)))
    return boxes.flat()
  }

  const show = (boxes: readonly JudgedBox[]) =>
    boxes.map(({ where, role, ours: own, theirs }) => ({ where, role, own, theirs }))
  const of = (boxes: readonly JudgedBox[], ...scripts: JudgedBox['script'][]) =>
    boxes.filter(({ script }) => scripts.includes(script))

  test('PO10 every line of Latin and of Chinese or Japanese text ends where ours does', () => {
    const wrong = of(ours, 'latin', 'cjk').filter(({ isSame }) => !isSame)
    expect(of(ours, 'latin').length).toBeGreaterThan(150)
    expect(of(ours, 'cjk').length).toBeGreaterThan(30)
    expect(show(wrong)).toEqual([])
  })

  test('PO11 Arabic and Korean text, and Chinese or Japanese with other signs in it, has as many lines as ours', () => {
    const others = of(ours, 'arabic', 'korean', 'mixed')
    expect(others.length).toBeGreaterThan(15)
    expect(show(others.filter(({ hasSameCount }) => !hasSameCount))).toEqual([])
  })

  test('PO12 baselines stand within 3 px of ours (p95), and the sides of Latin text within half a percent of the stage', () => {
    const offsets = ours.flatMap(({ baselines }) => baselines.map(Math.abs))
    const ordered = offsets.toSorted((a, b) => a - b)
    expect(ordered[Math.floor(ordered.length * 0.95)]).toBeLessThanOrEqual(3)
    // What is set in Impact is measured as no narrower than it is.
    const beside = of(ours, 'latin').filter(({ theme, sides }) =>
      sides.some((px) => px > 6.4 || (px < -6.4 && theme !== 'noir')),
    )
    expect(show(beside)).toEqual([])
  })

  test('PO13 nothing overflows', () => {
    expect(show(ours.filter(({ overflows }) => overflows))).toEqual([])
  })

  test.skipIf(!hasLiberation)(
    'PO14 without their font, themes in Arial keep their lines and no theme overflows',
    async () => {
      const shown = isFull ? themes : themes.filter(({ id }) => /modern|paper|ocean/.test(id))
      const there = await print(
        'only Arial',
        shown.map(({ id }) => id),
      )
      const arial = new Set(
        themes
          .map(inOfficeFonts)
          .filter(({ title, content }) => title.family === 'Arimo' && content.family === 'Arimo')
          .map(({ id }) => id),
      )
      const latin = of(there, 'latin')
      expect(show(latin.filter(({ theme, isSame }) => arial.has(theme) && !isSame))).toEqual([])
      expect(show(latin.filter(({ overflows }) => overflows))).toEqual([])
    },
    1_500_000,
  )
})
