import type { Bullet } from '../../deck/texts/bullet.ts'
import { createIndentLevels } from '../../deck/texts/indent-levels.ts'

const mark = /^(?:[-*+•‣◦▪–—]|\d{1,3}[.)])[ \t]+/u

/** Lines of any program as bullets: further in is a level deeper, marks and empty lines fall away. */
export function readPastedLines(text: string): Bullet[] {
  const levelOf = createIndentLevels()
  return text
    .split(/\r\n|[\n\r\u2028\u2029\v]/)
    .filter((line) => line.trim())
    .map((line) => ({ level: levelOf(line), text: line.trim().replace(mark, '') }))
}
