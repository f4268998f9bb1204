import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { browserLaunchOptions } from '../../../scripts/find-browser.mjs'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makeVoiceFile } from '../steps/sound/make-voice-file.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

const voiceFile = join(mkdtempSync(join(tmpdir(), 'lectern-voice-')), 'voice.wav')

const launchOptions = browserLaunchOptions()
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${voiceFile}`,
    ],
  },
})

const notes = 'The moon pulls the sea. The sea follows slowly, and then it turns.'
const slides = [
  { id: 'a', title: 'Tides', content: ['The moon pulls the sea'], notes },
  { id: 'b', title: 'Thank you', content: [], notes: 'Thank you all for listening to this.' },
]

test.beforeAll(() =>
  makeVoiceFile(voiceFile, [
    { seconds: 1.4, breath: 0.5 },
    { seconds: 1.5, breath: 0.3 },
    { seconds: 1, breath: 1.5 },
  ]),
)
test.beforeEach(({ page }) => useFakeSpeech(page, ['en-US']))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your own voice' })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

async function openTides(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'tides', { title: 'Tides', slides })
  await page.goto('/deck/tides')
  await page.locator('#notes').getByRole('button', { name: 'Record' }).click()
}

/** A word may be lit for a tenth of a second: whoever looks now and then misses it. */
function noteLitWords(box: Element): string[] {
  const lit: string[] = []
  new MutationObserver(() => {
    const now = box.querySelector('[data-word="now"]')?.textContent
    if (now && lit.at(-1) !== now) lit.push(now)
  }).observe(box, { subtree: true, childList: true, attributes: true })
  return lit
}

async function record(page: Page, seconds: number) {
  await press(page, 'Record')
  const meter = dialog(page).getByRole('meter', { name: 'How loud you are' })
  await expect(meter).not.toHaveAttribute('aria-valuenow', '0')
  await expect(dialog(page)).toContainText(`Recording, 00:0${seconds}`)
  await press(page, 'Stop and keep')
  await expect(dialog(page)).toContainText(/Recorded, 00:0\d/)
}

test('OV9 OV15 notes are recorded with the microphone, lit word by word, kept, and spoken in the talk @gate', async ({
  page,
}) => {
  await openTides(page)
  await expect(dialog(page)).toContainText('Not recorded yet')
  await expectAxeClean(page)
  await record(page, 4)
  await expectAxeClean(page)

  const lit = await dialog(page).evaluateHandle(noteLitWords)
  await press(page, 'Listen')
  await expect(dialog(page).getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Listen' })).toBeVisible()
  const heard = await lit.jsonValue()
  expect(notes.split(' ').filter((word) => !heard.includes(word))).toEqual([])
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(
    page.locator('#notes').getByRole('button', { name: 'Your voice, 00:0' }),
  ).toBeVisible()
  const presenter = page.getByRole('region', { name: 'AI Presenter' })
  await presenter.getByRole('button', { name: 'Auto-Present All' }).click()
  await expect(presenter).toContainText('Auto-Advance Complete')
  // Only what was not recorded is asked of a voice.
  expect((await readSpeech(page)).said.join(' ')).toBe('Thank you all for listening to this.')

  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await page.locator('#notes').getByRole('button', { name: 'Your voice' }).click()
  await press(page, 'Delete recording')
  await expect(dialog(page)).toContainText('Not recorded yet')
})

test('OV10 a microphone that is not allowed says so, and nothing is lost', async ({ page }) => {
  // As where the user, or whoever runs the browser, has said no.
  await page.route('**/deck/tides', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'permissions-policy': 'microphone=()' }
    await route.fulfill({ response, headers })
  })
  await openTides(page)
  await press(page, 'Record')
  await expect(dialog(page)).toContainText('does not let this page use the microphone')
  await expect(dialog(page).getByRole('button', { name: 'Record' })).toBeEnabled()
})

test('OV11 a tab that is closed while it records leaves what was said', async ({
  page,
  context,
}) => {
  await openTides(page)
  await press(page, 'Record')
  await expect(dialog(page)).toContainText('Recording, 00:03')
  await page.close()
  const next = await context.newPage()
  await useFakeSpeech(next, ['en-US'])
  await next.goto('/deck/tides')
  await next.locator('#notes').getByRole('button', { name: 'Record' }).click()
  await expect(dialog(next)).toContainText('was interrupted')
  await press(next, 'Keep what there is')
  await expect(dialog(next)).toContainText(/Recorded, 00:0[1-9]/)
})
