import type { FontFamily } from './text-metrics.ts'

const arabic = /\p{Script=Arabic}/u

/**
 * A typewriter has no Arabic letters, and its wide spaces between those of another face tear a
 * sentence apart; programs that open our files have narrow ones there, and so other lines.
 */
export const chooseFamily = (family: FontFamily, texts: readonly string[]): FontFamily =>
  family === 'Cousine' && texts.some((text) => arabic.test(text)) ? 'Arimo' : family
