import type { Deck } from '#core/deck/deck.ts'
import { withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { themes } from '#core/theme/themes.ts'

import type { ReadLoss } from '../loss.ts'
import { showWhole } from '../show-whole.ts'
import { detectDialect, type Dialect } from './detect-dialect.ts'
import { readBlocks } from './read-blocks.ts'
import { type FrontMatter, readFrontMatter } from './read-front-matter.ts'
import { findSlideLevel, splitAtHeadings } from './split-headings.ts'
import { type MarkdownSlide, splitMarkdown } from './split-markdown.ts'
import { takeNotes } from './take-notes.ts'

export type MarkdownDeck = Pick<Deck, 'title' | 'theme' | 'slides'> & { losses: ReadLoss[] }

/** A deck of Marp, Slidev, reveal.js or pandoc, split as that tool splits it; null when it is none. */
export function readMarkdown(text: string): MarkdownDeck | null {
  const dialect = detectDialect(text)
  if (!dialect) return null
  const { lead, body } = dialect === 'plain' ? takeLead(text) : { lead: '', body: text }
  const found = splitSlides(body, dialect)
  const losses: ReadLoss[] = []
  const slides = found.map((slide, index) => readSlide(slide, dialect, index + 1, losses))
  const title = lead || found[0]?.fields.get('title') || slides.find((slide) => slide.title)?.title
  const theme = themes.find(({ id }) => id === found[0]?.fields.get('theme'))?.id
  return { title: title ?? '', ...(theme && { theme }), slides, losses }
}

/** As in the plain format: words right above the first heading are the title of the presentation. */
function takeLead(text: string): { lead: string; body: string } {
  const [, lead = '', body = text] = /^\s*([^\s#>|<![`*+_-][^\n]*)\n\s*(#[^]*)$/.exec(text) ?? []
  return { lead: lead.trim(), body }
}

function splitSlides(text: string, dialect: Dialect): MarkdownSlide[] {
  const slides = splitMarkdown(text, { isMarp: dialect === 'marp' })
  if (dialect === 'marp') {
    const isDivider = readHeadingDivider(text, slides[0]?.fields)
    return isDivider ? splitAtHeadings(slides, isDivider) : slides
  }
  const [only, ...others] = slides
  if (!only || others.length > 0 || dialect === 'slidev') return slides
  const slideLevel = findSlideLevel(only.lines)
  return splitAtHeadings(slides, (level) => level <= slideLevel)
}

/** `2`, or `[1, 3]`; a number means that level and those above it. */
function readHeadingDivider(text: string, fields: FrontMatter | undefined) {
  const value =
    fields?.get('headingDivider') ?? /<!--\s*headingDivider:\s*([^\n]*?)\s*-->/.exec(text)?.[1]
  if (value === undefined) return null
  const levels = new Set((value.match(/[1-6]/g) ?? []).map(Number))
  return /^\d$/.test(value)
    ? (level: number) => level <= Number(value)
    : (level: number) => levels.has(level)
}

function readSlide(
  slide: MarkdownSlide,
  dialect: Dialect,
  number: number,
  losses: ReadLoss[],
): Slide {
  const { fields, lines } = dialect === 'slidev' ? withYamlBlock(slide) : slide
  const { lines: shown, notes, chart } = takeNotes(lines, dialect)
  const { chartAlt, ...order } = chart ?? {}
  const { title, content, pictures, backgrounds, table, losses: own } = readBlocks(shown)
  const background = dialect === 'slidev' && (fields.get('image') ?? fields.get('background'))
  if (fields.has('src')) losses.push({ kind: 'included-file', slide: number })
  for (const [kind, count] of own) losses.push({ kind, slide: number, count })
  const isHidden = fields.get('hide') === 'true' || fields.get('disabled') === 'true'
  const read = withPictures(
    {
      id: `slide-${number}`,
      title: title || (dialect === 'slidev' && number > 1 ? (fields.get('title') ?? '') : ''),
      content,
      notes: notes || (dialect === 'pandoc' && number === 1 ? (fields.get('notes') ?? '') : ''),
      ...(table && { table: { ...table, ...order } }),
      ...(table && chartAlt && { chartAlt }),
      ...(isHidden && { hidden: true as const }),
    },
    background && isPictureAddress(background) ? [{ imageUrl: background }, ...pictures] : pictures,
  )
  return pictures.length > backgrounds ? showWhole(read) : read
}

/** A background may be a colour just as well. */
const isPictureAddress = (value: string): boolean =>
  /^(?:https?:|data:image\/|[./\w-]+\.\w{3,4}$)/i.test(value)

/** In Slidev a first block of YAML may stand for the fields. */
function withYamlBlock({ fields, lines }: MarkdownSlide): MarkdownSlide {
  const start = lines.findIndex((line) => line.trim())
  if (fields.size > 0 || !/^```ya?ml\s*$/.test(lines[start] ?? '')) return { fields, lines }
  const end = lines.findIndex((line, at) => at > start && /^```\s*$/.test(line))
  const found = end === -1 ? null : readFrontMatter(lines.slice(start + 1, end))
  return found ? { fields: found, lines: lines.slice(end + 1) } : { fields, lines }
}
