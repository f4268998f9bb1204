import { createRoot } from 'react-dom/client'

import { browserIcons } from '#adapters/icons/browser-icons.ts'
import { createBrowserSlideFonts } from '#adapters/metrics/browser-slide-fonts.ts'
import { loadAllForms } from '#core/compose/load-forms.ts'
import { setIconSource } from '#core/icon/icon-source.ts'
import { loadIcons } from '#core/icon/load-icons.ts'
import { framedLayouts, type SlideLayoutName, slideLayouts } from '#core/deck/slide-layout.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { findTheme, themes } from '#core/theme/themes.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { loadChartView } from '#slide/slide-drawing.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { SlideView } from '#slide/slide-view.tsx'

import {
  contentLengths,
  createSampleSlide,
  otherScripts,
} from '../../fixtures/decks/sample-slides.ts'
import { chartSlides } from '../../fixtures/decks/chart-slides.ts'
import { formSlides } from '../../fixtures/decks/form-slides.ts'
import { picturedSlides } from '../../fixtures/decks/pictured-slides.ts'
import { listRichSlides } from '../../fixtures/decks/rich-slides.ts'
import { createVariedSlides, type VariedSlide } from '../../fixtures/decks/varied-slides.ts'
import { samplePicture } from './sample-picture.ts'
import './sheet.css'

type Painted = Pick<VariedSlide, 'slide' | 'theme' | 'place'> & {
  count?: number
  seed?: number
  turn?: number
}

const asked = new URLSearchParams(location.search)
setIconSource(browserIcons)
// As the product shows them; without, every theme arranges plain text in frames.
if (asked.has('forms')) await Promise.all([loadAllForms(), loadIcons(), loadChartView()])
const background = asked.get('background')
const theme = findDeckTheme({
  theme: asked.get('theme') ?? 'modern',
  ...(background && { palette: { background, accent: '#C2410C' } }),
})
const fonts = createBrowserSlideFonts()
const painted = listPainted(asked.get('slides'))

await Promise.all([fonts.measureExactly(), ...painted.flatMap(loadFonts)])

const root = document.querySelector('#root')
if (!root) throw new Error('The page has a root')
document.documentElement.style.setProperty('--slide', `${asked.get('width') ?? 256}px`)
createRoot(root).render(
  <SlideFontsContext value={fonts}>
    <main className="sheet" ref={(sheet) => void announceWhenPainted(sheet)}>
      {painted.map(({ slide, theme: own, place, count, seed, turn }) => (
        <figure key={nameOf(slide)} aria-label={nameOf(slide)}>
          <SlideView
            slide={slide}
            theme={own}
            place={place}
            count={count}
            seed={seed}
            turn={turn}
            pictureUrls={listPictures(slide).map(({ imageUrl }) => imageUrl)}
          />
        </figure>
      ))}
    </main>
  </SlideFontsContext>,
)

/** `forms` and `varied` have themes of their own, `every-form` is in the one that is asked for. */
function listPainted(name: string | null): readonly Painted[] {
  if (name === 'forms') return formSlides.map(inNextTheme)
  if (name === 'every-form')
    return [...formSlides.map(inAskedTheme), ...listPictured(), ...listTurns()]
  if (name !== 'varied') return listSlides(name).map((slide) => ({ slide, theme, place: 1 }))
  const varied = createVariedSlides(Number(asked.get('count')), Number(asked.get('seed')))
  return (
    varied
      // No font of ours has it, so every browser paints its own.
      .filter(({ language }) => language !== 'thai')
      .map(({ slide, theme: own, place }) => ({ slide: withPicture(slide), theme: own, place }))
      .map((one, index) => (asked.has('forms') ? inNextForm(one, index) : one))
  )
}

function inAskedTheme(slide: Slide, place: number): Painted {
  return { slide, theme, place, count: formSlides.length, seed: place }
}

/** Forms with a place for pictures, and charts with what is said of them. */
function listPictured(): Painted[] {
  const pictured = picturedSlides.map(({ slide, place }) => ({
    slide: movePictures(slide, () => samplePicture),
    theme,
    place,
    count: 9,
    seed: 5,
  }))
  const charts = chartSlides.flatMap((slide, at) =>
    at % 3 === 0
      ? [{ slide: { ...slide, content: ['Twice as much'] }, theme, place: 3, count: 9, seed: 5 }]
      : [],
  )
  return [...pictured, ...charts]
}

/** Plain points as they look one after another. */
function listTurns(): Painted[] {
  const plain = formSlides.filter(({ layout }) => layout === 'points').slice(0, 2)
  return plain.flatMap((slide) =>
    [1, 2].map((turn) => ({
      slide: { ...slide, id: `${slide.id}-${turn}` },
      theme,
      place: 3,
      count: 9,
      seed: 5,
      turn,
    })),
  )
}

function inNextTheme(slide: Slide, place: number): Painted {
  const next = findTheme(themes[place % themes.length])
  return { slide, theme: next, place, count: formSlides.length, seed: place }
}

/** Its author has chosen none for half of them; the forms have faces of their own. */
function inNextForm({ slide, theme: { id }, place }: Painted, index: number): Painted {
  const layout = slideLayouts[(index / 2) % slideLayouts.length]
  return {
    slide: layout ? { ...slide, layout } : slide,
    theme: findTheme(id),
    place,
    seed: place,
  }
}

function withPicture(slide: Slide): Slide {
  return slide.imageUrl === undefined ? slide : { ...slide, imageUrl: samplePicture }
}

/** `given` are those that whoever opens the page has put there. */
function listSlides(name: string | null): readonly Slide[] {
  if (name === 'given') return (globalThis as { given?: readonly Slide[] }).given ?? []
  if (name === 'rich') return listRichSlides(samplePicture)
  return [...framedLayouts.flatMap(listSamples), ...otherScripts]
}

function listSamples(layout: SlideLayoutName): Slide[] {
  const plain = contentLengths.map((length) => createSampleSlide(layout, length))
  return plain.concat(
    createSampleSlide(layout, 'typical', samplePicture),
    createSampleSlide(layout, 'long', samplePicture),
  )
}

async function announceWhenPainted(sheet: HTMLElement | null): Promise<void> {
  if (!sheet) return
  await Promise.all([...sheet.querySelectorAll('img')].map((picture) => picture.decode()))
  await document.fonts.ready
  sheet.dataset['ready'] = ''
}

function nameOf({ id, imageUrl }: Slide): string {
  return imageUrl === undefined ? id : `${id} with picture`
}

/** Which fonts a slide in frames is set in does not depend on how wide they are; of a form it may be any. */
function loadFonts(one: Painted): Promise<void>[] {
  const layout = layoutSlide(one, roughMetrics)
  const own = listLayoutTexts(layout).map(({ texts, font }) => fonts.load(texts, font))
  const { title, content } = one.slide
  const ofForms = one.theme.forms?.fonts ?? []
  return own.concat(ofForms.map((font) => fonts.load([title, ...content, '0123456789'], font)))
}
