import type { EmphasisedText } from '../emphasis/emphasised-text.ts'
import { readEmphasis } from '../emphasis/read-emphasis.ts'

/**
 * A point of a slide: its words, and which of them stand out. Its level is written as leading tabs and
 * what stands out as marks (`core/emphasis`), so that content stays a list of texts.
 */
export type Bullet = { level: number } & EmphasisedText

export const maxBulletLevel = 4

export function readBullet(content: string): Bullet {
  const tabs = /^\t*/.exec(content)?.[0].length ?? 0
  const { text, emphasis } = readEmphasis(content.slice(tabs))
  return { level: Math.min(tabs, maxBulletLevel), text, ...(emphasis && { emphasis }) }
}
