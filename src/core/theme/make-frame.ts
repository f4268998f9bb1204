import type { TextFrame } from './theme.ts'

type FrameOptions = Omit<Partial<TextFrame>, 'x' | 'y' | 'width' | 'height'>

export const makeFrame = (
  x: number,
  y: number,
  width: number,
  height: number,
  options: FrameOptions = {},
): TextFrame => ({ x, y, width, height, anchor: 'top', ...options })
