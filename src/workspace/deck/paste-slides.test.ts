import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { Slide } from '#core/deck/slide.ts'

import { createBrowser, currentId, shown } from '../../../test/fixtures/deck-browser.ts'
import { hashPicture } from '#workspace/pictures/hash-picture.ts'
import { pasteSlides } from './paste-slides.ts'

const blob = new Blob(['a picture'], { type: 'image/png' })
const slide: Slide = { id: 'a', title: 'Copied', content: ['Point'], notes: 'Say it' }
const target: Deck = { title: 'Target', slides: [slide, { ...slide, id: 'b' }] }

test('SL17 pasted slides come after the current one, one undo step, with ids of their own', async () => {
  const tab = await (await createBrowser(target)).openTab()
  const { slideIds, missingPictures } = await pasteSlides(tab, [slide, { ...slide, id: 'x' }])
  const ids = shown(tab).deck.slides.map(({ id }) => id)
  expect(ids).toEqual(['a', ...slideIds, 'b'])
  expect(new Set(ids).size).toBe(4)
  expect(currentId(tab)).toBe(slideIds[0])
  expect(missingPictures).toBe(0)
  tab.undo()
  expect(shown(tab).deck).toEqual(target)
  expect(shown(tab).canUndo).toBe(false)
})

test('CP1 pictures travel: they are kept with the deck they were pasted into', async () => {
  const browser = await createBrowser(target)
  const tab = await browser.openTab()
  const hash = await hashPicture(blob)
  browser.tables.assets.set(hash, blob)
  const { missingPictures } = await pasteSlides(tab, [
    { ...slide, imageUrl: assetUrl(hash), imageStyle: { shape: 'circle' } },
  ])
  expect(missingPictures).toBe(0)
  expect(shown(tab).deck.slides[1]).toMatchObject({
    imageUrl: assetUrl(hash),
    imageStyle: { shape: 'circle' },
  })
  await tab.flush()
  expect((await browser.store.loadPicture(hash)).ok).toBe(true)
  expect((await browser.stored()).deck.slides[1]?.imageUrl).toBe(assetUrl(hash))
})

test('MP4 every picture of a slide travels, and one that is nowhere leaves the others', async () => {
  const browser = await createBrowser(target)
  const tab = await browser.openTab()
  const hash = await hashPicture(blob)
  browser.tables.assets.set(hash, blob)
  const morePictures = [{ imageUrl: assetUrl(hash), imageAlt: 'There' }]
  const { missingPictures } = await pasteSlides(tab, [
    { ...slide, imageUrl: assetUrl('gone'), morePictures },
  ])
  expect(missingPictures).toBe(1)
  expect(shown(tab).deck.slides[1]).toMatchObject({ imageUrl: assetUrl(hash), imageAlt: 'There' })
  expect(shown(tab).deck.slides[1]).not.toHaveProperty('morePictures')
  await tab.flush()
  expect((await browser.store.loadPicture(hash)).ok).toBe(true)
})

test('CP1 a picture that is nowhere is counted once, and its slides come without it', async () => {
  const tab = await (await createBrowser(target)).openTab()
  const lost = { ...slide, imageUrl: assetUrl('gone'), imageStyle: { shape: 'circle' } as const }
  const remote = { ...slide, imageUrl: 'https://example.org/picture.png' }
  const { missingPictures } = await pasteSlides(tab, [lost, lost, remote])
  expect(missingPictures).toBe(1)
  const [, first, second, third] = shown(tab).deck.slides
  for (const pasted of [first, second]) {
    expect(pasted).not.toHaveProperty('imageUrl')
    expect(pasted).not.toHaveProperty('imageStyle')
  }
  expect(third?.imageUrl).toBe('https://example.org/picture.png')
})
