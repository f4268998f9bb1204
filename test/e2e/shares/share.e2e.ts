import { expect, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import {
  createLink,
  findControls,
  openShareDialog as openOwn,
  openShareOptions,
  pageHeading as heading,
  readLink,
  sharedDeck as deck,
  shareDialog as dialog,
  visit,
} from '../steps/shared-deck.ts'
import { readSpeech, useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

test('LK1 a link shows the deck to somebody without an account, who hears it and saves a copy', async ({
  page,
  browser,
  baseURL,
}) => {
  await openOwn(page)
  await expectAxeClean(page)
  const link = await readLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}/demo-share/[\\w-]{22}#[\\w-]{43}$`))
  await expect(dialog(page).getByText('open on this computer only')).toBeVisible()
  await expectAxeClean(page)

  const guest = await visit(browser, link, useFakeSpeech)
  await expect(heading(guest, deck.title)).toBeVisible()
  await expect(guest).toHaveTitle(`${deck.title} · Lectern`)
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(guest.getByText('Slide 1 of 2', { exact: true })).toBeVisible()
  const painted = guest.getByRole('region', { name: 'Slide', exact: true }).locator('img')
  await expect(painted.first()).toBeVisible()
  for (const name of ['Text Editor', 'Photo Editor', 'Import', 'Generate Image', 'Undo'])
    await expect(guest.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expectAxeClean(guest)

  await guest.getByRole('button', { name: 'Play' }).first().click()
  await expect.poll(async () => (await readSpeech(guest)).said.join(' ')).toContain('air')
  await expect(guest.getByRole('region', { name: 'Captions' })).toBeVisible()
  await guest.keyboard.press('k')
  await expect(findControls(guest).getByRole('button', { name: 'Play' })).toBeVisible()
  await guest.keyboard.press('PageDown')
  await expect(guest.getByText('Slide 2 of 2', { exact: true })).toBeVisible()
  await expectAxeClean(guest)

  await guest.getByRole('button', { name: 'Save a copy to my library' }).click()
  await expect(guest.getByText('A copy is in your library, in this browser.')).toBeVisible()
  await expect(heading(guest, deck.title)).toBeVisible()
  await expectAxeClean(guest)
  await guest.getByRole('button', { name: 'Open my copy' }).click()
  await expect(guest).toHaveURL(/\/deck\/presentation-/)
  await expect(guest.getByRole('textbox', { name: /title/i }).first()).toBeVisible()
  await guest.goto('/dashboard')
  await expect(guest.getByRole('link', { name: deck.title })).toBeVisible()
  await expect(guest.getByText('A copy of a presentation that was shared with me')).toBeVisible()
  await guest.context().close()
})

test('PY7 who waits for the voice is told so where Play was pressed', async ({ page, browser }) => {
  await openOwn(page)
  const guest = await visit(browser, await readLink(page))
  let letOn: () => void = () => {}
  const held = new Promise<void>((resolve) => (letOn = resolve))
  await guest.route('**/voice/**', async (route) => {
    await held
    await route.continue()
  })
  await guest.getByRole('button', { name: 'Play' }).first().click()
  await expect(guest.getByText(/One moment|Loading the voice/).first()).toBeVisible()
  await expectAxeClean(guest)
  letOn()
  await expect(guest.locator('[data-spoken]').first()).toBeVisible()
  await expect(guest.getByText(/One moment|Loading the voice|Starting/)).toHaveCount(0)
  await guest.context().close()
})

test('LK4 a revoked link says so within a second, and the card is no longer public', async ({
  page,
  browser,
}) => {
  await openOwn(page)
  const password = dialog(page).getByLabel('Password (optional)')
  const first = await readLink(page)
  await openShareOptions(page)
  await password.fill('open sesame')
  const second = await createLink(page)
  expect(second).not.toBe(first)
  // The link without the password would undo the one that has it.
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await dialog(page)
    .getByRole('button', { name: `Revoke link to ${deck.title}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog(page).getByLabel('Link', { exact: true })).toHaveCount(0)
  await expect(dialog(page).getByRole('heading', { name: 'Your links' })).toBeFocused()
  await expect(password).toHaveValue('')
  const link = await createLink(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Public', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${deck.title}` }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await dialog(page)
    .getByRole('button', { name: `Revoke link to ${deck.title}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(dialog(page).getByText('The link was revoked.')).toBeVisible()
  await expect(dialog(page).getByText('Nothing is shared at the moment.')).toBeVisible()
  const guest = await visit(browser, link)
  await expect(heading(guest, 'This link was revoked')).toBeVisible()
  await expectAxeClean(guest)
  await guest.context().close()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Public', { exact: true })).toHaveCount(0)
})

test(
  'LK5 with a password only who knows it sees anything; without notes nothing is spoken',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await openOwn(page)
    await readLink(page)
    await openShareOptions(page)
    await dialog(page).getByLabel('Password (optional)').fill('open sesame')
    await dialog(page).getByLabel('Include speaker notes').uncheck()
    await dialog(page).getByLabel('The link works for').selectOption('7 days')
    const link = await createLink(page)
    // The link that was made at once is there until it is revoked.
    await expect(dialog(page).getByRole('listitem')).toHaveText([/until .*Password.*Without notes/])

    const guest = await visit(browser, link)
    await expect(heading(guest, 'This presentation has a password')).toBeVisible()
    await expect(guest.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAxeClean(guest)
    await guest.getByRole('button', { name: 'Open' }).click()
    await expect(guest.getByText('Type the password first.')).toBeVisible()
    await guest.getByLabel('Password', { exact: true }).fill('open barley')
    await guest.keyboard.press('Enter')
    await expect(guest.getByText('That is not the password. Please try again.')).toBeVisible()
    await guest.getByLabel('Password', { exact: true }).fill('open sesame')
    await guest.keyboard.press('Enter')
    await expect(heading(guest, deck.title)).toBeFocused()
    await expect(guest.getByText('Slide 1 of 2', { exact: true })).toBeVisible()
    await expect(guest.getByText('lungs. Then')).toHaveCount(0)
    await expect(guest.getByRole('button', { name: 'Show transcript' })).toHaveCount(0)
    await guest.context().close()
  },
)

test('LK5 a hidden slide stays with its owner, who is told so', async ({ page, browser }) => {
  const [first, second] = deck.slides
  if (!first || !second) throw new Error('There are two')
  await openOwn(page, { ...deck, slides: [first, { ...second, hidden: true }] })
  const link = await readLink(page)
  await expect(dialog(page).getByText('Shared without 1 hidden slide.')).toBeVisible()
  const guest = await visit(browser, link)
  await expect(guest.getByText('Slide 1 of 1', { exact: true })).toBeVisible()
  await expect(guest.getByText('Lips and tongue')).toHaveCount(0)
  await guest.context().close()
})

test('on a phone the dialog is no wider than the screen, however long a title is', async ({
  page,
}) => {
  await openOwn(page, { ...deck, title: 'The quiet return of the night train '.repeat(3) })
  await page.setViewportSize({ width: 390, height: 844 })
  await readLink(page)
  const list = dialog(page).getByRole('listitem')
  await expect(list).toBeVisible()
  for (const part of [dialog(page), list, list.getByRole('button').last()]) {
    const { x, width } = (await part.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
})

test('LK7 whoever closes the dialog before the link is there shares nothing', async ({ page }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  // So long that it is still on its way.
  await page.route('**/api/shares/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((later) => setTimeout(later, 3_000))
    await route.continue().catch(() => {})
  })
  await openOwn(page)
  await sent
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.waitForTimeout(4_000)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: deck.title })).toBeVisible()
  await expect(page.getByText('Public', { exact: true })).toHaveCount(0)
})

test(
  'LK6 a damaged or cut link, one to nowhere, and no network each have a page of their own',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await openOwn(page)
    const link = await readLink(page)
    const [address = '', key = ''] = link.split('#')
    const changed = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`
    for (const fragment of [changed, key.slice(0, -1), '']) {
      const guest = await visit(browser, `${address}#${fragment}`)
      await expect(heading(guest, 'This link is damaged')).toBeVisible()
      await guest.context().close()
    }
    const guest = await visit(
      browser,
      `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}#${key}`,
    )
    await expect(heading(guest, 'There is nothing at this link')).toBeVisible()

    const expired = { status: 410, json: { error: 'expired' } }
    await guest.route('**/api/shares/**', (route) => route.fulfill(expired))
    await guest.goto(link)
    await expect(heading(guest, 'This link has expired')).toBeVisible()
    await guest.unroute('**/api/shares/**')

    await guest.route('**/api/shares/**', (route) => route.abort())
    await guest.reload()
    await expect(heading(guest, 'The presentation could not be reached')).toBeVisible()
    await guest.unroute('**/api/shares/**')
    await guest.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(guest, deck.title)).toBeVisible()
    await guest.context().close()
  },
)

test('WS1 where the server turns out to keep nothing, the presentation itself can be sent', async ({
  page,
  browser,
}) => {
  await page.route('**/api/shares/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openOwn(page)
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Failed to share presentation. There is no server here that keeps shared',
  )
  await expect(dialog(page).getByText('No server keeps presentations here')).toBeVisible()
  const guest = await visit(browser, await createLink(page))
  await expect(heading(guest, deck.title)).toBeVisible()
  await guest.context().close()
})

test('LK10 another key in the same address is another try, and a reload finds the key again', async ({
  page,
  browser,
}) => {
  await openOwn(page)
  const link = await readLink(page)
  const key = link.split('#')[1] ?? ''
  const requests: string[] = []
  const guest = await visit(browser, link, async (visitor) => {
    visitor.on('request', (request) => {
      requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`)
    })
    visitor.on('console', (message) => requests.push(message.text()))
  })
  await expect(heading(guest, deck.title)).toBeVisible()
  await guest.evaluate(() => {
    window.location.hash = 'A'.repeat(43)
  })
  await expect(heading(guest, 'This link is damaged')).toBeVisible()
  await guest.goBack()
  await expect(heading(guest, deck.title)).toBeVisible()
  await guest.reload()
  await expect(heading(guest, deck.title)).toBeVisible()
  expect(guest.url()).toBe(link)
  expect(await guest.title()).not.toContain(key)
  // A browser names the fragment of the page itself; nothing else has it, and no server sees it.
  const others = requests.filter((request) => !request.startsWith(link))
  expect(others.length).toBeGreaterThan(5)
  expect(others.join('\n')).not.toContain(key)
  const stored = await guest.evaluate(async () =>
    JSON.stringify([localStorage, sessionStorage, await caches.keys()]),
  )
  expect(stored).not.toContain(key)
  await guest.context().close()
})

test("LK6 a share that fails says 'Failed to share presentation', and why", async ({ page }) => {
  await page.route('**/api/shares/**', (route) => route.fulfill({ status: 500, json: {} }))
  await openOwn(page)
  const problem = dialog(page).getByRole('alert')
  await expect(problem).toContainText('Failed to share presentation.')
  await page.unroute('**/api/shares/**')
  const answers: [number, string, string][] = [
    [500, 'internal', 'The server did not do what it was asked.'],
    [413, 'too-large', 'This presentation is too large for a link'],
    [507, 'full', 'The server has no room left'],
    [429, 'rate-limited', 'Those were many requests in a short time.'],
  ]
  for (const [status, error, cause] of answers) {
    await page.route('**/api/shares/**', (route) => route.fulfill({ status, json: { error } }))
    await dialog(page).getByRole('button', { name: 'Create link' }).click()
    await expect(problem).toContainText(`Failed to share presentation. ${cause}`)
    await page.unroute('**/api/shares/**')
  }
  await expectAxeClean(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
  })
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  await expect(problem).toContainText(
    "Failed to share presentation. This browser's storage is full.",
  )
})
