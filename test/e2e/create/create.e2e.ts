import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { saveKeys } from '../steps/save-keys.ts'

test.beforeEach(({ page }) => becomeGuest(page))

const method = (page: Page, name: string) => page.getByRole('radio', { name })
const currentStep = (page: Page) => page.locator('[aria-current="step"]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectInLibrary(page: Page, title: string, description: string, slides: number) {
  await page.goto('/dashboard')
  const card = page.locator('main li').filter({ has: page.getByRole('link', { name: title }) })
  await expect(card).toContainText(description)
  await expect(card).toContainText(`${slides} slides`)
}

test.describe('the first step', () => {
  test('offers three ways to start; Continue waits for a choice', async ({ page }) => {
    await page.goto('/create')
    await expect(currentStep(page)).toContainText('Choose Method')
    await expect(button(page, 'Continue')).toBeDisabled()
    await expect(method(page, 'AI Generated')).toHaveAccessibleDescription(/^Recommended Type/)
    await expect(method(page, 'Professional Templates')).toHaveAccessibleDescription(/Quick Start/)
    await expect(method(page, 'Start from Scratch')).toHaveAccessibleDescription(/Full Control/)
    await expectAxeClean(page)

    await method(page, 'Start from Scratch').check()
    await expect(button(page, 'Continue')).toBeEnabled()
    await expectAxeClean(page)
    await button(page, 'Continue').click()
    await expect(currentStep(page)).toContainText('Add Details')
    await expect(page).toHaveURL(/\/create\?method=blank$/)
  })

  test('works with the keyboard alone, and the focus follows the step', async ({ page }) => {
    await page.goto('/create')
    await button(page, 'Back').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(method(page, 'Professional Templates')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/method=template$/)
  })

  test('Enter on the first card, which nobody has chosen yet, chooses it', async ({ page }) => {
    await page.goto('/create')
    await button(page, 'Back').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(method(page, 'AI Generated')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/method=ai$/)
  })

  test('Back leads to the dashboard', async ({ page }) => {
    await page.goto('/create')
    await button(page, 'Back').click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('Back, the browser’s Back and Forward, and reload all find the right step', async ({
  page,
}) => {
  await page.goto('/create')
  await method(page, 'Start from Scratch').check()
  await button(page, 'Continue').click()
  await page.getByLabel('Title').fill('Kept while going back')
  await button(page, 'Back').click()
  await expect(page).toHaveURL(/\/create$/)
  await expect(method(page, 'Start from Scratch')).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Title')).toHaveValue('Kept while going back')
  await page.goBack()
  await expect(currentStep(page)).toContainText('Choose Method')

  await page.goto('/create?method=template')
  await page.reload()
  await expect(currentStep(page)).toContainText('Add Details')
  await button(page, 'Back').click()
  await expect(page).toHaveURL(/\/create$/)
})

test.describe('from a template', () => {
  test('shows the ten templates, and of the chosen one every slide', async ({ page }) => {
    await page.goto('/create?method=template')
    await expect(page.getByRole('radio')).toHaveCount(10)
    await expectAxeClean(page)
    await method(page, 'Business Pitch').check()
    const slides = page.getByRole('list', { name: 'Slides of Business Pitch' })
    await expect(slides.getByRole('listitem')).toHaveCount(6)
    await expectAxeClean(page)
  })

  test('asks for a template when none is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/create?method=template')
    await button(page, 'Create from Template').click()
    await expect(page.getByRole('alert')).toHaveText('Please select a template')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(method(page, 'Business Pitch')).toBeFocused()
    await expectAxeClean(page)
    await method(page, 'Creative Portfolio').check()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('an address with a template has it chosen; one that does not exist is named', async ({
    page,
  }) => {
    await page.goto('/create?method=template&template=business-pitch')
    await expect(method(page, 'Business Pitch')).toBeChecked()

    await page.goto('/create?method=template&template=no-such-talk')
    await expect(page.getByRole('alert')).toHaveText('Template with id no-such-talk not found')
    await expectAxeClean(page)
    await button(page, 'Create from Template').click()
    await expect(method(page, 'Business Pitch')).toBeFocused()
    await method(page, 'Business Pitch').check()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('creates it under its own name, with its description, and opens it', async ({ page }) => {
    await page.goto('/create?method=template')
    await method(page, 'Educational Course').check()
    await button(page, 'Create from Template').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expectInLibrary(page, 'Educational Course', 'Five slides for one lesson', 5)
  })

  test('or under a title of one’s own', async ({ page }) => {
    await page.goto('/create?method=template')
    await method(page, 'Creative Portfolio').check()
    await page.getByLabel('Custom title').fill('  Mara, 2026  ')
    await button(page, 'Create from Template').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expectInLibrary(page, 'Mara, 2026', 'Four slides that show who you are', 4)
  })
})

test.describe('from scratch', () => {
  test('asks for a title, offers 3 to 10 slides with 5 chosen, and paints what it will make', async ({
    page,
  }) => {
    await page.goto('/create?method=blank')
    const count = page.getByLabel('Number of slides')
    await expect(count).toHaveValue('5')
    await expect(count.getByRole('option')).toHaveText(['3', '4', '5', '6', '7', '8', '9', '10'])
    await expectAxeClean(page)
    await button(page, 'Create Blank Presentation').click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a title for your presentation')
    await expect(page.getByLabel('Title')).toBeFocused()
    await expectAxeClean(page)
    await page.keyboard.type('Tea')
    await expect(page.getByText('Welcome to Tea')).toBeVisible()
  })

  test('creates the slides asked for and opens them', async ({ page }) => {
    await page.goto('/create?method=blank')
    await page.getByLabel('Title').fill('Tea')
    await page.getByLabel('Number of slides').selectOption('7')
    await button(page, 'Create Blank Presentation').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expectInLibrary(page, 'Tea', 'Started from blank slides', 7)
  })

  test('a save that fails says why and keeps everything typed; a second try works', async ({
    page,
  }) => {
    await page.goto('/create?method=blank')
    await page.getByLabel('Title').fill('Too big for this disk')
    await page.getByLabel('Number of slides').selectOption('9')
    // The browser notices a forced quota only after a while; this is what it then does.
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype
      IDBObjectStore.prototype.add = () => {
        IDBObjectStore.prototype.add = add
        throw new DOMException('The disk is full', 'QuotaExceededError')
      }
    })
    await button(page, 'Create Blank Presentation').click()
    await expect(page.getByRole('alert')).toContainText(
      "Failed to save presentation. This browser's storage is full.",
    )
    await expect(page.getByLabel('Title')).toHaveValue('Too big for this disk')
    await expect(page.getByLabel('Number of slides')).toHaveValue('9')
    await expectAxeClean(page)

    await button(page, 'Create Blank Presentation').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
  })
})

test.describe('with AI', () => {
  test('the six popular topics fill the field', async ({ page }) => {
    await page.goto('/create?method=ai')
    const topics = page.getByRole('group', { name: 'Popular topics' }).getByRole('button')
    await expect(topics).toHaveText([
      'Climate Change Solutions',
      'Digital Marketing Strategy',
      'Machine Learning in Healthcare',
      'Sustainable Energy Future',
      'Remote Work Best Practices',
      'Blockchain Technology Overview',
    ])
    await topics.nth(1).click()
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue(
      'Digital Marketing Strategy',
    )
    await expect(topics.nth(1)).toHaveAttribute('aria-pressed', 'true')
  })

  test('an empty topic is asked for', async ({ page }) => {
    await page.goto('/create?method=ai')
    await page.getByLabel('Topic', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'Please enter a topic for your AI-generated presentation',
    )
    await expectAxeClean(page)
  })

  test('without a key it warns and leads to the settings', async ({ page }) => {
    await page.goto('/create?method=ai')
    await expect(page.getByText('No Gemini API key yet')).toBeVisible()
    await expectAxeClean(page)
    const topic = page.getByLabel('Topic', { exact: true })
    await topic.fill('Tea')
    await topic.press('Enter')
    const settings = page.getByRole('dialog', { name: 'API Configuration' })
    await expect(settings).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(topic).toBeFocused()
    await button(page, 'Configure API Key First').click()
    await expect(settings).toBeVisible()
  })

  test('with a text of one’s own it warns of no key, which slides made from it need not', async ({
    page,
  }) => {
    await page.goto('/create?method=ai')
    await expect(page.getByText('No Gemini API key yet')).toBeVisible()
    await page.getByLabel('Your own text').fill('The sea is deep. It is cold. It is dark.')
    await expect(page.getByText('No Gemini API key yet')).toBeHidden()
    await expect(button(page, 'Make slides from my text')).toHaveAccessibleDescription(/^No AI/)
    await expect(button(page, 'Configure API Key First')).toBeVisible()
    await expectAxeClean(page)
  })

  test('with a key it is ready to generate', async ({ page }) => {
    await page.goto('/create?method=ai')
    await button(page, 'Configure API Key First').click()
    await saveKeys(page, { gemini: 'a-key-of-my-own-0123456789', mode: 'On this device' })
    await expect(button(page, 'Generate with AI')).toBeEnabled()
    await expect(page.getByText('No Gemini API key yet')).toBeHidden()
    await expectAxeClean(page)
  })
})

test.describe('without a key', () => {
  const ways = (page: Page) => page.getByRole('region', { name: 'Without a key' })

  test('a topic alone becomes the template of five slides, labelled as one', async ({ page }) => {
    await page.goto('/create?method=ai')
    await button(page, 'Use a template deck instead').click()
    await expect(page.getByRole('alert')).toHaveText('Please type a topic first.')
    await expect(page.getByLabel('Topic', { exact: true })).toBeFocused()
    await page.getByLabel('Your own text').fill('Tea is made of leaves.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('Topic', { exact: true }).fill('Tea')
    await button(page, 'Use a template deck instead').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expect(page.getByText('This is a template to fill in')).toBeVisible()
    await expectAxeClean(page)
    await expectInLibrary(page, 'Comprehensive Guide to Tea', 'Template to fill in', 5)
  })

  test('a text of one’s own becomes slides without any AI', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/create?method=ai')
    await button(page, 'Make slides from my text').click()
    await expect(page.getByRole('alert')).toHaveText('Paste a text or choose a file first.')
    await expect(page.getByLabel('Your own text')).toBeFocused()
    await page.getByLabel('Your own text').fill('Too short.')
    await button(page, 'Make slides from my text').click()
    await expect(page.getByRole('alert')).toContainText('too short to make slides of')
    await expectAxeClean(page)
    await page.getByLabel('Your own text').fill(article)
    await page.getByLabel('Topic', { exact: true }).fill('Tides of the north')
    await button(page, 'Make slides from my text').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Tides of the north' })).toBeVisible()
    await expect(page.getByText(/^Made from your own text/)).toBeVisible()
  })

  test('a document that is chosen fills the text, and one that cannot be read says why', async ({
    page,
  }) => {
    await page.goto('/create?method=ai')
    const choose = page.getByLabel('Choose a file')
    await choose.setInputFiles({
      name: 'noise.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0, 1, 2, 0xff, 0xfe, 0, 0]),
    })
    await expect(page.getByRole('alert')).toContainText('can be read here')
    await expectAxeClean(page)
    await choose.setInputFiles({
      name: 'tides.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(`# Tides\n\n${article}`),
    })
    await expect(page.getByLabel('Your own text')).toHaveValue(/^# Tides/)
    await expect(page.getByText('Taken from tides.md')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await expectAxeClean(page)
    await button(page, 'Remove text').click()
    await expect(page.getByLabel('Your own text')).toHaveValue('')
  })

  test('the browser’s own model is offered only where there is one', async ({ page }) => {
    // Which builds of Chromium have one differs.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
    await page.goto('/create?method=ai')
    await expect(button(page, 'Make slides from my text')).toBeVisible()
    await expect(button(page, 'Use the browser’s own model')).toBeHidden()
    await expect(ways(page)).toBeVisible()
  })
})

const article = Array.from(
  { length: 12 },
  (_, index) =>
    `The tide at station ${index} rises twice a day and falls twice a day. Fishermen of village ${index} know the hour by heart. They read the moon and the wind over bay ${index}.`,
).join('\n\n')
