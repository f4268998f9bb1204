import type { SlideTable } from '#core/deck/slide-table.ts'

import type { Box } from './box.ts'
import { findChild } from './list-children.ts'
import type { Shape } from './list-shapes.ts'
import { listAncestors } from './open-sheets.ts'
import type { DiagramBullet } from './frames/read-diagram.ts'
import { readFrame } from './frames/read-frame.ts'
import { type Paragraph, readParagraphs } from './read-paragraphs.ts'
import type { SlideSource } from './slide-source.ts'

/** Something on a slide that can be read, and where it stands. */
export type Item = { shape: Shape; box: Box } & ItemContent

export type ItemContent =
  | { kind: 'text'; paragraphs: readonly Paragraph[] }
  | { kind: 'bullets'; bullets: readonly DiagramBullet[] }
  | { kind: 'table'; table: SlideTable; chartAlt?: string }
  | { kind: 'chart'; title: string; table: SlideTable; chartAlt?: string }

export function readItems(shapes: readonly Shape[], source: SlideSource): Item[] {
  const items: Item[] = []
  for (const shape of shapes) {
    const content = source.isRunning(shape) ? null : readContent(shape, source)
    if (content) items.push({ shape, box: findBox(shape, source), ...content })
  }
  return items
}

function readContent(shape: Shape, source: SlideSource): ItemContent | null {
  if (shape.kind === 'frame') return readFrame(shape, source)
  const body = findChild(shape.element, 'txBody')
  if (!body) return null
  const paragraphs = readParagraphs(body, source.relations).filter(({ text }) => text.trim() !== '')
  return paragraphs.length > 0 ? { kind: 'text', paragraphs } : null
}

/** Its own place, or that of the placeholder it takes after, or the whole slide. */
export function findBox(shape: Shape, { ground, size }: SlideSource): Box {
  const inherited = listAncestors(shape, ground).find(({ box }) => box)?.box
  return shape.box ?? inherited ?? { x: 0, y: 0, ...size }
}
