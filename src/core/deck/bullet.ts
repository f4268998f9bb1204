/**
 * A point of a slide. Its level is written as leading tabs and its icon as a name between colons
 * (`:anchor: Insurance`), so that content stays a list of texts.
 */
export type Bullet = {
  level: number
  /** Without its icon. */
  text: string
  /** Named by its author; absent where it is found by the words. */
  icon?: string
}

export const maxBulletLevel = 4

/** The icon of a point that shall have none. */
export const noIcon = 'none'

/** Its tabs, and the name of its icon. */
const head = /^(\t*)(?::([a-z][a-z0-9-]{1,40}):(?:[ \u00A0]+|$))?/u

export function readBullet(content: string): Bullet {
  const [before = '', tabs = '', icon] = head.exec(content) ?? []
  return {
    level: Math.min(tabs.length, maxBulletLevel),
    text: content.slice(before.length),
    ...(icon && { icon }),
  }
}

/** A name that somebody typed before the text counts more than the icon it had. */
export const writeBullet = ({ level, text, icon }: Bullet): string =>
  '\t'.repeat(Math.min(Math.max(level, 0), maxBulletLevel)) +
  (icon && readBullet(text).icon === undefined ? `:${icon}: ` : '') +
  text
