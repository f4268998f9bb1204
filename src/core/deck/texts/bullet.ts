import type { EmphasisedText } from '../../emphasis/emphasised-text.ts'
import { readEmphasis } from '../../emphasis/read-emphasis.ts'

/**
 * A point of a slide: its words, and which of them stand out. Its level is written as leading tabs, its
 * icon as a name between colons (`:anchor: Insurance`) and what stands out as marks (`core/emphasis`),
 * so that content stays a list of texts.
 */
export type Bullet = {
  level: number
  /** Named by its author; absent where it is found by the words. */
  icon?: string
} & EmphasisedText

export const maxBulletLevel = 4

/** The icon of a point that shall have none. */
export const noIcon = 'none'

/** Its tabs, and the name of its icon. */
const head = /^(\t*)(?::([a-z][a-z0-9-]{1,40}):(?:[ \u00A0]+|$))?/u

export function readBullet(content: string): Bullet {
  const [before = '', tabs = '', icon] = head.exec(content) ?? []
  const { text, emphasis } = readEmphasis(content.slice(before.length))
  return {
    level: Math.min(tabs.length, maxBulletLevel),
    ...(icon && { icon }),
    text,
    ...(emphasis && { emphasis }),
  }
}

/** How much of it comes before its words. */
export const countHead = (content: string): number => head.exec(content)?.[0].length ?? 0

/** What a point has besides its words. */
export const pickHead = ({ level, icon }: Bullet): Pick<Bullet, 'level' | 'icon'> => ({
  level,
  ...(icon && { icon }),
})
