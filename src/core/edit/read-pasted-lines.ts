import { type Bullet, maxBulletLevel } from '../deck/bullet.ts'

const mark = /^(?:[-*+•‣◦▪–—]|\d{1,3}[.)])[ \t]+/u
const tabWidth = 4

/** Lines of any program as bullets: further in is a level deeper, marks and empty lines fall away. */
export function readPastedLines(text: string): Bullet[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\v]/).filter((line) => line.trim())
  // Programs indent by two, four or any number of columns: only deeper or not can be trusted.
  const indents: number[] = []
  return lines.map((line) => {
    const indent = measureIndent(line)
    while ((indents.at(-1) ?? -1) > indent) indents.pop()
    if ((indents.at(-1) ?? -1) < indent) indents.push(indent)
    return {
      level: Math.min(indents.length - 1, maxBulletLevel),
      text: line.trim().replace(mark, ''),
    }
  })
}

function measureIndent(line: string): number {
  const blank = /^\s*/.exec(line)?.[0] ?? ''
  return blank.replaceAll('\t', ' '.repeat(tabWidth)).length
}
