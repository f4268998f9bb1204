import { writeToday } from '../../compose/furniture/todays-date.ts'
import { readBullet } from '../../deck/texts/bullet.ts'
import type { Deck } from '../../deck/deck.ts'
import type { SeenField } from '../../deck/slide-fields.ts'
import { findChartKind } from '../../deck/slide-table.ts'
import type { EmphasisedText } from '../../emphasis/emphasised-text.ts'
import { readEmphasis } from '../../emphasis/read-emphasis.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { findStandIn } from '../typefaces/letter-stand-ins.ts'
import type { TextFrame, Theme } from '../../theme/theme.ts'
import { arrangeSlide } from '../arrange-slide.ts'
import { chooseFamily } from '../typefaces/choose-family.ts'
import { emphasiseRuns } from './emphasise-runs.ts'
import { findPlaced } from '../../placed/opened-placed.ts'
import { listLayoutTexts } from './list-layout-texts.ts'
import { roughMetrics } from '../rough-metrics.ts'
import { resolveTextStyle } from './resolve-text-style.ts'
import type { Font } from '../text-metrics.ts'

/** All that a deck writes, by the fonts it is written in. Which these are is known before anything is measured. */
export function listDeckTexts(deck: Deck): { font: Font; texts: string[] }[] {
  const theme = findDeckTheme(deck)
  const byFont = new Map<string, { font: Font; texts: string[] }>()
  const add = (font: Font, ...texts: string[]) => {
    // With those that stand in for them in files.
    for (const family of new Set([font.family, findStandIn(font.family) ?? font.family])) {
      const key = `${family} ${font.weight} ${font.italic}`
      const known = byFont.get(key)
      if (known) known.texts.push(...texts)
      else byFont.set(key, { font: { ...font, family }, texts: [...texts] })
    }
  }
  const { standIns } = theme
  const addWords = (font: Font, words: readonly EmphasisedText[]) => {
    add(font, ...words.map(({ text }) => text))
    for (const one of words)
      for (const run of emphasiseRuns(one, undefined, { font, colour: '', standIns }) ?? [])
        add(run.font, one.text.slice(run.start, run.end))
  }
  for (const [place, slide] of deck.slides.entries()) {
    const kept = findPlaced()?.layOut({ slide, theme, place }, roughMetrics)
    // Which faces it is written in does not depend on how wide their letters are.
    if (kept) for (const { font, texts } of listLayoutTexts(kept)) add(font, ...texts)
    const form = { background: theme.background, boxes: [] }
    const over = slide.over && findPlaced()?.layOutOver({ slide, theme, place }, form, roughMetrics)
    if (over) for (const { font, texts } of listLayoutTexts({ boxes: over })) add(font, ...texts)
    const { arrangement, rtl } = arrangeSlide({ slide, theme, place })
    const { title, textStyles, table } = slide
    const content = slide.content.map(readBullet)
    const write = (
      frame: TextFrame,
      role: 'title' | 'content',
      written: readonly EmphasisedText[],
    ) => {
      const texts = written.map(({ text }) => text)
      const { style } = resolveTextStyle({
        frame,
        rtl,
        themed: theme[role],
        chosen: textStyles?.[role],
      })
      const font: Font = {
        family: chooseFamily(frame.family ?? theme[role].family, texts),
        weight: style.fontWeight === 'bold' ? 700 : 400,
        italic: style.fontStyle === 'italic',
      }
      addWords(font, written)
    }
    const { fontWeight, fontStyle } = { ...theme.content.style, ...textStyles?.content }
    const cells = {
      family: theme.content.family,
      weight: fontWeight === 'bold' ? 700 : 400,
      italic: fontStyle === 'italic',
    } as const
    const writeField: Record<SeenField, () => void> = {
      title() {
        if (arrangement.title) write(arrangement.title, 'title', [{ text: title }])
      },
      content() {
        for (const frame of arrangement.content ?? []) write(frame, 'content', content)
      },
      table() {
        // A header is bold, and a chart writes its figures anew.
        const written =
          table && findChartKind(table) ? [`0123456789.,%−… ${table.format ?? ''}`] : []
        for (const row of [...(table?.rows ?? []), written]) {
          const words = row.map(readEmphasis)
          addWords(cells, words)
          addWords({ ...cells, weight: 700 }, words)
        }
      },
      // As it is painted, above.
      over() {},
    }
    for (const addTexts of Object.values(writeField)) addTexts()
    // Which of them a form takes for which words is only known when it is measured.
    for (const font of theme.forms?.fonts ?? [])
      addWords(font, [{ text: title }, ...content, { text: '0123456789' }])
  }
  for (const { font, text } of listMarks(theme)) add(font, text)
  for (const font of theme.forms?.fonts ?? []) add(font, ...listFurnitureTexts(deck))
  return [...byFont.values()]
}

const listFurnitureTexts = ({ furniture }: Deck): string[] => [
  furniture?.footer ?? '',
  furniture?.date === true ? writeToday() : (furniture?.date ?? ''),
  furniture?.number ? '0123456789' : '',
]

function listMarks({ marks }: Theme): { font: Font; text: string }[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'glyph' && mark.kind !== 'number') return []
    const isBold = mark.kind === 'number' && mark.bold === true
    const font: Font = { family: mark.family, weight: isBold ? 700 : 400, italic: false }
    return [{ font, text: mark.kind === 'glyph' ? mark.glyph : '0123456789.' }]
  })
}
