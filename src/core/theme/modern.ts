import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

export const modernGrounds: Grounds = {
  page: makeGround('#141B29', ['#FFFFFF', '#A9B4C6', '#7DA4FF', '#34415A']),
  panel: makeGround('#1E283B', ['#FFFFFF', '#A9B4C6', '#7DA4FF', '#34415A']),
  loud: makeGround('#FF9A5C', ['#141B29', '#141B29', '#141B29', '#141B2933']),
  charts: { page: ['#FF9A5C', '#7DA4FF', '#5FD6B4', '#F2A3E0', '#7C89A4', '#D9C64F'] },
}
const { accent } = modernGrounds.page

/** Night blue and one bright grotesque: the theme of a deck whose author chose none. */
export const modern = createTheme({
  id: 'modern',
  dark: true,
  grounds: modernGrounds,
  title: { family: 'Schibsted Grotesk' },
  content: { family: 'Schibsted Grotesk' },
  marks: [
    { kind: 'disc', colour: accent, size: 0.28 },
    { kind: 'disc', colour: accent, size: 0.2 },
  ],
  hangEm: 1,
  picture: {},
})
