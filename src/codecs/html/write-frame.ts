import type { ImageCredit } from '#core/deck/pictures/image-style.ts'

import { escapeMarkup } from '../metafile/escape-markup.ts'
import { writeElement } from './write-element.ts'

/** What the file says around its slides. */
export type HtmlWords = {
  /** Of these words. */
  language: string
  untitled: string
  slide: (number: number, total: number, title: string) => string
  notes: string
  noNotes: string
  /** Whose picture it is; empty when nothing is known of it. */
  credit: (credit: Partial<ImageCredit>) => string
  previous: string
  next: string
  overview: string
  print: string
  fullscreen: string
  keys: string
  keyList: readonly (readonly [keys: string, effect: string])[]
  close: string
  needsScript: string
  /** Of a talk that the file gives. */
  talk: {
    controls: string
    play: string
    pause: string
    position: string
    captions: string
    speed: string
    keyList: readonly (readonly [keys: string, effect: string])[]
  }
}

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

const icons = {
  previous: icon('M15 18l-6-6 6-6'),
  next: icon('M9 18l6-6-6-6'),
  overview: icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z'),
  notes: icon('M5 4h14v16H5zM9 9h6M9 13h6M9 17h3'),
  print: icon('M7 9V4h10v5M7 18H4v-8h16v8h-3M7 14h10v6H7z'),
  fullscreen: icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
  play: icon('M7 4l13 8-13 8z'),
  captions: icon('M3 5h18v14H3zM10 11H7v2h3M17 11h-3v2h3'),
  help: icon(
    'M9.5 9a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  ),
}

function writeButton(
  name: keyof typeof icons,
  label: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return writeElement(
    'button',
    { type: 'button', 'data-do': name, 'aria-label': label, title: label, ...more },
    icons[name],
  )
}

/** The bar below the slides and the list of keys; the script of the file gives them life. */
export function writeFrame(title: string, words: HtmlWords, hasTalk = false): string {
  const pressed = { 'aria-pressed': 'false' }
  const bar = writeElement(
    'footer',
    { class: 'bar' },
    writeElement('div', { class: 'way' }),
    writeElement('p', { class: 'name', 'aria-hidden': 'true' }, escapeMarkup(title)),
    writeElement(
      'div',
      { class: 'moves' },
      writeButton('previous', words.previous),
      writeElement('span', { class: 'count' }),
      writeButton('next', words.next),
    ),
    writeElement(
      'div',
      { class: 'tools' },
      writeButton('overview', words.overview, pressed),
      writeButton('notes', words.notes, pressed),
      writeButton('print', words.print, { class: 'wide' }),
      writeButton('help', words.keys, { class: 'wide' }),
      writeButton('fullscreen', words.fullscreen, pressed),
    ),
    writeElement('p', { class: 'unseen', role: 'status' }),
  )
  const keys = (hasTalk ? [...words.talk.keyList, ...words.keyList.slice(1)] : words.keyList)
    .map(([key, effect]) => `<dt>${escapeMarkup(key)}</dt><dd>${escapeMarkup(effect)}</dd>`)
    .join('')
  const help = writeElement(
    'dialog',
    { 'aria-labelledby': 'keys' },
    writeElement('h2', { id: 'keys' }, escapeMarkup(words.keys)),
    writeElement('dl', {}, keys),
    writeElement('button', { type: 'button', 'data-do': 'close' }, escapeMarkup(words.close)),
  )
  const warning = `<noscript>${writeElement('p', { class: 'warning' }, escapeMarkup(words.needsScript))}</noscript>`
  return [warning, ...(hasTalk ? writeTalkControls(words) : []), bar, help].join('\n')
}

const rates = [0.75, 1, 1.25, 1.5, 2]

/** What plays, and where the captions come; `run-talk` gives them life. */
function writeTalkControls({ talk: words }: HtmlWords): string[] {
  const options = rates.map((rate) => {
    const chosen = rate === 1 ? { selected: '' } : {}
    return writeElement('option', { value: rate, ...chosen }, `${rate}×`)
  })
  return [
    writeElement('p', { class: 'captions', dir: 'auto' }),
    writeElement(
      'button',
      { type: 'button', class: 'begin', 'data-do': 'play', 'aria-label': words.play },
      icons.play,
    ),
    writeElement(
      'section',
      { class: 'talk', 'aria-label': words.controls },
      writeElement(
        'button',
        { type: 'button', 'data-do': 'play', 'aria-label': words.play },
        `<svg class="play" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l13 8-13 8z"/></svg>`,
        `<svg class="pause" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14M16 5v14"/></svg>`,
      ),
      writeElement('input', {
        type: 'range',
        min: 0,
        value: 0,
        step: 100,
        'aria-label': words.position,
        'data-play': words.play,
        'data-pause': words.pause,
      }),
      writeElement('time', {}),
      writeButton('captions', words.captions, { 'aria-pressed': 'true' }),
      writeElement('select', { 'aria-label': words.speed }, ...options),
    ),
  ]
}
