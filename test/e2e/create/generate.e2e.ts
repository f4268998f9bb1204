import { expect, type Page, test as base } from '@playwright/test'

import { holdAnswer } from '../../fakes/hold-answer.ts'
import { formReplies } from '../../fixtures/form-replies.ts'
import { createSampleReply } from '../../fixtures/sample-reply.ts'
import { chooseOwnEndpoint } from '../steps/choose-own-endpoint.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { testWithServer } from '../steps/test-with-server.ts'

/** A guest whose app asks the fake service, at the details of the wizard's AI path. */
const test = testWithServer.extend({
  page: async ({ page, server }, provide) => {
    await becomeGuest(page)
    await chooseOwnEndpoint(page, server.openAiUrl)
    await page.goto('/create?method=ai')
    await provide(page)
  },
})

const { text, deck: sample } = createSampleReply()
const threeSlides = text.slice(0, text.indexOf('"slide-4"') + 30)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const currentStep = (page: Page) => page.getByRole('navigation').locator('[aria-current="step"]')
const slidesSoFar = (page: Page) =>
  page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem')
const overview = (page: Page) => page.getByText(/^Slide \d+ of \d+$/).first()

async function generate(page: Page, topic = 'Voices') {
  await page.getByLabel('Topic', { exact: true }).fill(topic)
  await button(page, 'Generate with AI').click()
}

test('slides arrive one by one while they are written, and the deck opens', async ({
  page,
  server,
}) => {
  const { script, goOn } = holdAnswer(text, '"slide-3"')
  server.play(script)
  await generate(page)
  await expect(currentStep(page)).toContainText('Generating')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(
    page.getByText("This usually takes 30-60 seconds. Please don't close this window."),
  ).toBeVisible()
  await expect(button(page, 'Back')).toBeDisabled()
  await expect(slidesSoFar(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/create/)
  goOn()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await page.goto('/dashboard')
  const card = page.locator('main li').filter({ has: page.getByText(sample.title) })
  await expect(card).toContainText('AI-generated presentation with 6 slides')
})

test('each slide is seen in its form as it arrives', async ({ page, server }) => {
  const inForms = JSON.stringify({ title: 'Coffee', slides: formReplies.slice(0, 6) })
  const { script, goOn } = holdAnswer(inForms, '"A Drink for Everyone"')
  server.play(script, { kind: 'refuse', as: 'quota-day' })
  await generate(page)
  await expect(slidesSoFar(page)).toHaveCount(2)
  // A date that stands alone, as on a timeline, and not at the head of its point.
  await expect(slidesSoFar(page).nth(1).getByText('1475', { exact: true })).toBeAttached()
  goOn()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
})

test('what the deck left out of the own text is told, and added to the notes with one press', async ({
  page,
  server,
}) => {
  server.play({ kind: 'answer', text }, { kind: 'refuse', as: 'quota-day' })
  const own = sample.slides.map(({ notes }) => notes).join('\n\n')
  await page
    .getByLabel('Your own text')
    .fill(`${own}\n\nThe vocal folds of a man are 21 millimetres long.`)
  await generate(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  const banner = page.getByRole('region', { name: 'Deck check' })
  await expect(banner).toContainText('1 statement of your text is neither on the slides')
  await expectAxeClean(page)
  await banner.getByRole('button', { name: 'Add to the notes' }).click()
  await expect(page.getByText('What your text says besides is in the notes now.')).toBeVisible()
  await expect(banner.getByText('neither on the slides')).toBeHidden()
  await button(page, 'Undo').click()
  await expect(button(page, 'Undo')).toBeDisabled()
})

test('the chosen theme is seen on the slides as they arrive, and the deck keeps it', async ({
  page,
  server,
}) => {
  server.play({ kind: 'answer', text })
  await page.getByRole('radio', { name: 'Noir' }).check()
  await generate(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByRole('button', { name: 'Theme: Noir' })).toBeVisible()
})

test('everything that was filled in is asked for', async ({ page, server }) => {
  server.play({ kind: 'answer', text })
  await page.getByLabel('Audience').fill('a school class')
  await page.getByLabel('Tone').selectOption('Playful')
  await page.getByLabel('Language').fill('Deutsch')
  await page.getByLabel('Number of slides').selectOption('6')
  await page.getByLabel('Your own text').fill('Voices are made in the throat.')
  await generate(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  const asked = JSON.stringify(server.requests[0]?.body)
  for (const part of [
    'Create a presentation about: Voices',
    'a school class',
    'playful',
    'Deutsch',
    'exactly 6 slides',
    'Voices are made in the throat.',
  ])
    expect(asked).toContain(part)
})

test('GP3 of a text that is longer than a model is shown, the field says how much is', async ({
  page,
  server,
}) => {
  server.play({ kind: 'answer', text })
  const paragraph = 'Bees dance in the dark, and others read it with their feet.\n\n'
  const buffer = Buffer.from(paragraph.repeat(2_000))
  const file = { name: 'bees.txt', mimeType: 'text/plain', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(
    page.getByText('24,000 words. AI reads only the first 11,796. Without AI all of it is used.'),
  ).toBeVisible()
  await expectAxeClean(page)
  await generate(page)
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  expect(JSON.stringify(server.requests[0]?.body).length).toBeLessThan(70_000)
})

test('Stop keeps the complete slides; Continue brings the rest in one step', async ({
  page,
  server,
}) => {
  server.play({ kind: 'stall', after: threeSlides })
  await page.getByLabel('Number of slides').selectOption('6')
  await generate(page)
  await expect(slidesSoFar(page)).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: 'Slide 3: ' }), 'RO7').toHaveCount(1)
  await expectAxeClean(page)
  await button(page, 'Stop').click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByText('Only 3 slides are there so far')).toBeVisible()
  await expectAxeClean(page)

  const rest = JSON.stringify({ title: sample.title, slides: sample.slides.slice(3) })
  server.play({ kind: 'answer', text: rest })
  await button(page, 'Continue').click()
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await expect(page.getByText('are there so far')).toBeHidden()
  await button(page, 'Undo').click()
  await expect(overview(page)).toHaveText('Slide 1 of 3')
})

test('Stop before the first slide leads back to the details', async ({ page, server }) => {
  server.play({ kind: 'stall', after: '{' })
  await generate(page)
  await expect(page.getByText('The first slide appears here')).toBeVisible()
  await expectAxeClean(page)
  await button(page, 'Stop').click()
  await expect(currentStep(page)).toContainText('Add Details')
  await expect(page.getByText('You stopped before the first slide')).toBeVisible()
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('Voices')
})

test(
  'an answer that is cut off keeps its complete slides',
  { tag: '@gate' },
  async ({ page, server }) => {
    server.play({ kind: 'answer', text: threeSlides, end: 'cut-off' })
    await generate(page)
    await expect(page.getByText('The model ran out of room in the middle.')).toBeVisible()
    await expect(overview(page)).toHaveText('Slide 1 of 3')
    await button(page, 'Keep as it is').click()
    await expect(button(page, 'Continue')).toBeHidden()
  },
)

const refusals = [
  { as: 'bad-key', says: 'does not know this key' },
  { as: 'no-credit', says: 'no credit left' },
  { as: 'not-allowed', says: 'does not let this key do that' },
  { as: 'overloaded', says: 'is overloaded right now' },
  { as: 'model-gone', says: 'does not have the model writer-1 any more' },
  { as: 'too-long', says: 'more text than this model can read' },
] as const

for (const { as, says } of refusals)
  test(`a request that fails (${as}) says so at the details, and Retry asks again`, async ({
    page,
    server,
  }) => {
    server.play({ kind: 'refuse', as })
    await generate(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Failed to generate presentation')
    await expect(alert).toContainText(says)
    await expect(currentStep(page)).toContainText('Add Details')
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('Voices')
    server.play({ kind: 'answer', text })
    await button(page, 'Retry').click()
    await expect(page).toHaveURL(/\/deck\/[^/]+/)
    await expect(overview(page)).toHaveText('Slide 1 of 6')
  })

test('a rate limit counts down to the moment when Retry works', async ({ page, server }) => {
  await page.clock.install()
  // A service tells web pages when to come back only where it lets them read the header.
  await page.route(`${server.openAiUrl}/**`, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '37',
      },
      json: { error: { message: 'Rate limit reached.', type: 'requests' } },
    }),
  )
  await generate(page)
  await expect(button(page, 'Retry')).toBeDisabled()
  await expect(page.getByText(/^in \d+ s$/)).toBeVisible()
  await expectAxeClean(page)
  await page.clock.fastForward(40_000)
  await expect(button(page, 'Retry')).toBeEnabled()
})

test('a template deck can be taken instead of what failed', async ({ page, server }) => {
  server.play({ kind: 'refuse', as: 'overloaded' })
  await generate(page)
  await page.getByRole('alert').getByRole('button', { name: 'Use a template deck instead' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(page.getByText('This is a template to fill in')).toBeVisible()
})

test('the template is about what failed, also when the topic was emptied since', async ({
  page,
  server,
}) => {
  server.play({ kind: 'refuse', as: 'overloaded' })
  await generate(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Topic', { exact: true }).fill('')
  await page.getByRole('alert').getByRole('button', { name: 'Use a template deck instead' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprehensive Guide to Voices')
})

test('a service that cannot be reached is named', async ({ page, server }) => {
  const { origin } = new URL(server.url)
  await server.close()
  await generate(page)
  await expect(page.getByRole('alert')).toContainText(`Nothing answers at ${origin}`)
})

test('an answer that nobody can read: the template, a banner, the answer, and Retry', async ({
  page,
  server,
}) => {
  server.play({ kind: 'answer', text: 'I would rather write a poem.' })
  await generate(page, 'Voices')
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  expect(server.requests).toHaveLength(2)
  await expect(page.getByText('This is a template, not an answer')).toBeVisible()
  await expect(page.getByText('No JSON found in response')).toBeVisible()
  await expect(overview(page)).toHaveText('Slide 1 of 5')
  await expectAxeClean(page)

  await button(page, 'Show the model’s answer').click()
  const dialog = page.getByRole('dialog', { name: 'What the model wrote' })
  await expect(dialog.getByRole('textbox')).toHaveValue('I would rather write a poem.')
  await expectAxeClean(page)
  await page.keyboard.press('Escape')

  server.play({ kind: 'answer', text })
  await button(page, 'Retry').click()
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await expect(page.getByText('This is a template, not an answer')).toBeHidden()
})

test('a Continue that fails says why and changes nothing', async ({ page, server }) => {
  server.play({ kind: 'answer', text: threeSlides, end: 'cut-off' })
  await generate(page)
  await expect(button(page, 'Continue')).toBeVisible()
  server.play({ kind: 'refuse', as: 'overloaded' })
  await button(page, 'Continue').click()
  await expect(page.getByRole('alert')).toContainText('is overloaded right now')
  await expect(overview(page)).toHaveText('Slide 1 of 3')
  await expectAxeClean(page)
})

test('GD9 after a reload the rest can still be asked for', async ({ page, server }) => {
  server.play({ kind: 'answer', text: threeSlides, end: 'cut-off' })
  await page.getByLabel('Number of slides').selectOption('6')
  await generate(page)
  await expect(overview(page)).toHaveText('Slide 1 of 3')
  await expect(button(page, 'Continue')).toBeVisible()
  await page.reload()
  const rest = JSON.stringify({ title: sample.title, slides: sample.slides.slice(3) })
  server.play({ kind: 'answer', text: rest })
  await button(page, 'Continue').click()
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await page.reload()
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await expect(page.getByText('are there so far')).toBeHidden()
})

test('what the deck check finds is told once, and stays dismissed', async ({ page, server }) => {
  const slides = sample.slides.with(1, {
    ...sample.slides[1]!,
    notes: 'Breathe in... and slowly out.',
  })
  server.play({ kind: 'answer', text: JSON.stringify({ title: sample.title, slides }) })
  await generate(page)
  const banner = page.getByRole('region', { name: 'Deck check' })
  await expect(banner).toContainText('1 thing worth a second look')
  await expectAxeClean(page)
  await banner.getByRole('button', { name: 'Deck check' }).click()
  await expect(page.getByRole('dialog')).toContainText('The notes have 5 words')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(overview(page)).toHaveText('Slide 1 of 6')
  await expect(banner).toBeHidden()
})

test('whoever leaves the wizard meanwhile finds the presentation on the dashboard', async ({
  page,
  server,
}) => {
  const { script, goOn } = holdAnswer(text, '"slide-3"')
  server.play(script)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Create Presentation/ }).click()
  await page.getByRole('radio', { name: 'AI Generated' }).check()
  await button(page, 'Continue').click()
  await generate(page)
  await expect(slidesSoFar(page)).not.toHaveCount(0)
  await page.goBack()
  await expect(currentStep(page)).toContainText('Generating')
  await page.goBack()
  goOn()
  await expect(page.getByRole('link', { name: sample.title })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

base('the browser’s own model writes without a key, and is fetched first', async ({ page }) => {
  await page.addInitScript((reply) => {
    const session = {
      promptStreaming: () =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(reply)
            controller.close()
          },
        }),
      destroy() {},
    }
    const api = Object.assign(() => {}, {
      availability: () => Promise.resolve('downloadable'),
      async create({ monitor }: { monitor: (target: EventTarget) => void }) {
        const target = new EventTarget()
        monitor(target)
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.4 }))
        await new Promise((resolve) => setTimeout(resolve, 1500))
        return session
      },
    })
    Object.assign(window, { LanguageModel: api })
  }, text)
  await becomeGuest(page)
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await button(page, 'Use the browser’s own model').click()
  await expect(page.getByText('Fetching the model to this device: 40 %')).toBeVisible()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(overview(page)).toHaveText('Slide 1 of 6')
})
