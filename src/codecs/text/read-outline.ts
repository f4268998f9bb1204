import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import { createIndentLevels } from '#core/deck/texts/indent-levels.ts'
import type { Slide } from '#core/deck/slide.ts'

/** A slide before it has an id. */
export type OutlineSlide = Omit<Slide, 'id'>

export type Outline = { title: string; slides: OutlineSlide[] }

const isHeading = (line: string): boolean => line.startsWith('#')
const isBullet = (line: string): boolean => line.startsWith('-') || line.startsWith('*')

/**
 * The plain format: the first line is the title of the presentation, kept as it is; `#` and `##`
 * begin a slide, `-` and `*` are bullets, every other line belongs to the notes. Null when nothing
 * begins a slide.
 */
export function readOutline(text: string): Outline | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim())
  const title = lines[0]?.trim() ?? ''
  const second = lines[1]?.trim()
  // A heading that comes first and has something of its own is a slide as well.
  const isSlideToo = isHeading(title) && second !== undefined && !isHeading(second)
  const sections = splitSections(isSlideToo ? lines : lines.slice(1))
  const [early = [], first, ...others] = sections
  if (!first) return null
  // What stands before the first heading opens the first slide, so that nothing is lost.
  const [heading = '', ...body] = first
  return { title, slides: [[heading, ...early, ...body], ...others].map(readSection) }
}

/** What stands before the first heading, then each heading with what follows it. */
function splitSections(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]]
  for (const line of lines) {
    if (isHeading(line.trim())) sections.push([line])
    else sections.at(-1)?.push(line)
  }
  return sections
}

function readSection([heading = '', ...lines]: readonly string[]): OutlineSlide {
  const levelOf = createIndentLevels()
  const bullets = lines.filter((line) => isBullet(line.trim()))
  const others = lines.filter((line) => !isBullet(line.trim()))
  return {
    title: heading.trim().replace(/^#+\s*/, ''),
    content: bullets.map((line) => writeBullet({ level: levelOf(line), text: dropMark(line) })),
    notes: others.map((line) => line.trim()).join('\n'),
  }
}

/** Two stars are no mark but the beginning of bold words. */
const dropMark = (line: string): string => line.trim().replace(/^(?:-|\*(?!\*))\s*/, '')
