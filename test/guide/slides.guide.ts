import { test } from '@playwright/test'

import { listGalleryDecks } from '../gallery/gallery-decks.ts'
import { writeDecksPage } from '../gallery/write-decks-page.ts'
import { takePicture } from './take-picture.ts'

/** Of every theme something, of every template at most two, and no two of one form side by side. */
const shown: readonly (readonly [deck: string, ...places: number[]])[] = [
  ['Story of a Life', 1, 2],
  ['Product Launch', 2, 5],
  ['School Lesson', 3, 2],
  ['Quarterly Review', 5, 3],
  ['All-Hands Meeting', 1, 2],
  ['Creative Portfolio', 2, 3],
  ['Research Talk', 1, 3],
  ['Business Pitch', 4, 5],
]

test('slides of the templates, each in its theme', async ({ page }) => {
  const decks = listGalleryDecks().filter(({ name }) =>
    shown.some(([template]) => name === `Template: ${template}`),
  )
  await page.setViewportSize({ width: 1280, height: 736 })
  await page.setContent(await writeDecksPage('Slides', decks))
  await page.evaluate((wanted) => {
    const articles = [...document.querySelectorAll('article')]
    const figures = wanted.flatMap(([template, ...places]) => {
      const article = articles.find(
        (one) => one.querySelector('h2')?.textContent === `Template: ${template}`,
      )
      const slides = [...(article?.querySelectorAll('.own figure') ?? [])]
      return places.flatMap((place) => slides[place - 1] ?? [])
    })
    for (const figure of figures) figure.querySelector('figcaption')?.remove()
    const sheet = document.createElement('div')
    sheet.className = 'sheet'
    sheet.append(...figures)
    document.body.replaceChildren(sheet)
    const style = document.createElement('style')
    style.textContent = `
      body { margin: 0; background: #e9e4da; }
      .sheet { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; padding: 8px; }
      figure { width: auto; }
      .frame { box-shadow: none; }`
    document.head.append(style)
  }, shown)
  await takePicture(page, 'slides')
})
