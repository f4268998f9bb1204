import { presetHandles } from './preset-handles.ts'

/** Whether our table has a shape of that name. */
export const isDrawn = (preset: string): boolean => Object.hasOwn(presetHandles, preset)

/** What can be moved of a shape with a name, and where it is; null for a name that is not in our table. */
export function listHandles(preset: string): (readonly [name: string, value: number])[] | null {
  const text = isDrawn(preset) ? presetHandles[preset] : undefined
  if (text === undefined) return null
  return listPairs(text, ' ').map(([name, value]) => [name, Number(value)])
}

export const listPairs = (list: string, separator: string): [string, string][] =>
  list
    .split(separator)
    .filter(Boolean)
    .map((entry) => {
      const at = entry.indexOf('=')
      return [entry.slice(0, at), entry.slice(at + 1)]
    })
