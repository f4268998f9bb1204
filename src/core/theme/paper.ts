import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const brick = '#B8432A'

export const paperGrounds: Grounds = {
  page: makeGround('#F5EFE3', ['#221A14', '#6B5D4F', brick, '#CDBD9F']),
  panel: makeGround('#3A2317', ['#F5EFE3', '#E6D5BC', '#D89B5A', '#CBB19066']),
  loud: makeGround(brick, ['#FBF3E6', '#F7D9C2', '#FBF3E6', '#F7D9C266']),
}

/** Warm white and a book face: an essay, a lesson, a report that is read with care. */
export const paper = createTheme({
  id: 'paper',
  dark: false,
  grounds: paperGrounds,
  title: { family: 'Instrument Serif', fontWeight: 'normal' },
  content: { family: 'Figtree' },
  marks: [{ kind: 'glyph', glyph: '–', colour: brick, family: 'Figtree' }],
  hangEm: 0.95,
})
