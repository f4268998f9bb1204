import type { Deck } from '#core/deck/deck.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import type { CarriedTalk } from '#core/share/carried-talk.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

import { escapeMarkup } from '../metafile/escape-markup.ts'
import type { PagePicture } from './collect-pictures.ts'
import { deckMark, endMark, generatorMark, pictureMark } from './file-marks.ts'
import { writePageTalk } from './page-talk.ts'
import { runTalk } from './run-talk.ts'
import { runViewer } from './run-viewer.ts'
import { talkStyle } from './talk-style.ts'
import { viewerStyle } from './viewer-style.ts'
import { type HtmlWords, writeFrame } from './write-frame.ts'

type Page = {
  deck: Deck
  /** The markup of each slide. */
  sections: readonly string[]
  pictures: ReadonlyMap<string, PagePicture>
  /** Of the slides. */
  styles: string
  fonts: readonly FontFile[]
  words: HtmlWords
  talk?: CarriedTalk | undefined
}

// Some tools that run the sources directly name every inner function with a helper of their own.
const prelude = `'use strict';var __name=function(f){return f};`
const viewerScript = `(${runViewer.toString()})();`

/** All parts as one file, whose policy allows what is in it and nothing else. */
export async function writePage(page: Page): Promise<Uint8Array<ArrayBuffer>> {
  const { deck, sections, pictures, words, talk } = page
  // The talk listens first: its keys are the viewer's, too.
  const script = `${prelude}${talk ? `(${runTalk.toString()})();` : ''}${viewerScript}`
  const title = deck.title.trim() || words.untitled
  const style = [
    ...page.fonts.map(writeFontFace),
    viewerStyle,
    ...(talk ? [talkStyle] : []),
    page.styles,
  ].join('\n')
  const mark = createMark()
  const policy = [
    "default-src 'none'",
    `script-src ${await nameSource(script, mark)}`,
    `style-src ${await nameSource(style, mark)}`,
    'img-src data:',
    ...(talk ? ['media-src blob:'] : []),
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  // In pieces: with its pictures a deck can be longer than a string may be.
  const parts = [
    `<!doctype html>
<html lang="${findLanguage(deck, words)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
${generatorMark}
<title>${escapeMarkup(title)}</title>
<style${mark.attribute}>${style}</style>
</head>
<body>
<header class="unseen"><h1>${escapeMarkup(title)}</h1></header>
<main>
`,
    sections.join('\n'),
    `\n</main>\n${writeFrame(title, words, talk !== undefined)}\n`,
    // The one character that could end what it stands in.
    `${deckMark}${JSON.stringify(deck).replaceAll('<', String.raw`\u003c`)}${endMark}\n`,
    ...Array.from(pictures, ([name, { data }]) => `${pictureMark(name)}${data}${endMark}\n`),
    ...(talk ? writePageTalk(deck, talk) : []),
    `<script${mark.attribute}>${script}</script>\n</body>\n</html>\n`,
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** A deck whose language is not known speaks that of the page around it. */
function findLanguage(deck: Deck, words: HtmlWords): string {
  const language = findDeckLanguage(deck)
  return language === 'und' ? words.language : language
}

export const writeFontFace = ({ family, weight, italic, unicodeRange, woff }: FontFile): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};unicode-range:${unicodeRange};src:url(data:font/woff;base64,${encodeBase64(woff)})}`

type Mark = { nonce: string | null; attribute: string }

/** On plain http, as in a home network, nothing can be hashed: there a random word says what is ours. */
function createMark(): Mark {
  const nonce = crypto.subtle ? null : encodeBase64(crypto.getRandomValues(new Uint8Array(18)))
  return { nonce, attribute: nonce === null ? '' : ` nonce="${nonce}"` }
}

async function nameSource(text: string, { nonce }: Mark): Promise<string> {
  if (nonce !== null) return `'nonce-${nonce}'`
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${encodeBase64(new Uint8Array(hash))}'`
}
