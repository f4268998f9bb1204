import { expect, type Page, test } from '@playwright/test'

import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { scrollThrough } from '../steps/screen/scroll-through.ts'

const header = (page: Page) => page.getByRole('banner')
const demo = (page: Page) => page.getByRole('region', { name: 'See it give a talk' })

test.describe('header', () => {
  test('signed out it offers Sign In and Get Started, and both lead to the auth view', async ({
    page,
  }) => {
    for (const name of ['Sign In', 'Get Started']) {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveCount(0)
      await header(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(/\/auth/)
    }
  })

  test('signed in it offers the dashboard instead', async ({ page }) => {
    await becomeGuest(page)
    await page.goto('/')
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Get Started' })).toHaveCount(0)
    await header(page).getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('each of its links leads to its section, clear of the header', async ({ page }) => {
    await page.goto('/')
    for (const label of ['Features', 'Pricing', 'Templates', 'About']) {
      const id = label.toLowerCase()
      await header(page).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      const title = page.locator(`#${id}`).getByRole('heading', { level: 2 })
      await expect(title).toBeInViewport()
      const covered = await header(page).evaluate((node) => node.getBoundingClientRect().bottom)
      await expect
        .poll(() => title.evaluate((node) => node.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(covered)
    }
  })

  test('its background and shadow come only after more than 50 px', async ({ page }) => {
    await page.goto('/')
    const look = () =>
      header(page).evaluate((node) => {
        const { backgroundColor, boxShadow } = getComputedStyle(node)
        return { backgroundColor, boxShadow }
      })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const atTop = await look()
    expect(atTop.boxShadow).toBe('none')

    await page.evaluate(() => scrollTo(0, 50))
    // Two frames: what watches the scroll position reports a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await expect.poll(() => look()).toEqual(atTop)

    await page.evaluate(() => scrollTo(0, 51))
    await expect.poll(async () => (await look()).boxShadow).not.toBe('none')
    expect((await look()).backgroundColor).not.toBe(atTop.backgroundColor)

    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(look).toEqual(atTop)
  })

  test('an address with a section opens at that section', async ({ page }) => {
    await page.goto('/#pricing')
    await expect(page.getByRole('heading', { name: 'Free, and plain about it' })).toBeInViewport()
  })
})

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('its links lead to their sections, also past what is fetched on the way', async ({
    page,
  }) => {
    const templates = page.locator('#templates')
    const measure = () => templates.evaluate((section) => section.clientHeight)
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const reserved = await measure()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Pricing').click()
    const heading = page.getByRole('heading', { name: 'Free, and plain about it' })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64)
    await expect(heading).toBeInViewport()
    // A page that is busy leaps past them, and does not fetch them: whoever looks back does.
    await templates.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(page.getByRole('heading', { name: 'Business Pitch' })).toBeAttached()
    expect(Math.abs((await measure()) - reserved)).toBeLessThan(16)
  })

  test('opens, closes, and closes on Escape with the focus back on its button', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()

    const toggle = header(page).getByRole('button')
    await toggle.click()
    await expect(toggle).toHaveAccessibleName('Close menu')
    await expect(menu.getByRole('link')).toHaveText(['Features', 'Pricing', 'Templates', 'About'])
    await expect(header(page).getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expectAxeClean(page)

    await toggle.click()
    await expect(menu).toBeHidden()

    await toggle.click()
    await menu.getByRole('link', { name: 'About' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
    await expect(toggle).toHaveAccessibleName('Open menu')
  })

  test('closes when a link is chosen, and goes there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Templates' }).click()
    await expect(menu).toBeHidden()
    await expect(
      page.getByRole('heading', { name: 'Begin with the talk already written' }),
    ).toBeInViewport()
  })

  test('closes when an action is chosen: it is closed after coming back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await header(page).getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('closes when the page beside it is pressed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.mouse.click(195, 820)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('hero', () => {
  test('Start Creating Free leads to the auth view, and signed in to the dashboard', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Creating Free' }).click()
    await expect(page).toHaveURL(/\/auth/)

    await becomeGuest(page)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Start Creating Free' })).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).first().click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('the four stats are there, labelled Example', async ({ page }) => {
    await page.goto('/')
    const stats = page.getByRole('figure').filter({ hasText: 'Lectern in figures' })
    await expect(stats.getByText('Example', { exact: true })).toBeVisible()
    for (const figure of ['50K+', '99%', '5 min', '24/7']) {
      await expect(stats.getByText(figure, { exact: true })).toBeVisible()
    }
  })

  test('without motion one word of the headline is lit, and it is the last', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Every slide knows what to say.')
    const lit = await title
      .locator('span')
      .evaluateAll((words) =>
        words
          .filter((word) => getComputedStyle(word, '::before').opacity === '1')
          .map((word) => word.textContent),
      )
    expect(lit).toEqual(['say.'])
  })

  test('Watch Demo scrolls to the demo and moves the focus there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Watch Demo' }).click()
    await expect(demo(page)).toBeFocused()
    await expect(demo(page).getByText('LIVE')).toBeInViewport()
    const pause = demo(page).getByRole('button', { name: 'Pause' })
    await expect(pause, 'the player is there').toBeVisible()
    await page.keyboard.press('Tab')
    await expect(pause).toBeFocused()
  })
})

test.describe('sections', () => {
  test('a feature that is not built yet says Planned, and one that is does not', async ({
    page,
  }) => {
    await page.goto('/')
    const cards = page.locator('#features').getByRole('heading', { level: 3 })
    await expect(cards).toHaveText([
      'AI content generation',
      'Voice narration',
      'Auto-advance slides',
      'Professional templates',
      'Real-time collaboration Planned',
      'Enterprise security',
    ])
  })

  test('the ten built-in templates show their first slide', async ({ page }) => {
    await page.goto('/#templates')
    const gallery = page.locator('#templates')
    await expect(gallery.getByRole('heading', { level: 3 })).toHaveText([
      'Business Pitch',
      'Educational Course',
      'Project Status Report',
      'Creative Portfolio',
      'School Lesson',
      'Research Talk',
      'Quarterly Review',
      'Product Launch',
      'All-Hands Meeting',
      'Story of a Life',
    ])
    await expect(gallery.getByText('Hello, I Am Mara Lind')).toBeVisible()
  })

  test('the three testimonials are labelled Example and have five stars', async ({ page }) => {
    await page.goto('/')
    const quotes = page.getByRole('figure').filter({ has: page.getByRole('blockquote') })
    await expect(quotes).toHaveCount(3)
    for (const quote of await quotes.all()) {
      await expect(quote.getByText('Example', { exact: true })).toBeVisible()
      await expect(quote.getByText('5 out of 5 stars')).toBeAttached()
    }
  })

  test('the three plans are those of the spec, and Professional is the popular one', async ({
    page,
  }) => {
    await page.goto('/')
    const plans = page.locator('#pricing').getByRole('article')
    await expect(plans).toHaveCount(3)
    await expect(plans.nth(0)).toContainText(/Starter.*Free forever/)
    await expect(plans.nth(1)).toContainText(/Professional Most Popular.*\$0 per month/)
    await expect(plans.nth(2)).toContainText(/Enterprise.*Custom contact us/)
    await expect(page.getByText('Most Popular')).toHaveCount(1)
  })

  test('Contact Sales says why it cannot be pressed when no contact is set', async ({ page }) => {
    await page.goto('/')
    const contact = page.getByRole('button', { name: 'Contact Sales' })
    await expect(contact).toBeDisabled()
    await expect(contact).toHaveAccessibleDescription(/No sales contact is set up/)
  })

  test('links that nobody has set are absent', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Watch on YouTube', 'Contact Us', 'API', 'GitHub', 'LinkedIn', 'YouTube']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    }
  })

  test('the closing call leads on: Start Creating Now to the auth view, Learn More to Help', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Creating Now' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await page.goto('/')
    await page.getByRole('link', { name: 'Learn More' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  })

  for (const [label, title] of [
    ['Help Center', 'Help'],
    ['Privacy Policy', 'Privacy'],
    ['Terms of Service', 'Terms'],
  ] as const)
    test(`the footer's ${label} opens at its top`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

  test('the appearance chosen in the footer is still there after a reload', async ({ page }) => {
    await page.goto('/')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    const choice = page.getByRole('group', { name: 'Appearance' })
    await choice.getByRole('radio', { name: 'Dark' }).check()
    const dark = await ground()
    expect(dark).not.toBe(light)

    await page.reload()
    await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect.poll(() => ground()).toBe(dark)
    await choice.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => ground()).toBe(light)
  })
})

test.describe('at every size', () => {
  for (const width of [360, 768, 1440, 1920])
    test(`${width} px: nothing sticks out sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await scrollThrough(page)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    })

  test('axe: signed out, all of it', { tag: '@gate' }, async ({ page }) => {
    test.slow()
    await page.goto('/')
    await scrollThrough(page)
    await expect(page.getByRole('heading', { name: 'Business Pitch' })).toBeVisible()
    await expectAxeClean(page)
  })

  test('axe: signed in on a phone, scrolled', async ({ page }) => {
    test.slow()
    await continueAsGuest(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expectAxeClean(page)
  })
})
