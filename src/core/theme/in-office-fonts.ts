import type { StandIns } from '../compose/substitute-fonts.ts'
import { letterStandIns } from '../layout/typefaces/letter-stand-ins.ts'
import { findTypeface } from '../layout/typefaces/own-typefaces.ts'
import type { FontFamily } from '../layout/text-metrics.ts'
import type { Marker, Theme } from './theme.ts'

/** For whole files, in which Anton stands for Impact (`codecs/pptx-writer/fonts/office-metrics`). */
const { Anton: _impact, ...fileStandIns } = letterStandIns
const officeStandIns: StandIns = fileStandIns

const known = new WeakMap<Theme, Theme>()

/** A theme for files whose readers lack its fonts: laid out anew, so that every line still fits. */
export function inOfficeFonts(theme: Theme): Theme {
  const before = known.get(theme)
  if (before) return before
  const { title, content } = theme
  const standIns: StandIns = {
    ...officeStandIns,
    ...findOwnStandIns([title.family, content.family]),
  }
  const made: Theme = {
    ...theme,
    title: { ...title, family: standIns[title.family] ?? title.family },
    content: { ...content, family: standIns[content.family] ?? content.family },
    marks: theme.marks.map((mark) => inOfficeFont(mark, standIns)),
    standIns,
  }
  known.set(theme, made)
  return made
}

/** Of typefaces that the deck brought along. */
function findOwnStandIns(families: readonly FontFamily[]): StandIns {
  const found = families.flatMap((family) => {
    const typeface = findTypeface(family)
    return typeface ? [[typeface.family, typeface.standIn] as const] : []
  })
  return Object.fromEntries(found)
}

const inOfficeFont = (mark: Marker, standIns: StandIns): Marker =>
  mark.kind === 'glyph' || mark.kind === 'number'
    ? { ...mark, family: standIns[mark.family] ?? mark.family }
    : mark
