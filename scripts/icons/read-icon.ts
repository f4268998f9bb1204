import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { type FlatCommand, flattenPath } from './flatten-path.ts'

const require = createRequire(import.meta.url)
const drawings = join(dirname(require.resolve('@phosphor-icons/core')), '../assets/duotone')

/** How finely places are told, by the 256 units of a drawing: a quarter of one is never seen. */
const steps = 2

/** Both layers of an icon of the package, as `core/icon/place-path` reads them. */
export function readIcon(name: string): [tint: string, line: string] {
  const file = join(drawings, `${name}-duotone.svg`)
  const paths = [...readFileSync(file, 'utf8').matchAll(/<([a-z]+) ([^>]*)\/>/gu)].map(
    ([, kind, attributes = '']) => {
      const data = / ?d="([^"]*)"/u.exec(attributes)?.[1]
      if (kind !== 'path' || data === undefined) throw new Error(`${name} is not made of paths.`)
      return { data, isTint: attributes.includes('opacity="0.2"') }
    },
  )
  const write = (isTint: boolean) =>
    paths
      .filter((path) => path.isTint === isTint)
      .map(({ data }) => encode(flattenPath(data)))
      .join('')
  return [write(true), write(false)]
}

/** Each place by how far it is from the one before, in whole steps: short, and short when packed. */
function encode(commands: readonly FlatCommand[]): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  return commands
    .map(({ op, points }) => {
      const places = points.map(
        ([px, py]) => [Math.round(px * steps), Math.round(py * steps)] as const,
      )
      const numbers = places.flatMap(([px, py]) => [px - x, py - y])
      ;[x, y] = op === 'z' ? [startX, startY] : (places.at(-1) ?? [x, y])
      if (op === 'm') [startX, startY] = [x, y]
      return op + numbers.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
