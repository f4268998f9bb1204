/** A point of a slide. Its level is written as leading tabs, so that content stays a list of texts. */
export type Bullet = { level: number; text: string }

export const maxBulletLevel = 4

export function readBullet(content: string): Bullet {
  const tabs = /^\t*/.exec(content)?.[0].length ?? 0
  return { level: Math.min(tabs, maxBulletLevel), text: content.slice(tabs) }
}

export const writeBullet = ({ level, text }: Bullet): string =>
  '\t'.repeat(Math.min(Math.max(level, 0), maxBulletLevel)) + text
