import { expect, type Page } from '@playwright/test'

import { holdAnswer } from '../../fakes/hold-answer.ts'
import { createSampleReply } from '../../fixtures/sample-reply.ts'
import { chooseOwnEndpoint } from '../steps/choose-own-endpoint.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { testWithServer as test } from '../steps/test-with-server.ts'

test.beforeEach(({ page }) => becomeGuest(page))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const topic = (page: Page) => page.getByLabel('Topic', { exact: true })
const settings = (page: Page) => page.getByRole('dialog', { name: 'API Configuration' })

test('without a key a banner asks for one, Generate is disabled, and the settings are near', async ({
  page,
}) => {
  await page.goto('/deck/new')
  await expect(page.getByText('API Configuration Required')).toBeVisible()
  await topic(page).fill('Tea')
  await expect(button(page, 'Generate Presentation')).toBeDisabled()
  await expectAxeClean(page)
  await button(page, 'API settings').click()
  await expect(settings(page)).toBeVisible()
})

test('the six topics of the start fill the field; the four features are named', async ({
  page,
}) => {
  await page.goto('/deck/new')
  const chips = page.getByRole('group', { name: 'Popular topics' }).getByRole('button')
  await expect(chips).toHaveText([
    'Machine Learning in Healthcare',
    'Sustainable Energy Solutions',
    'Future of Remote Work',
    'Blockchain Technology',
    'AI Ethics and Society',
    'Climate Change Solutions',
  ])
  await chips.nth(3).click()
  await expect(topic(page)).toHaveValue('Blockchain Technology')
  const cards = page.getByRole('region', { name: 'What you get' }).getByRole('heading')
  await expect(cards).toHaveText([
    '5-8 professional slides',
    'AI-generated content',
    /^Automatic slide progression/,
    /^Human-like narration/,
  ])
})

test('Generate waits for a topic, says what it does, and opens what it made', async ({
  page,
  server,
}) => {
  const { text, deck } = createSampleReply()
  const { script, goOn } = holdAnswer(text, '"slide-3"')
  server.play(script)
  await chooseOwnEndpoint(page, server.openAiUrl)
  await page.goto('/deck/new')
  await expect(page.getByText('API Configuration Required')).toBeHidden()
  await expect(button(page, 'Generate Presentation')).toBeDisabled()
  await topic(page).fill('   ')
  await expect(button(page, 'Generate Presentation')).toBeDisabled()
  await topic(page).fill('Voices')
  await expectAxeClean(page)
  await topic(page).press('Enter')
  await expect(button(page, 'Creating Your Presentation...')).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  goOn()
  await expect(page).toHaveURL(/\/deck\/presentation-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deck.title)
})

test('a failure is told on the same screen, with the topic kept', async ({ page, server }) => {
  server.play({ kind: 'refuse', as: 'bad-key' })
  await chooseOwnEndpoint(page, server.openAiUrl)
  await page.goto('/deck/new')
  await topic(page).fill('Voices')
  await button(page, 'Generate Presentation').click()
  await expect(page.getByRole('alert')).toContainText('Failed to generate presentation')
  await expect(topic(page)).toHaveValue('Voices')
  await expectAxeClean(page)
})

test('without a key a topic can still become a template', async ({ page }) => {
  await page.goto('/deck/new')
  await button(page, 'Use a template deck instead').click()
  await expect(page.getByRole('alert')).toContainText('Please type a topic above first.')
  await topic(page).fill('Tea')
  await button(page, 'Use a template deck instead').click()
  await expect(page).toHaveURL(/\/deck\/presentation-/)
  await expect(page.getByText('This is a template to fill in')).toBeVisible()
})

test('whoever is signed out is led to the start page, and from there back here', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage()
  await page.goto(`${baseURL}/deck/new`)
  await expect(page).toHaveURL(/\/\?next=%2Fdeck%2Fnew$/)
  await page.close()
})
