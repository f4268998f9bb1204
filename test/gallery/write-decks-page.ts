import { listFontFiles } from '#adapters/metrics/font-files/list-font-files.ts'
import { paintStage } from '#codecs/html/paint-stage.ts'
import { createStyleSheet } from '#codecs/html/style-sheet.ts'
import { viewerStyle } from '#codecs/html/viewer-style.ts'
import { writeFontFace } from '#codecs/html/write-page.ts'
import { escapeMarkup } from '#codecs/metafile/escape-markup.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { themes } from '#core/theme/themes.ts'
import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

import type { GalleryDeck } from './gallery-decks.ts'
import { layOutDeck, library, loadSlideParts, metrics } from './lay-out-decks.ts'

const themeIds = themes.map(({ id }) => id)

/** Painted as a file paints them; which themes are looked at is chosen on the page. */
export async function writeDecksPage(
  title: string,
  decks: readonly GalleryDeck[],
): Promise<string> {
  await loadSlideParts()
  const styles = createStyleSheet()
  const fonts = new Set<FontFile>()
  let ids = 0
  const painter = { styles, metrics, pictures: new Map(), createId: () => `id-${++ids}` }

  function paint(layout: SlideLayout, place: number): string {
    for (const { texts, font } of listLayoutTexts(layout))
      for (const file of listFontFiles(texts, font, library)) fonts.add(file)
    const faults = [layout.layout, layout.overflows && 'runs over'].filter(Boolean).join(', ')
    return `<figure><div class="frame">${paintStage(layout, [], painter)}</div><figcaption>${place + 1} ${faults}</figcaption></figure>`
  }

  async function writeDeck({ name, deck }: GalleryDeck): Promise<string> {
    const rows: string[] = []
    for (const theme of themeIds) {
      const layouts = await layOutDeck({ ...deck, theme })
      const isOwn = theme === findDeckTheme(deck).id
      rows.push(
        `<section class="${theme}${isOwn ? ' own' : ''}"><h3>${theme}</h3><div class="row">${layouts.map(paint).join('')}</div></section>`,
      )
    }
    return `<article><h2>${escapeMarkup(name)}</h2>${rows.join('\n')}</article>`
  }

  const articles: string[] = []
  for (const deck of decks) articles.push(await writeDeck(deck))
  const faces = [...fonts].map(writeFontFace).join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>${faces}\n${viewerStyle}\n${styles.text()}\n${pageStyle()}</style>
<h1>${title}</h1><fieldset><legend>Themes</legend>${['own', ...themeIds, 'all'].map(writeChoice).join('')}</fieldset>
${articles.join('\n')}</html>`
}

function writeChoice(name: string, index: number): string {
  return `<label><input type="radio" name="theme" id="show-${name}"${index === 0 ? ' checked' : ''}> ${name}</label>`
}

/** Without a script: a choice hides the rows of the other themes. */
function pageStyle(): string {
  const hide = ['own', ...themeIds].map(
    (name) => `body:has(#show-${name}:checked) section:not(.${name}){display:none}`,
  )
  return [
    'html,body{height:auto;overflow:visible}',
    'body{margin:24px;background:#d8d8d8;color:#111;font:14px/1.4 system-ui}',
    'fieldset{position:sticky;top:0;z-index:1;background:#eee;border:0;padding:8px 12px;display:flex;gap:16px;flex-wrap:wrap}',
    'section{content-visibility:auto;contain-intrinsic-size:auto 300px}',
    '.row{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:min(28rem,100%)}figcaption{font-size:12px}',
    ...hide,
  ].join('\n')
}
