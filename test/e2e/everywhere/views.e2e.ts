import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { signOut } from '../steps/sign-up.ts'

test.describe('who sees which view', () => {
  test('signed out, the dashboard, the wizard and presentations go to landing', async ({
    page,
  }) => {
    for (const address of ['/dashboard', '/create', '/deck/any', '/deck/any/2']) {
      await page.goto(address)
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
      await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
    }
  })

  test('signing in leads on to the address that was asked for', async ({ page }) => {
    await page.goto('/create?method=blank')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).toHaveURL(/\/create\?method=blank$/)
  })

  test('signed in, the auth view goes to the dashboard', async ({ page }) => {
    await becomeGuest(page)
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('signing out leads to landing, and Back does not bring the dashboard back', async ({
    page,
  }) => {
    await continueAsGuest(page)
    await signOut(page)
    await page.goBack()
    await expect(page).not.toHaveURL(/\/dashboard$/)
  })

  test("a spinner with 'Loading...' stands while the session is being resolved", async ({
    page,
  }) => {
    // Storage that answers late: every event of a request waits until it is let through.
    await page.addInitScript(() => {
      const held = new Promise<void>((letThrough) => Object.assign(window, { letThrough }))
      const listen = EventTarget.prototype.addEventListener
      IDBOpenDBRequest.prototype.addEventListener = function (
        type: string,
        listener: EventListenerOrEventListenerObject | null,
      ) {
        listen.call(this, type, (event) => {
          const handle = () =>
            typeof listener === 'function'
              ? listener.call(this, event)
              : listener?.handleEvent(event)
          // An upgrade must be handled while it is under way.
          if (type === 'upgradeneeded') handle()
          else void held.then(handle)
        })
      }
    })
    await page.goto('/')
    await expect(page.getByRole('status')).toHaveText('Loading...')
    await page.evaluate(() => (window as unknown as { letThrough(): void }).letThrough())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here')
  await expectAxeClean(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a presentation that is not there says so and leads to the dashboard', async ({ page }) => {
  await becomeGuest(page)
  await page.goto('/deck/missing')
  await expect(page.getByRole('alert')).toContainText('Presentation not found')
  await expectAxeClean(page)
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** A part of the app with a bug: whatever is asked of it breaks when it is drawn. */
const brokenPart = `const broken = () => { throw new Error('A bug') }
export { broken as ShortcutSheet, ${Array.from('abcdefghijklmnopqrstuvwxyz', (name) => `broken as ${name}`).join(', ')} }`

test('a crash says the deck is safe, hands it over with the latest edits, and reloads', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Survivor', 3)
  await page.getByLabel('Title', { exact: true }).fill('Typed just before the crash')
  await page.route('**/assets/shortcut-sheet-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenPart }),
  )
  await page.getByRole('button', { name: 'Fullscreen' }).focus()
  await page.keyboard.press('?')

  const crash = page.getByRole('alert')
  await expect(crash).toContainText('Your presentations are safe')
  await expectAxeClean(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download presentation' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Survivor.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.slides[0].title).toBe('Typed just before the crash')

  await page.unroute('**/assets/shortcut-sheet-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed just before the crash')
})
