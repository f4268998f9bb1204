import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const teal = '#0A7C86'

export const oceanGrounds: Grounds = {
  page: makeGround('#F3F8FA', ['#0F2A3A', '#4B6675', teal, '#C9DAE2']),
  panel: makeGround('#0B3350', ['#F3F8FA', '#C6E3E7', '#F6A05E', '#9FC3D255']),
  loud: makeGround(teal, ['#FFFFFF', '#E3F4F5', '#FFFFFF', '#FFFFFF55']),
  charts: {
    page: ['#0A7C86', '#74909F', '#1F5FBF', '#C2591A', '#8A4FA3', '#5C7F1E'],
    panel: ['#F6A05E', '#7FA0B4', '#5FD6CC', '#F5E08F', '#E79CC2', '#A9C6FF'],
  },
}

/** Clear water over a deep ground: a business deck that is easy to follow. */
export const ocean = createTheme({
  id: 'ocean',
  dark: false,
  grounds: oceanGrounds,
  title: { family: 'Manrope' },
  content: { family: 'Manrope', animation: 'slideIn' },
  marks: [
    { kind: 'disc', colour: teal, size: 0.34 },
    { kind: 'ring', colour: teal, size: 0.3 },
  ],
  hangEm: 1,
})
