import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { ImageModel } from '#ports/models/image-model.ts'
import type { PictureFailure } from '#ports/pictures/picture-intake.ts'

import { createBrowser, id, shown } from '../../../test/fixtures/deck-browser.ts'
import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import type { Models } from './models.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { createSlideImages, findDrawing } from './slide-images.ts'

const image = { mediaType: 'image/png', data: btoa('a picture'), model: 'brush-2' }
const draws: ImageModel = { draw: async () => ok(image) }

async function start(
  answer: Awaited<ReturnType<Models['imageModel']>>,
  refusal: PictureFailure | null = null,
) {
  const browser = await createBrowser()
  const openDeck = await browser.openTab()
  let current: OpenDeck | null = openDeck
  const taken: Blob[] = []
  const missed: string[] = []
  const clock = createManualClock()
  const images = createSlideImages({
    models: { imageModel: async () => answer },
    currentDeck: () => current,
    openStored: async () => ok(await browser.openTab()),
    async takePicture(target, picture) {
      if (refusal) return fail(refusal)
      taken.push(picture)
      return ok(await target.addPicture(picture))
    },
    credits: { artwork: { title: 'Artwork' }, model: (creator) => ({ creator }) },
    clock,
    onModelMissing: (slideId) => void missed.push(slideId),
  })
  const drawing = () => findDrawing(images.state.getState(), id, 'b')
  const slide = () => shown(openDeck).deck.slides[1]
  const leave = async () => {
    current = null
    await openDeck.close()
  }
  return { browser, openDeck, leave, images, taken, missed, clock, drawing, slide }
}

test('IG6 the picture of the model is put on the slide with who drew it, as one step', async () => {
  const { openDeck, images, taken, drawing, slide } = await start(ok(draws))
  const before = slide()
  await images.generate(openDeck, 'b')
  expect(slide()).toMatchObject({
    imageUrl: expect.stringMatching(/^asset:/),
    imageCredit: { creator: 'brush-2' },
  })
  expect(taken[0]?.type).toBe('image/png')
  expect(await taken[0]?.text()).toBe('a picture')
  expect(drawing()).toBeUndefined()
  openDeck.undo()
  expect(slide()).toEqual(before)
})

test('IG6 the picture reaches the slide it was asked for, also when another one is shown by then', async () => {
  const { openDeck, images, slide } = await start(ok(draws))
  const generating = images.generate(openDeck, 'b')
  openDeck.select(2)
  await generating
  expect(slide()?.imageUrl).toBeDefined()
  expect(shown(openDeck).current).toBe(2)
})

test('IG6 the picture reaches its slide also when the presentation was left meanwhile', async () => {
  const { browser, openDeck, leave, images, drawing } = await start(ok(draws))
  const generating = images.generate(openDeck, 'b')
  await leave()
  await generating
  expect(drawing()).toBeUndefined()
  const { deck } = await browser.stored()
  expect(deck.slides[1]).toMatchObject({ imageCredit: { creator: 'brush-2' } })
  expect(browser.tables.assets.size).toBe(1)
})

test('IG6 a picture that cannot be stored after its presentation was left is told as a failure', async () => {
  const { browser, openDeck, leave, images, drawing } = await start(ok(draws))
  const generating = images.generate(openDeck, 'b')
  await leave()
  browser.tables.fault = { code: 'storage-full' }
  await generating
  expect(drawing()).toMatchObject({ status: 'failed', failure: { from: 'store' } })
  browser.tables.fault = null
  expect((await browser.stored()).deck.slides[1]?.imageUrl).toBeUndefined()
})

test.each([
  { code: 'quota-day' } as const,
  { code: 'no-picture', said: 'I cannot draw that.' } as const,
])('IG6 %o is told, and the slide stays as it was', async (failure) => {
  const { openDeck, images, drawing, slide } = await start(ok({ draw: async () => fail(failure) }))
  const before = slide()
  await images.generate(openDeck, 'b')
  expect(drawing()).toEqual({
    status: 'failed',
    failure: { from: 'model', failure },
    retryAt: null,
  })
  expect(slide()).toBe(before)
  images.dismiss(id, 'b')
  expect(drawing()).toBeUndefined()
})

test('IG6 where the service says how long to wait, it is known when to try again', async () => {
  const { openDeck, images, clock, drawing } = await start(
    ok({ draw: async () => fail({ code: 'rate-limited', retryAfterMs: 38_000 }) }),
  )
  await images.generate(openDeck, 'b')
  expect(drawing()).toMatchObject({ status: 'failed', retryAt: clock.now() + 38_000 })
})

test('IG6 what is no picture after all is told, and the slide stays as it was', async () => {
  const { openDeck, images, drawing, slide } = await start(ok(draws), { code: 'broken' })
  await images.generate(openDeck, 'b')
  expect(drawing()).toMatchObject({ status: 'failed', failure: { from: 'picture' } })
  expect(slide()?.imageUrl).toBeUndefined()
})

test('IG6 bytes that cannot be read are an answer that is none', async () => {
  const { openDeck, images, drawing } = await start(
    ok({ draw: async () => ok({ ...image, data: '%%%' }) }),
  )
  await images.generate(openDeck, 'b')
  expect(drawing()).toMatchObject({ failure: { failure: { code: 'bad-reply' } } })
})

test.each([
  { code: 'no-key', provider: 'gemini' } as const,
  { code: 'no-address', provider: 'custom' } as const,
])('IG7 %o: the settings are asked for, and the slide stays as it was', async (failure) => {
  const { openDeck, images, missed, drawing, slide } = await start(fail(failure))
  await images.generate(openDeck, 'b')
  expect(missed).toEqual(['b'])
  expect(drawing()).toBeUndefined()
  expect(slide()?.imageUrl).toBeUndefined()
})

test('IG7 a service that draws nothing: artwork is drawn on the device and says so, each time another', async () => {
  const { openDeck, images, taken, missed, drawing, slide } = await start(
    fail({ code: 'no-pictures', provider: 'anthropic' }),
  )
  await images.generate(openDeck, 'b')
  expect(slide()).toMatchObject({ imageCredit: { title: 'Artwork' } })
  expect(drawing()).toMatchObject({ status: 'artwork', variant: 0, imageUrl: slide()?.imageUrl })
  const first = slide()?.imageUrl
  await images.generate(openDeck, 'b')
  expect(drawing()).toMatchObject({ status: 'artwork', variant: 1 })
  expect(slide()?.imageUrl).not.toBe(first)
  expect(taken.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/svg+xml'])
  expect(missed).toEqual([])
})

test('IG7 a locked key is asked for, not passed over', async () => {
  const { openDeck, images, drawing, slide } = await start(fail({ code: 'locked' }))
  await images.generate(openDeck, 'b')
  expect(drawing()).toEqual({
    status: 'failed',
    failure: { from: 'models', failure: { code: 'locked' } },
    retryAt: null,
  })
  expect(slide()?.imageUrl).toBeUndefined()
})

test('IG5 stopping leaves the slide as it was and is no failure', async () => {
  const model: ImageModel = {
    draw: ({ signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(fail({ code: 'cancelled' })))
      }),
  }
  const { openDeck, images, drawing, slide } = await start(ok(model))
  const generating = images.generate(openDeck, 'b')
  expect(drawing()).toEqual({ status: 'drawing' })
  await Promise.resolve()
  images.stop(id, 'b')
  await generating
  expect(drawing()).toBeUndefined()
  expect(slide()?.imageUrl).toBeUndefined()
})

test('IG6 a slide that is drawn for already is not drawn for twice', async () => {
  let count = 0
  const { openDeck, images } = await start(
    ok({
      async draw() {
        count++
        return ok(image)
      },
    }),
  )
  await Promise.all([images.generate(openDeck, 'b'), images.generate(openDeck, 'b')])
  expect(count).toBe(1)
})

test('IG6 a slide of another presentation that has the same id is not the one that is drawn for', async () => {
  const { openDeck, images, slide } = await start(ok(draws))
  const generating = images.generate(openDeck, 'b')
  expect(findDrawing(images.state.getState(), 'a copy', 'b')).toBeUndefined()
  images.stop('a copy', 'b')
  await generating
  expect(slide()?.imageUrl).toBeDefined()
})
