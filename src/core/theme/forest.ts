import { createTheme } from './create-theme.ts'
import { type Grounds, makeGround } from './ground.ts'

const night = '#0E2B23'
const amber = '#F5B83D'

export const forestGrounds: Grounds = {
  page: makeGround(night, ['#F3EAD3', '#A9BFAF', amber, '#2B5346']),
  panel: makeGround('#15392F', ['#F3EAD3', '#A9BFAF', amber, '#2B5346']),
  loud: makeGround(amber, [night, night, night, '#0E2B2333']),
  charts: { page: ['#F5B83D', '#8CCBAE', '#F0704A', '#E3B5DE', '#6FA8E0', '#7A9070'] },
}

/** Deep green, cream and amber: a story told with calm. */
export const forest = createTheme({
  id: 'forest',
  dark: true,
  grounds: forestGrounds,
  title: { family: 'Bricolage Grotesque' },
  content: { family: 'Figtree' },
  marks: [
    { kind: 'square', colour: amber, size: 0.32 },
    { kind: 'square', colour: amber, size: 0.2 },
  ],
  hangEm: 1.05,
})
