import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const plum = '#3A1B38'
const red = '#B83A1B'

export const sunriseGrounds: Grounds = {
  page: makeGround('#FFF3E2', [plum, '#7A5A70', red, '#EBCDB4']),
  panel: makeGround(plum, ['#FFF3E2', '#E8C9D2', '#FFC15A', '#FFF3E238']),
  loud: makeGround('#A5321A', ['#FFF3E2', '#FFE2BD', '#FFE2BD', '#FFF3E255']),
  charts: {
    page: ['#B83A1B', '#A0808F', '#7C5CBF', '#B0720F', '#1F7A73', '#3A1B38'],
    panel: ['#FFC15A', '#A4849B', '#FF8560', '#C7A6F5', '#6FD0C0', '#F9B8D0'],
  },
}

/** A morning over the hills, with numbered points: a lesson that takes people along. */
export const sunrise = createTheme({
  id: 'sunrise',
  dark: false,
  grounds: sunriseGrounds,
  title: { family: 'Fraunces' },
  content: { family: 'Nunito' },
  marks: [
    { kind: 'number', colour: red, family: 'Nunito', bold: true },
    { kind: 'disc', colour: red, size: 0.24 },
  ],
  hangEm: 1.25,
})
