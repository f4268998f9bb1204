import { type BenchText, gatherTexts } from './gather-texts.ts'

const count = 50

/**
 * The texts that are read to the end each time: all of our own, and of those that others have written
 * and nobody keeps aside as many as make fifty, evenly spread over packages and licences.
 */
export function listFifty(): BenchText[] {
  const open = gatherTexts().filter(({ isHeldAside }) => !isHeldAside)
  const own = open.filter(isOwn)
  const others = open.filter((text) => !isOwn(text))
  return [...own, ...spread(others, count - own.length)]
}

const isOwn = ({ name }: BenchText): boolean => name.startsWith('test/fixtures/')

const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at + 1) * most) / all.length),
  )
