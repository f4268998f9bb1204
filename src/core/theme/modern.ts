import { defaultContentStyle, defaultTitleStyle } from '../deck/text-style.ts'
import { standardFrames } from './standard-frames.ts'
import type { Theme } from './theme.ts'

/** Dark slate and white: the theme of a deck whose author chose none. */
export const modern: Theme = {
  id: 'modern',
  dark: true,
  background: {
    kind: 'linear',
    angle: 160,
    stops: [
      { at: 0, colour: '#2A3348' },
      { at: 0.55, colour: '#1C2333' },
      { at: 1, colour: '#161C2A' },
    ],
  },
  title: { family: 'Arimo', style: defaultTitleStyle },
  content: { family: 'Arimo', style: defaultContentStyle },
  accent: '#8FA3C8',
  marks: [
    { kind: 'disc', colour: '#8FA3C8', size: 0.34 },
    { kind: 'disc', colour: '#8FA3C8', size: 0.24 },
  ],
  picture: { shadow: 'none' },
  frames: standardFrames,
  shapes: () => [],
  scrim: {
    kind: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour: '#161C2A33' },
      { at: 0.45, colour: '#161C2ABF' },
      { at: 1, colour: '#161C2AF2' },
    ],
  },
}
