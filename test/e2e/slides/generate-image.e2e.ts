import { expect, type Page, type Route } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import type { ModelServer } from '../../fakes/model-server.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { testWithServer as test } from '../steps/test-with-server.ts'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Image' })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
/** The slide being edited, not its thumbnails. */
const picture = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).locator('article img')
const source = (page: Page) => picture(page).getAttribute('src')
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'API Configuration' })

async function drawArtwork(page: Page) {
  await generate(page).click()
  await settings(page).getByRole('button', { name: 'Draw artwork' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(picture(page)).toBeVisible()
}
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test.describe('without a model', () => {
  test.beforeEach(async ({ page }) => {
    await openSampleDeck(page)
  })

  test('Generate Image opens the settings, which offer artwork beside the key', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await generate(page).click()
    await expect(settings(page)).toBeVisible()
    await expect(settings(page).getByLabel('Gemini API key')).toBeVisible()
    await expectAxeClean(page)
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(picture(page)).toBeHidden()

    await drawArtwork(page)
    await expect(page.getByText('Artwork, drawn on this device')).toBeVisible()
    await expect(inspector(page)).toContainText('by Lectern, without AI')
    const origin = new URL(page.url()).origin
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([])
    await expectAxeClean(page)
  })

  test('another one can be asked for, each is one step, and undo takes them back', async ({
    page,
  }) => {
    await drawArtwork(page)
    const first = await source(page)
    await press(page, 'Draw another')
    await expect.poll(() => source(page)).not.toBe(first)
    await undo(page)
    await expect(page.getByText('Artwork, drawn on this device')).toBeHidden()
    await expect(picture(page)).toBeVisible()
    await undo(page)
    await expect(picture(page)).toBeHidden()
  })

  test('from the artwork the settings are one press away', async ({ page }) => {
    await drawArtwork(page)
    await press(page, 'Open settings')
    await expect(settings(page)).toBeVisible()
  })
})

const askForPictures =
  (places: readonly number[]) =>
  (deck: Deck): Deck => ({
    ...deck,
    slides: deck.slides.map((slide, place) =>
      places.includes(place)
        ? Object.assign({}, slide, { imagePrompt: `A picture for slide ${place + 1}` })
        : slide,
    ),
  })

test.describe('with a model', () => {
  const playPicture = (server: ModelServer) =>
    server.play({
      kind: 'picture',
      data: makePng(320, 180).buffer.toString('base64'),
      mediaType: 'image/png',
    })

  test('PQ2 the pictures that slides ask for are drawn with one press, and what that takes is said before', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server, spoil: askForPictures([0, 2, 4]) })
    playPicture(server)
    await page.getByRole('button', { name: 'Improve with AI' }).click()
    await page.getByRole('menuitem', { name: 'Draw the pictures of all slides...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Draw the pictures of all slides' })
    // Figures would give way to a picture, so that one is not chosen by itself.
    await expect(dialog.getByText('The picture would take the place of: Figures')).toBeVisible()
    await expect(dialog.getByText('is asked for 2 pictures, one request each')).toBeVisible()
    await expectAxeClean(page)
    expect(server.requests).toEqual([])
    await dialog.getByRole('button', { name: 'Draw 2 pictures' }).click()
    await expect(dialog.getByText('2 pictures were drawn.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(picture(page)).toBeVisible()
    expect(
      server.requests.map(({ body }) => JSON.stringify(body).match(/picture for slide \d/)?.[0]),
    ).toEqual(['picture for slide 1', 'picture for slide 5'])
  })

  test('PQ2 Stop ends the drawing of all pictures, and what was drawn stays', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server, spoil: askForPictures([0, 4, 5]) })
    server.play(
      {
        kind: 'picture',
        data: makePng(320, 180).buffer.toString('base64'),
        mediaType: 'image/png',
      },
      { kind: 'stall', after: '' },
    )
    await page.getByRole('button', { name: 'Improve with AI' }).click()
    await page.getByRole('menuitem', { name: 'Draw the pictures of all slides...' }).click()
    const dialog = page.getByRole('dialog', { name: 'Draw the pictures of all slides' })
    await dialog.getByRole('button', { name: /^Draw \d pictures$/ }).click()
    await expect(dialog.getByText(/^Drawing picture 2 of/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText('1 picture was drawn.')).toBeVisible()
  })

  test('its picture is put on the slide with who drew it, as one step', async ({
    page,
    server,
  }) => {
    const deck = await openSampleDeck(page, { server })
    playPicture(server)
    await generate(page).click()
    await expect(picture(page)).toBeVisible()
    await expect(inspector(page)).toContainText('“AI-generated picture” · by gpt-image-2')
    const [request] = server.requests
    expect(request?.path).toBe('/v1/images/generations')
    const prompt = JSON.stringify(request?.body)
    expect(prompt).toContain('subtle, muted corporate background')
    expect(prompt).toContain('16:9')
    expect(prompt).toContain(deck.slides[0]?.title)
    await undo(page)
    await expect(picture(page)).toBeHidden()
  })

  test('when it fails the reason is shown, the slide is unchanged, and Retry tries again', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'refuse', as: 'no-credit' })
    await generate(page).click()
    await expect(
      page.getByText(/^Failed to generate image\. There is no credit left/),
    ).toBeVisible()
    await expect(picture(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await expectAxeClean(page)
    playPicture(server)
    await press(page, 'Retry')
    await expect(picture(page)).toBeVisible()
    await expect(page.getByText('Failed to generate image')).toBeHidden()
  })

  test('where the service says how long to wait, Retry waits for it', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'refuse', as: 'rate-limited' })
    await generate(page).click()
    await expect(page.getByText(/^Failed to generate image\..*too many requests/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeDisabled()
    await expectAxeClean(page)
  })

  test('artwork can be had instead of a picture that failed', async ({ page, server }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'no-picture' })
    await generate(page).click()
    await press(page, 'Draw artwork instead')
    await expect(picture(page)).toBeVisible()
    await expect(page.getByText('Failed to generate image')).toBeHidden()
  })

  test('while it draws one can go on and stop it; the slide stays as it was', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, { server })
    server.play({ kind: 'stall', after: '' })
    await generate(page).click()
    await expect(page.getByText(/is drawing a picture for this slide/)).toBeVisible()
    await expect(generate(page)).toBeDisabled()
    await press(page, 'Next')
    await expect(generate(page)).toBeEnabled()
    await press(page, 'Previous')
    await press(page, 'Stop')
    await expect(page.getByText(/is drawing a picture/)).toBeHidden()
    await expect(picture(page)).toBeHidden()
    await expect(generate(page)).toBeEnabled()
    await expect(generate(page)).toBeFocused()
  })

  test('whoever leaves the presentation meanwhile finds the picture on its slide', async ({
    page,
    server,
  }) => {
    const deck = await openSampleDeck(page, { server })
    playPicture(server)
    const held: Route[] = []
    await page.route(`${server.openAiUrl}/images/**`, (route) => void held.push(route))
    await generate(page).click()
    await expect.poll(() => held).toHaveLength(1)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const title = page.getByRole('link', { name: deck.title, exact: true })
    await expect(title).toBeVisible()
    const answered = page.waitForResponse(/images/)
    await held[0]?.continue()
    await answered
    await title.click()
    await expect(picture(page)).toBeVisible()
  })
})
