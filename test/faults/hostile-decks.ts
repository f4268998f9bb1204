import { deflateRawSync } from 'node:zlib'

import { makeBomb } from '../fixtures/files/make-bomb.ts'

/** What a stranger may put into a deck. */
export const hostileThings = [
  'a title of 5 MB',
  '1,000,000 pronunciations',
  'a gigabyte that unfolds',
  '10,000,000 brackets',
  'drawings three deep',
] as const
export type HostileThing = (typeof hostileThings)[number]

type Bytes = Uint8Array<ArrayBuffer>

/** Where it is packed at all: what unfolds to more than anybody could send. */
export const packHostile = (thing: HostileThing): Bytes =>
  thing === 'a gigabyte that unfolds'
    ? makeBomb(1_024)
    : new Uint8Array(deflateRawSync(writeHostile(thing), { level: 9 }))

/** The deck as JSON, as text: ten million brackets are no value that could be written. */
export function writeHostile(thing: HostileThing): string {
  const { title, imageUrl, pronunciations, more } = describe(thing)
  const slide = { id: 'a', title: 'First slide', content: ['A point'], notes: '', ...imageUrl }
  const fields = [
    `"title":${JSON.stringify(title)}`,
    `"slides":[${JSON.stringify(slide)}]`,
    ...pronunciations,
    ...more,
  ]
  return `{${fields.join(',')}}`
}

/** The same as a backup of a library. */
export const writeHostileBackup = (thing: HostileThing): string =>
  `{"format":"lectern-library","version":1,"presentations":[{"record":{},"deck":${writeHostile(thing)}}],"pictures":{}}`

/** The same as slides that somebody copied: here the slide has the long title. */
export function writeHostileClipboard(thing: HostileThing): string {
  const { title, imageUrl, pronunciations, more } = describe(thing)
  const slide = { id: 'a', title, content: ['A point'], notes: '', ...imageUrl }
  const fields = ['"version":1', `"slides":[${JSON.stringify(slide)}]`, ...pronunciations, ...more]
  return `{${fields.join(',')}}`
}

function describe(thing: HostileThing) {
  return {
    title: thing === 'a title of 5 MB' ? 'x'.repeat(5_000_000) : 'Hostile',
    imageUrl: thing === 'drawings three deep' ? { imageUrl: drawNested(3) } : {},
    pronunciations:
      thing === '1,000,000 pronunciations' ? [`"pronunciations":${listPronunciations()}`] : [],
    more: thing === '10,000,000 brackets' ? [`"more":${nest(5_000_000)}`] : [],
  }
}

const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

function listPronunciations(): string {
  const entries = Array.from({ length: 1_000_000 }, (_, at) => `{"written":"w${at}","said":"s"}`)
  return `[${entries.join(',')}]`
}

/** Each shows the one inside of it a hundred times. */
function drawNested(depth: number): string {
  const inside = depth === 0 ? '<rect width="9" height="9"/>' : drawMany(drawNested(depth - 1))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${inside}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const drawMany = (address: string): string =>
  `<defs><image id="i" href="${address}" width="9" height="9"/></defs>${'<use href="#i"/>'.repeat(100)}`
