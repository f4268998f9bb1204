import { maxBulletLevel } from './bullet.ts'

const tabWidth = 4

/**
 * The level of each line of a list, one after the other. Programs indent by two, four or any number
 * of columns: only deeper or not can be trusted.
 */
export function createIndentLevels(): (line: string) => number {
  const indents: number[] = []
  return (line) => {
    const indent = measureIndent(line)
    while ((indents.at(-1) ?? -1) > indent) indents.pop()
    if ((indents.at(-1) ?? -1) < indent) indents.push(indent)
    return Math.min(indents.length - 1, maxBulletLevel)
  }
}

function measureIndent(line: string): number {
  const blank = /^\s*/.exec(line)?.[0] ?? ''
  return blank.replaceAll('\t', ' '.repeat(tabWidth)).length
}
