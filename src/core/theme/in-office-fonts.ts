import type { StandIns } from '../compose/substitute-fonts.ts'
import { letterStandIns } from '../layout/letter-stand-ins.ts'
import type { FontFamily } from '../layout/text-metrics.ts'
import type { Marker, Theme } from './theme.ts'

/** For whole files, in which Anton stands for Impact (`codecs/pptx-writer/office-metrics`). */
const { Anton: _impact, ...fileStandIns } = letterStandIns
const officeStandIns: StandIns = fileStandIns

const known = new WeakMap<Theme, Theme>()

/** A theme for files whose readers lack its fonts: laid out anew, so that every line still fits. */
export function inOfficeFonts(theme: Theme): Theme {
  const before = known.get(theme)
  if (before) return before
  const made: Theme = {
    ...theme,
    title: { ...theme.title, family: standIn(theme.title.family) },
    content: { ...theme.content, family: standIn(theme.content.family) },
    marks: theme.marks.map(inOfficeFont),
    standIns: officeStandIns,
  }
  known.set(theme, made)
  return made
}

const standIn = (family: FontFamily): FontFamily => officeStandIns[family] ?? family

const inOfficeFont = (mark: Marker): Marker =>
  mark.kind === 'glyph' || mark.kind === 'number' ? { ...mark, family: standIn(mark.family) } : mark
