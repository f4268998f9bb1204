import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { listenToSound, readSound } from '../steps/sound/listen-to-sound.ts'

const demo = (page: Page) => page.getByRole('region', { name: 'See it give a talk' })
const playing = (page: Page) => demo(page).locator('[data-playing]')
const wordBeingSpoken = (page: Page) => demo(page).locator('[data-word="now"]')

/** As somebody does who has just arrived: moves, until the page has noticed. */
async function showOneself(page: Page): Promise<void> {
  const answer = demo(page).getByRole('alert').or(demo(page).getByText('Slide 1 of 6'))
  await expect(async () => {
    await page.mouse.move(40, 300)
    await page.mouse.move(44, 300)
    await expect(answer).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** The demo, on a page whose time from then on passes only when the test says so. */
async function openStoppedDemo(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  await showOneself(page)
  await expect(demo(page).getByText('Slide 1 of 6')).toBeVisible()
}

/** Lets time pass word by word, as the demo asks for it, for one slide at most. */
async function speakUntil(page: Page, counter: string): Promise<void> {
  for (let word = 0; word < 80; word++) {
    if (await demo(page).getByText(counter).isVisible()) break
    await page.clock.runFor(2000)
  }
  await expect(demo(page).getByText(counter)).toBeVisible()
}

test.describe('demo', () => {
  test('what it needs is loaded when somebody is there, and the templates when scrolled to', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const late = () => loaded.filter((url) => /demo-player|sample-deck|template-gallery/.test(url))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(late()).toEqual([])

    await expect(demo(page).getByRole('img', { name: /^Its first slide/ })).toBeVisible()
    await showOneself(page)
    await expect(wordBeingSpoken(page)).toBeVisible()
    await page.locator('#templates').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Business Pitch' })).toBeVisible()
    expect(late().some((url) => url.includes('demo-player'))).toBe(true)
    expect(late().some((url) => url.includes('template-gallery'))).toBe(true)
  })

  test('speaks its notes at 1.8 words a second, one word lit at a time', async ({ page }) => {
    await openStoppedDemo(page)
    await expect(playing(page)).toBeVisible()
    const said: (string | null)[] = []
    for (let word = 0; word < 5; word++) {
      await expect(wordBeingSpoken(page)).toHaveCount(1)
      said.push(await wordBeingSpoken(page).textContent())
      await page.clock.runFor(1000 / 1.8)
    }
    expect(said.join(' ')).toBe("Hello, and welcome. I'm so")
  })

  test('goes on to the next slide when one is said, and after the last to the first', async ({
    page,
  }) => {
    await openStoppedDemo(page)
    await expect(playing(page)).toBeVisible()
    await speakUntil(page, 'Slide 2 of 6')

    await demo(page).getByRole('button', { name: 'Go to slide 6' }).click()
    await expect(demo(page).getByRole('heading', { level: 3 })).toHaveText('Now It Is Your Turn')
    await speakUntil(page, 'Slide 1 of 6')
  })

  test('Pause stops it at its word, and Play goes on from there', async ({ page }) => {
    await openStoppedDemo(page)
    await expect(playing(page)).toBeVisible()
    await expect(wordBeingSpoken(page)).toHaveText('Hello,')
    await page.clock.runFor(600)
    await expect(wordBeingSpoken(page)).toHaveText('and')
    await demo(page).getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(20_000)
    await expect(wordBeingSpoken(page)).toHaveText('and')
    await demo(page).getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(600)
    await expect(wordBeingSpoken(page)).toHaveText('welcome.')
  })

  test('waits while it is out of view', async ({ page }) => {
    await openStoppedDemo(page)
    await expect(playing(page)).toBeVisible()
    await expect(wordBeingSpoken(page)).toHaveText('Hello,')
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(playing(page)).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(wordBeingSpoken(page)).toHaveText('Hello,')
  })

  test('stands still under reduced motion until somebody presses Play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStoppedDemo(page)
    await expect(wordBeingSpoken(page)).toHaveText('Hello,')
    await page.clock.runFor(20_000)
    await expect(wordBeingSpoken(page)).toHaveText('Hello,')
    await demo(page).getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(600)
    await expect(wordBeingSpoken(page)).toHaveText('and')
  })

  test('one press on Watch Demo, and it is heard @gate', async ({ page }) => {
    await listenToSound(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch Demo' }).click()
    await expect.poll(async () => (await readSound(page)).seconds).toBeGreaterThan(0.5)
    await expect(demo(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  })

  test('Unmute lets the voice lead, Pause holds it, Mute goes on in silence', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await listenToSound(page)
    await page.goto('/')
    await showOneself(page)
    expect(asked.filter((path) => path.endsWith('.lectern'))).toEqual([])
    await demo(page).getByRole('button', { name: 'Unmute' }).click()
    await expect(demo(page).getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
    await expect.poll(async () => (await readSound(page)).isPlaying).toBe(true)
    await demo(page).getByRole('button', { name: 'Pause' }).click()
    await expect.poll(async () => (await readSound(page)).isPlaying).toBe(false)
    const { seconds } = await readSound(page)
    await demo(page).getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await readSound(page)).seconds).toBeGreaterThan(seconds)
    await demo(page).getByRole('button', { name: 'Go to slide 6' }).click()
    await expect(demo(page).getByText('Slide 6 of 6')).toBeVisible()
    await expect.poll(async () => (await readSound(page)).seconds).toBeGreaterThan(seconds + 60)
    await demo(page).getByRole('button', { name: 'Mute', exact: true }).click()
    await expect.poll(async () => (await readSound(page)).isPlaying).toBe(false)
    await expect(playing(page)).toBeVisible()
    // No voice is fetched for it.
    expect(asked.filter((path) => path.startsWith('/voice/'))).toEqual([])
    await expectAxeClean(page)
  })

  test('without its sound it goes on in silence, and says so', async ({ page }) => {
    await page.route(/\.lectern$/, (route) => route.abort())
    await page.goto('/')
    await showOneself(page)
    await demo(page).getByRole('button', { name: 'Unmute' }).click()
    await expect(demo(page).getByText('The voice could not be started here.')).toBeVisible()
    await expect(demo(page).getByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(playing(page)).toBeVisible()
  })

  test('says so when it cannot be loaded, and Try again loads it', async ({ page }) => {
    test.slow()
    await page.route(/demo-player.*\.js/, (route) => route.abort())
    await page.goto('/')
    await showOneself(page)
    await expect(demo(page).getByRole('alert')).toContainText('could not be loaded')
    await expectAxeClean(page)
    await page.unroute(/demo-player.*\.js/)
    await demo(page).getByRole('button', { name: 'Try again' }).click()
    await expect(demo(page).getByText('Slide 1 of 6')).toBeVisible()
    await expect(demo(page).getByRole('alert')).toHaveCount(0)
  })
})
