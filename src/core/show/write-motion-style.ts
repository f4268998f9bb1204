import { easing, type EntranceKind, entrances } from './slide-motion.ts'

/**
 * The entrances of `slide-motion` as a style sheet: of texts with `data-animation` within whatever
 * `scope` selects, and only where nobody asked for less motion. Never in the short form: it would
 * take away the delay that a text brings along, and without a name some tools make `none` of it.
 */
export function writeMotionStyle(scope = ''): string {
  const select = (...parts: string[]) => [scope, ...parts].filter(Boolean).join(' ')
  const rules = [
    writeRule(select('[data-animation]'), [
      `animation-timing-function: cubic-bezier(${easing.join(', ')});`,
      'animation-fill-mode: both;',
    ]),
    ...kinds.map((kind) =>
      writeRule(select(`[data-animation='${kind}']`), [
        `animation-name: ${nameFrames(kind)};`,
        `animation-duration: ${entrances[kind].seconds}s;`,
      ]),
    ),
    ...kinds
      .filter(hasSide)
      .map((kind) =>
        writeRule(select("[dir='rtl']", `[data-animation='${kind}']`), [
          `animation-name: ${nameFrames(kind, true)};`,
        ]),
      ),
  ]
  return [
    writeRule('@media screen and (prefers-reduced-motion: no-preference)', rules),
    ...kinds.map((kind) => writeFrames(kind)),
    ...kinds.filter(hasSide).map((kind) => writeFrames(kind, true)),
  ].join('\n\n')
}

// The keys are those of the record.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kinds = Object.keys(entrances) as EntranceKind[]

/** It comes from where reading begins. */
const hasSide = (kind: EntranceKind): boolean => entrances[kind].frames.some(({ x }) => x)

const nameFrames = (kind: EntranceKind, isMirrored = false): string =>
  `entrance-${kind}${isMirrored ? '-mirrored' : ''}`

const writeFrames = (kind: EntranceKind, isMirrored = false): string =>
  writeRule(
    `@keyframes ${nameFrames(kind, isMirrored)}`,
    entrances[kind].frames.map(({ at, opacity, x, y }) =>
      writeRule(at === 0 ? 'from' : `${at * 100}%`, [
        ...(opacity === undefined ? [] : [`opacity: ${opacity};`]),
        ...(x === undefined ? [] : [`transform: translateX(${isMirrored ? -x : x}px);`]),
        ...(y === undefined ? [] : [`transform: translateY(${y}px);`]),
      ]),
    ),
  )

function writeRule(selector: string, body: readonly string[]): string {
  const isNested = body.some((part) => part.endsWith('}'))
  const inside = body.join(isNested ? '\n\n' : '\n').replaceAll(/^(?=.)/gmu, '  ')
  return `${selector} {\n${inside}\n}`
}
