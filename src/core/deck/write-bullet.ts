import { writeEmphasis } from '../emphasis/write-emphasis.ts'
import { type Bullet, maxBulletLevel } from './bullet.ts'

export const indent = (level: number): string =>
  '\t'.repeat(Math.min(Math.max(level, 0), maxBulletLevel))

/** As it is stored. Words that would be read as marks stay words. */
export const writeBullet = ({ level, ...words }: Bullet): string =>
  indent(level) + writeEmphasis(words)
