import { expect, it } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { fail, ok } from '#core/result.ts'

import { createBrowser, shown } from '../../../test/fixtures/deck-browser.ts'
import { createRemotePictures } from './remote-pictures.ts'

const words = { title: '', content: [], notes: '' }
const deck: Deck = {
  title: 'Tides',
  slides: [
    { ...words, id: 'a', imageUrl: 'https://open.example/sea.png' },
    { ...words, id: 'b', imageUrl: 'https://closed.example/moon.png' },
    { ...words, id: 'c', imageUrl: 'https://open.example/sea.png' },
  ],
}

async function start() {
  const openDeck = await (await createBrowser(deck)).openTab()
  const asked: string[] = []
  const pictures = createRemotePictures({
    async copy(url) {
      asked.push(url)
      return url.includes('open') ? ok(new Blob([url])) : fail({ code: 'refused' })
    },
    takePicture: async (target, blob) => ok(await target.addPicture(blob)),
  })
  return { openDeck, asked, pictures }
}

const addresses = ({ openDeck }: Awaited<ReturnType<typeof start>>) =>
  shown(openDeck).deck.slides.map(({ imageUrl }) => imageUrl)

it('nothing remote is requested, and nothing may be shown, before it is asked for', async () => {
  const { asked, pictures } = await start()
  expect(asked).toEqual([])
  expect(pictures.state.getState().linked.size).toBe(0)
})

it('a picture whose host allows it becomes part of the deck; another is shown from where it is', async () => {
  const started = await start()
  const { openDeck, asked, pictures } = started
  expect(await pictures.load(openDeck)).toEqual({ kept: 1, linked: 1 })
  expect(asked).toEqual(['https://open.example/sea.png', 'https://closed.example/moon.png'])
  const [first, second, third] = addresses(started)
  expect(first).toMatch(/^asset:/)
  expect(second).toBe('https://closed.example/moon.png')
  expect(third).toBe(first)
  expect(pictures.state.getState().linked).toEqual(
    new Map([[openDeck.id, new Set(['https://closed.example/moon.png'])]]),
  )
})

it('pictures that were asked for in one deck are not shown in another', async () => {
  const { openDeck, pictures } = await start()
  await pictures.load(openDeck)
  expect(pictures.state.getState().linked.get('another deck')).toBeUndefined()
  await pictures.load({ ...openDeck, id: 'another deck' })
  expect([...pictures.state.getState().linked.keys()]).toEqual([openDeck.id, 'another deck'])
})

it('loading the pictures of a deck is one step that can be undone', async () => {
  const started = await start()
  await started.pictures.load(started.openDeck)
  started.openDeck.undo()
  expect(addresses(started)).toEqual(deck.slides.map(({ imageUrl }) => imageUrl))
  expect(shown(started.openDeck).canUndo).toBe(false)
})

it('a deck full of pictures is loaded a few at a time, and whole', async () => {
  const slides = Array.from({ length: 30 }, (_, at) => ({
    ...words,
    id: `s${at}`,
    imageUrl: `https://open.example/${at}.png`,
  }))
  const openDeck = await (await createBrowser({ ...deck, slides })).openTab()
  let now = 0
  let most = 0
  const pictures = createRemotePictures({
    async copy(url) {
      most = Math.max(most, ++now)
      await Promise.resolve()
      now--
      return ok(new Blob([url]))
    },
    takePicture: async (target, blob) => ok(await target.addPicture(blob)),
  })
  expect(await pictures.load(openDeck)).toEqual({ kept: 30, linked: 0 })
  expect(most).toBeLessThanOrEqual(4)
  expect(shown(openDeck).deck.slides.every(({ imageUrl }) => imageUrl?.startsWith('asset:'))).toBe(
    true,
  )
})
