import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const black = '#0A0A0B'
const ember = '#FF5B35'

export const noirGrounds: Grounds = {
  page: makeGround(black, ['#FFFFFF', '#B4B4BA', ember, '#3A3A40']),
  panel: makeGround('#FFFFFF', [black, '#55555B', '#C93A17', '#0A0A0B33']),
  loud: makeGround(ember, [black, black, black, '#0A0A0B44']),
  charts: {
    page: ['#FF5B35', '#8C8C92', '#FFD23F', '#5CC8F0', '#D9A8F5', '#6FBF6A'],
    panel: ['#C93A17', '#8C8C92', '#8A6A00', '#1F6FA8', '#7A3FB0', '#1F7D4F'],
  },
}

/** Black, one ember, and type as on a poster: a keynote, a statement. */
export const noir = createTheme({
  id: 'noir',
  dark: true,
  grounds: noirGrounds,
  title: { family: 'Anton', fontWeight: 'normal', animation: 'slideIn' },
  content: { family: 'Work Sans' },
  marks: [
    { kind: 'bar', colour: ember, size: 0.62 },
    { kind: 'bar', colour: '#8C8C92', size: 0.4 },
  ],
  hangEm: 1.2,
})
