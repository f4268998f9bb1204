import { writeEmphasis } from '../../emphasis/write-emphasis.ts'
import { type Bullet, maxBulletLevel, readBullet } from './bullet.ts'

/**
 * What comes before the words of a point. A name that somebody typed before them counts more than the
 * icon it had.
 */
export const writeHead = ({ level, icon }: Pick<Bullet, 'level' | 'icon'>, words: string): string =>
  '\t'.repeat(Math.min(Math.max(level, 0), maxBulletLevel)) +
  (icon && readBullet(words).icon === undefined ? `:${icon}: ` : '')

/** As it is stored. Words that would be read as marks stay words. */
export function writeBullet({ level, icon, ...words }: Bullet): string {
  const written = writeEmphasis(words)
  return writeHead({ level, ...(icon && { icon }) }, written) + written
}
