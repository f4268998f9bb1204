import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const ink = '#191919'
const blue = '#1F3BFF'
const field = makeGround(blue, ['#FFFFFF', '#E4E7FF', '#FFFFFF', '#FFFFFF66'])

export const galleryGrounds: Grounds = {
  page: makeGround('#FFFFFF', [ink, '#5A5A5A', blue, '#D8D6D0']),
  panel: field,
  loud: field,
  charts: {
    page: ['#1F3BFF', '#8E8B84', '#D6402B', '#0E8A6A', '#B8770A', '#7A2FA0'],
    panel: ['#FFFFFF', '#A9B6FF', '#FFD23F', '#FF9E8A', '#7CE8C8', '#F0B3F0'],
  },
}

/** White walls and one colour: pictures first, for a portfolio. */
export const gallery = createTheme({
  id: 'gallery',
  dark: false,
  grounds: galleryGrounds,
  title: { family: 'Libre Caslon Display', fontWeight: 'normal' },
  content: { family: 'Work Sans' },
  marks: [{ kind: 'square', colour: blue, size: 0.24 }],
  hangEm: 0.9,
})
