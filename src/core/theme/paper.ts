import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const brick = '#B8432A'

export const paperGrounds: Grounds = {
  page: makeGround('#F5EFE3', ['#221A14', '#6B5D4F', brick, '#CDBD9F']),
  panel: makeGround('#3A2317', ['#F5EFE3', '#E6D5BC', '#D89B5A', '#CBB19066']),
  loud: makeGround(brick, ['#FBF3E6', '#F7D9C2', '#FBF3E6', '#F7D9C266']),
  charts: {
    page: ['#B8432A', '#968067', '#5E6B4A', '#2F6A8C', '#8A5A8F', '#33356B'],
    panel: ['#D89B5A', '#A68B73', '#8FBFA0', '#E58FA0', '#9DB4E0', '#EFE3A8'],
  },
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
