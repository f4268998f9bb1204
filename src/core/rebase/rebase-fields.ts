import { isSame } from './is-same.ts'

/** Field by field, and inside fields that have fields; where both sides changed one, theirs stays. */
export function rebaseFields<T extends object>(base: T, mine: T, theirs: T): T {
  const rebased = { ...mine }
  for (const key of new Set([...Object.keys(base), ...Object.keys(theirs)])) {
    const from: unknown = Reflect.get(base, key)
    const own: unknown = Reflect.get(mine, key)
    const to: unknown = Reflect.get(theirs, key)
    if (isSame(from, to)) continue
    if (to === undefined) Reflect.deleteProperty(rebased, key)
    else Reflect.set(rebased, key, isGroup(to) ? rebaseGroup(from, own, to) : to)
  }
  return rebased
}

const rebaseGroup = (base: unknown, mine: unknown, theirs: object): object =>
  rebaseFields(isGroup(base) ? base : {}, isGroup(mine) ? mine : {}, theirs)

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
