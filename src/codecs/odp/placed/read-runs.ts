import type { RunLook } from '#core/deck/placed.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import type { LookedRun } from '#codecs/look/place-runs.ts'
import { writeSymbols } from '#codecs/look/symbols.ts'
import { findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { readOutwardAddress } from '../../marked-runs.ts'
import type { PageSource } from './page-source.ts'
import { type Ground, readLook } from './read-look.ts'
import { type Properties, propertiesOf } from './styles.ts'

/** What others remarked is not the author's text. */
const skipped = new Set(['annotation', 'annotation-end', 'note', 'ruby-text', 'title', 'desc'])

/** More spaces in a row would only push words off the slide. */
const mostSpaces = 1_000

/** Fields of the day and hour at which they are shown; those that are fixed say one for good. */
const isToday = ({ name, attributes }: XmlElement, isOfToday: boolean): boolean =>
  name === 'date-time'
    ? isOfToday
    : (name === 'date' || name === 'time') && attributes.get('fixed') !== 'true'

export type RunReader = {
  /** The words of a paragraph with their looks. */
  read(paragraph: XmlElement, from: Properties): LookedRun[]
  /** What letters would look like that were written into it. */
  lead(paragraph: XmlElement, from: Properties): RunLook
  /** What is not painted as it was: each kind once, however often a text has it. */
  tell(kind: Unpainted): void
}

export function createRunReader(source: PageSource, ground: Ground): RunReader {
  const { styles, number, foot, isOfToday, onUnpainted } = source
  const told = new Set<Unpainted>()
  const known = new Map<string, { from: Properties; read: ReturnType<typeof readLook> }>()

  function tell(kind: Unpainted): void {
    if (!told.has(kind)) onUnpainted(kind)
    told.add(kind)
  }

  /** Looks are asked for again and again with the same styles. */
  function lookOf(key: string, from: Properties) {
    const before = known.get(key)
    const isSame = before?.from.length === from.length
    if (before && isSame && from.every((one, at) => one === before.from[at])) return before.read
    const found = readLook(from, styles, ground)
    known.set(key, { from, read: found })
    return found
  }

  function read(paragraph: XmlElement, from: Properties): LookedRun[] {
    const runs: LookedRun[] = []
    // Spaces at the beginning are none, and several are one.
    let isSpace = true
    const add = (text: string, key: string, properties: Properties, link?: string) => {
      if (text === '') return
      const { look, face } = lookOf(key, properties)
      runs.push({
        text: writeSymbols(text, face),
        look: link === undefined ? look : { ...look, link, underline: true },
      })
    }
    const walk = (element: XmlElement, key: string, properties: Properties, link?: string) => {
      for (const child of element.children) {
        if (!isElement(child)) {
          const single = child.replaceAll(/[^\S\u00A0]+/g, ' ')
          const joined = isSpace ? single.replace(/^ /, '') : single
          if (joined !== '') isSpace = joined.endsWith(' ')
          add(joined, key, properties, link)
          continue
        }
        const { name, attributes } = child
        if (skipped.has(name)) continue
        if (isToday(child, isOfToday)) tell('date')
        if (name === 'tab') tell('setting')
        if (name === 's') {
          const count = Number(attributes.get('c') ?? 1) || 1
          add(' '.repeat(Math.max(1, Math.min(mostSpaces, count))), key, properties, link)
          isSpace = false
        } else if (name === 'tab' || name === 'line-break') {
          add(name === 'tab' ? '\t' : '\n', key, properties, link)
          isSpace = name === 'line-break'
        } else if (name === 'page-number' || foot.has(name)) {
          add(foot.get(name) ?? String(number), key, properties, link)
          isSpace = false
        } else if (name === 'span') {
          const style = attributes.get('style-name')
          const own = propertiesOf(styles.chain('text', style), 'text')
          walk(child, `${key} ${style ?? ''}`, [...own, ...properties], link)
        } else if (name === 'a') {
          const address = readOutwardAddress(attributes.get('href') ?? '')
          walk(child, key, properties, address ?? link)
        } else walk(child, key, properties, link)
      }
    }
    walk(paragraph, paragraph.attributes.get('style-name') ?? '', from)
    return runs
  }

  /** An empty paragraph may hold an empty run, which says how high its line is. */
  function lead(paragraph: XmlElement, from: Properties): RunLook {
    const span = findElement(paragraph, 'span')
    if (!span) return readLook(from, styles, ground).look
    const own = propertiesOf(styles.chain('text', span.attributes.get('style-name')), 'text')
    return readLook([...own, ...from], styles, ground).look
  }

  return { read, lead, tell }
}
