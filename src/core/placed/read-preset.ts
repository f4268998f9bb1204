import type { ShapeDefinition, ShapePath, ShapeStep, ShapeTone } from './evaluate-shape.ts'
import { listHandles, listPairs } from './list-handles.ts'
import { presetShapes } from './preset-shapes.ts'

const known = new Map<string, ShapeDefinition | null>()

/** What an office program draws by that name; null for one that is not in our table. */
export function readPreset(name: string): ShapeDefinition | null {
  const read = known.get(name)
  if (read !== undefined) return read
  const text = Object.hasOwn(presetShapes, name) ? presetShapes[name] : undefined
  const definition = text === undefined ? null : parse(listHandles(name) ?? [], text)
  known.set(name, definition)
  return definition
}

function parse(adjust: ShapeDefinition['adjust'], text: string): ShapeDefinition {
  const [guides = '', room = '', ...paths] = text.split('|')
  const [l, t, r, b] = room.split(' ')
  return {
    adjust,
    guides: listPairs(guides, ';'),
    room: l && t && r && b ? [l, t, r, b] : null,
    paths: paths.map(parsePath),
  }
}

const tones = new Set<string>(['none', 'lighten', 'lightenLess', 'darken', 'darkenLess'])
const isTone = (word: string): word is ShapeTone => tones.has(word)

function parsePath(text: string): ShapePath {
  const [head, body] = text.includes(':') ? text.split(':') : ['', text]
  const words = (head ?? '').split(' ')
  const number = (letter: string) =>
    Number(words.find((word) => /^[wh]\d/.test(word) && word.startsWith(letter))?.slice(1) ?? 0)
  const fill = words.find(isTone)
  return {
    ...(number('w') > 0 && { width: number('w') }),
    ...(number('h') > 0 && { height: number('h') }),
    ...(fill && { fill }),
    ...(words.includes('unstroked') && { isStroked: false as const }),
    steps: (body ?? '').split(',').flatMap(parseStep),
  }
}

function parseStep(text: string): ShapeStep[] {
  const [op = '', ...terms] = text.split(' ')
  if (op === 'Z') return [{ op }]
  if (op === 'A') {
    const [wR = '0', hR = '0', start = '0', swing = '0'] = terms
    return [{ op, wR, hR, start, swing }]
  }
  if (op !== 'M' && op !== 'L' && op !== 'C' && op !== 'Q') return []
  const points = Array.from({ length: terms.length / 2 }, (_, index): [string, string] => [
    terms[2 * index] ?? '0',
    terms[2 * index + 1] ?? '0',
  ])
  return [{ op, points }]
}
