import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { expect, type Page, test } from '@playwright/test'

import { kokoroSpeakers } from '#adapters/voices/kokoro/speakers.ts'
import type { Deck } from '#core/deck/deck.ts'

import { browserLaunchOptions } from '../../../scripts/find-browser.mjs'
import { createHummingModel } from '../../fixtures/humming-model.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'

const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Voice and sound' })
const studio = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Studio voice', exact: true })

const slide = (id: string, notes: string) => ({ id, title: id, content: ['A point'], notes })
const deck: Deck = {
  title: 'In the Studio',
  slides: [
    slide('First', 'Hello, and welcome to a voice of the larger kind.'),
    slide('Second', 'It takes its time, and then it speaks.'),
  ],
}

/** WebGPU in a browser on a machine without a graphics processor. */
const softGraphics = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--ignore-gpu-blocklist',
]

const readGraphicsEngine = (): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm'),
  )

async function openDialog(page: Page) {
  await presenter(page).getByRole('button', { name: 'Voice and sound' }).click()
  await expect(dialog(page)).toBeVisible()
}

/**
 * In place of 90 MB a model that hums, in two parts, with the engine and the dictionary that the app
 * has anyway. The second part comes when it is let through.
 */
async function serveStandIn(page: Page) {
  const answer = await page.request.get('/voice/voice.json')
  test.skip(!answer.ok(), 'The app was built without the voice whose engine this one shares')
  const usual: { files: Record<string, object> } = await answer.json()
  const model = createHummingModel()
  const half = Math.ceil(model.length / 2)
  const style = Buffer.alloc(510 * 256 * 4)
  const files: Record<string, Buffer> = {
    'hum-000000000001.onnx': model.subarray(0, half),
    'hum-000000000002.onnx': model.subarray(half),
    'style-000000000003.bin': style,
  }
  const list = (path: string) => {
    const bytes = files[path]?.length ?? 0
    return { path, bytes, transfer: bytes }
  }
  const { runtime, dictionary } = usual.files
  const manifest = {
    files: {
      runtime,
      dictionary,
      model: [list('hum-000000000001.onnx'), list('hum-000000000002.onnx')],
      ...Object.fromEntries(
        kokoroSpeakers.map((one) => [`style-${one.style}`, list('style-000000000003.bin')]),
      ),
    },
  }
  const asked: string[] = []
  let letThrough = () => {}
  const isOpen = new Promise<void>((resolve) => (letThrough = resolve))
  await page.context().route('**/voice/studio.json', (route) => route.fulfill({ json: manifest }))
  for (const [path, body] of Object.entries(files))
    await page.context().route(`**/voice/${path}`, async (route) => {
      asked.push(path)
      if (path === 'hum-000000000002.onnx') await isOpen
      // Whoever asked may be gone by now.
      await route.fulfill({ body, contentType: 'application/octet-stream' }).catch(() => {})
    })
  return { asked, letThrough }
}

/** She speaks the deck, on a device that takes so many seconds for one of hers. */
async function chooseHeart(page: Page, effort: number) {
  await becomeGuest(page)
  await seedDeck(page, 'studio', deck)
  await page.goto('/deck/studio')
  await openDialog(page)
  await studio(page).getByRole('button', { name: 'Get the studio voice' }).click()
  await expect(studio(page).getByText('this device speaks it while you listen')).toBeVisible()
  await dialog(page).getByRole('radio', { name: /Heart/ }).check()
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  await page.evaluate((seconds) => localStorage.setItem('effort-kokoro', String(seconds)), effort)
  await openDialog(page)
}

test('SV1 SV2 SV5 the studio voice is fetched when it is asked for, goes on after Cancel with what is missing, is tried, chosen and heard', async ({
  page,
}) => {
  const { asked, letThrough } = await serveStandIn(page)
  await becomeGuest(page)
  await seedDeck(page, 'studio', deck)
  await page.goto('/deck/studio')
  await openDialog(page)
  await expect(dialog(page).getByRole('radio', { name: /Heart/ })).toHaveCount(0)
  expect(asked).toEqual([])

  await studio(page).getByRole('button', { name: 'Get the studio voice' }).click()
  await expect(studio(page).getByText(/Loading the voice: \d+ MB of \d+ MB/)).toBeVisible()
  await expect.poll(() => asked).toContain('hum-000000000002.onnx')
  await studio(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(studio(page).getByRole('button', { name: 'Get the studio voice' })).toBeVisible()

  letThrough()
  await studio(page).getByRole('button', { name: 'Get the studio voice' }).click()
  await expect(studio(page).getByText('this device speaks it while you listen')).toBeVisible()
  expect(asked.filter((path) => path === 'hum-000000000001.onnx')).toHaveLength(1)
  await expectAxeClean(page)

  await dialog(page).getByRole('radio', { name: /Heart/ }).check()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.context().setOffline(true)
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(page.locator('[data-word=now]')).toBeVisible()
  await presenter(page).getByRole('button', { name: 'Stop', exact: true }).click()
})

test('SV4 SV5 where the device is slow a talk is prepared ahead, and what was fetched can be given up', async ({
  page,
}) => {
  const { letThrough } = await serveStandIn(page)
  letThrough()
  await chooseHeart(page, 4)
  await expect(studio(page).getByText('takes about 4 s for a second of speech')).toBeVisible()
  await studio(page).getByRole('button', { name: 'Prepare the talk' }).click()
  await expect(studio(page).getByText('This talk is prepared: it begins at once.')).toBeVisible()

  await studio(page).getByRole('button', { name: 'Remove it from this device' }).click()
  await expect(studio(page).getByRole('button', { name: 'Get the studio voice' })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: /Heart/ })).toHaveCount(0)
  await expect(dialog(page).getByRole('radio', { name: /Ada/ })).toBeChecked()
})

test('SV8 SV9 on a graphics processor that is faster and says the same it is spoken there, and given up again', async ({
  browser,
  baseURL,
}) => {
  const engine = await readGraphicsEngine()
  // A graphics processor that is none, and computes as one does.
  const options = browserLaunchOptions()
  const painting = await browser
    .browserType()
    .launch({ ...options, args: [...options.args, ...softGraphics] })
  const context = await painting.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const { letThrough } = await serveStandIn(page)
  letThrough()
  const runtime = { path: 'graphics-000000000004.wasm', bytes: engine.length, transfer: 4_900_000 }
  await context.route('**/voice/studio-graphics.json', (route) =>
    route.fulfill({ json: { files: { runtime } } }),
  )
  await context.route(`**/voice/${runtime.path}`, (route) =>
    route.fulfill({ body: engine, contentType: 'application/wasm' }),
  )
  await chooseHeart(page, 400)
  await expect(studio(page).getByText('5 MB more are downloaded')).toBeVisible()
  await expectAxeClean(page)
  await studio(page).getByRole('button', { name: 'Try the graphics processor' }).click()
  await expect(studio(page).getByText('The graphics processor speaks it.')).toBeVisible()
  await expectAxeClean(page)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(page.locator('[data-word=now]')).toBeVisible()
  await presenter(page).getByRole('button', { name: 'Stop', exact: true }).click()

  await openDialog(page)
  await studio(page).getByRole('button', { name: 'Use the processor alone' }).click()
  await expect(
    studio(page).getByRole('button', { name: 'Try the graphics processor' }),
  ).toBeVisible()
  await painting.close()
})

test('SV3 SV7 a copy of the app without its files names the command that fetches them, and lets its speakers be heard', async ({
  page,
}) => {
  await page
    .context()
    .route('**/voice/studio.json', (route) => route.fulfill({ json: { files: {} } }))
  await becomeGuest(page)
  await seedDeck(page, 'studio', deck)
  await page.goto('/deck/studio')
  await openDialog(page)
  await expect(studio(page).getByText('npm run studio-voice')).toBeVisible()

  const heard = page.waitForResponse((answer) => /heart.*\.m4a$/.test(answer.url()))
  await studio(page).getByRole('button', { name: 'Hear Heart' }).click()
  await heard
  await expect(studio(page).getByRole('button', { name: 'Stop Heart' })).toBeVisible()
  await expectAxeClean(page)
  await expect(studio(page).getByRole('button', { name: 'Hear Heart' })).toBeVisible()

  await page.context().setOffline(true)
  await studio(page).getByRole('button', { name: 'Hear Bella' }).click()
  await expect(studio(page).getByText('The sample could not be loaded.')).toBeVisible()
})

test('SV6 a presentation in French is offered the speaker of French, who is told to be an experiment, and speaks', async ({
  page,
}) => {
  const { letThrough } = await serveStandIn(page)
  letThrough()
  await becomeGuest(page)
  await seedDeck(page, 'studio', {
    title: 'Au studio',
    slides: [slide('Un', 'Bonjour à tous, et merci d’être venus si nombreux aujourd’hui.')],
  })
  await page.goto('/deck/studio')
  await openDialog(page)
  await studio(page).getByRole('button', { name: 'Get the studio voice' }).click()
  const siwis = dialog(page).getByRole('radio', { name: /Siwis/ })
  await expect(siwis).toBeVisible()
  await expect(siwis).toHaveAccessibleName(/experimental/)
  await siwis.check()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await presenter(page).getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(page.locator('[data-word=now]')).toBeVisible()
})
