import { readFileSync } from 'node:fs'

import { expect, type Page } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'

import { placedShape } from '../../fixtures/decks/placed-slide.ts'
import { createSampleReply } from '../../fixtures/sample-reply.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { testWithServer as test } from '../steps/test-with-server.ts'

const good = createSampleReply().deck.slides[1]!

const spoil =
  (changes: Partial<Slide>) =>
  (deck: Deck): Deck => ({ ...deck, slides: deck.slides.with(1, { ...good, ...changes }) })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Deck check' })
const findings = (page: Page, number: number) =>
  dialog(page).getByRole('region', { name: `Slide ${number}`, exact: true })
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

async function check(page: Page) {
  await page.getByRole('button', { name: 'Improve with AI' }).click()
  await page.getByRole('menuitem', { name: 'Deck check' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a deck with nothing to find fault with is told so', async ({ page }) => {
  await openSampleDeck(page)
  await check(page)
  await expect(dialog(page)).toContainText('Nothing to find fault with')
  await expectAxeClean(page)
  await press(page, 'Done')
  await expect(dialog(page)).toBeHidden()
})

test('a point that is said twice is dropped with one press, without a model, and can be had back', async ({
  page,
}) => {
  await openSampleDeck(page, {
    spoil: spoil({ content: [...good.content, good.content[0] ?? ''] }),
  })
  await check(page)
  await expect(findings(page, 2)).toContainText('says what is said already')
  await press(page, 'Drop repeated points')
  await expect(dialog(page)).toContainText('Slide 2 is put right.')
  await expect(findings(page, 2)).toBeHidden()
  await press(page, 'Undo')
  await expect(findings(page, 2)).toContainText('says what is said already')
})

test('text that does not fit the real layout is found, and one press makes two slides of it', async ({
  page,
}) => {
  const long = Array.from(
    { length: 14 },
    (_, index) =>
      `Point ${index + 1} goes on about harbour ${index + 1} for rather a long while, says what nobody has ever asked of harbour ${index + 1}, and comes to no end at all before the tide has turned`,
  )
  const deck = await openSampleDeck(page, { spoil: spoil({ content: long }) })
  await check(page)
  await expect(findings(page, 2)).toContainText('There is more text than room for it')
  await findings(page, 2).getByRole('button', { name: 'Split into two slides' }).click()
  await expect(dialog(page)).toContainText('Slide 2 is better now.')
  await expect(dialog(page)).not.toContainText('There is more text than room for it')
  await press(page, 'Done')
  await expect(
    page.getByText(`Slide 1 of ${deck.slides.length + 1}`, { exact: true }),
  ).toBeVisible()
})

test('without a model the rest is for the user, who is led to the slide and to the settings', async ({
  page,
}) => {
  const deck = await openSampleDeck(page, { spoil: spoil({ notes: '' }) })
  await check(page)
  await expect(findings(page, 2)).toContainText('There are no notes to speak')
  await expect(findings(page, 2)).toContainText('Fix first')
  await expect(dialog(page).getByRole('button', { name: 'Write notes with AI' })).toBeDisabled()
  await expect(dialog(page)).toContainText('None is set up yet')
  await expectAxeClean(page)
  await findings(page, 2).getByRole('button', { name: 'Show slide' }).click()
  await expect(page.getByText(`Slide 2 of ${deck.slides.length}`, { exact: true })).toBeVisible()
  await check(page)
  await press(page, 'Open settings')
  await expect(page.getByRole('dialog', { name: 'API Configuration' })).toBeVisible()
})

test('DC17 words that a shape lies over are told, and one press leads to them', async ({
  page,
}) => {
  const plate = placedShape({
    x: 0,
    y: 0,
    width: 1280,
    height: 300,
    fill: { kind: 'solid', colour: 'accent1' },
  })
  await openSampleDeck(page, { spoil: spoil({ over: [plate] }) })
  await check(page)
  await expect(findings(page, 2)).toContainText('cannot be read, because something lies over')
  await findings(page, 2).getByRole('button', { name: 'Show slide' }).click()
  await expect(page.getByRole('region', { name: 'Over the slide' })).toBeVisible()
})

test.describe('with a model', () => {
  const answer = (value: unknown) => ({ kind: 'answer', text: JSON.stringify(value) }) as const

  test('notes are written with one press', async ({ page, server }) => {
    await openSampleDeck(page, { server, spoil: spoil({ notes: '' }) })
    server.play(answer({ notes: good.notes }))
    await check(page)
    await press(page, 'Write notes with AI')
    await expect(dialog(page)).toContainText('Nothing to find fault with')
    await expect(dialog(page)).toContainText('Slide 2 is put right.')
  })

  test('a slide is written again with its faults named', async ({ page, server }) => {
    await openSampleDeck(page, {
      server,
      spoil: spoil({ title: 'Slide 2', content: ['Short', 'Key point'] }),
    })
    server.play(answer(good))
    await check(page)
    await expect(findings(page, 2)).toContainText(
      '“Slide 2” and “Key point” only hold the place of something to come',
    )
    await press(page, 'Rewrite with AI')
    await expect(dialog(page)).toContainText('Nothing to find fault with')
    expect(JSON.stringify(server.requests[0]?.body)).toContain('only holds the place of real')
  })

  test('an answer that is no better changes nothing and says so', async ({ page, server }) => {
    await openSampleDeck(page, { server, spoil: spoil({ notes: '' }) })
    server.play(answer({ notes: 'Too short.' }))
    await check(page)
    await press(page, 'Write notes with AI')
    await expect(findings(page, 2).getByRole('alert')).toContainText('no better')
    await expectAxeClean(page)
    await press(page, 'Done')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  })

  test('a failure is told at its slide', async ({ page, server }) => {
    await openSampleDeck(page, { server, spoil: spoil({ notes: '' }) })
    server.play({ kind: 'refuse', as: 'bad-key' })
    await check(page)
    await press(page, 'Write notes with AI')
    await expect(findings(page, 2).getByRole('alert')).toContainText('does not know this key')
  })
  test('where the service says how long to wait, everything that asks it waits', async ({
    page,
    server,
  }) => {
    await openSampleDeck(page, {
      server,
      spoil: spoil({ content: [...good.content, good.content[0] ?? ''], notes: '' }),
    })
    server.play({ kind: 'refuse', as: 'rate-limited' })
    await check(page)
    await press(page, 'Write notes with AI')
    await expect(findings(page, 2).getByRole('alert')).toContainText('too many requests')
    const waiting = findings(page, 2).getByRole('button', { name: 'Write notes with AI' })
    await expect(waiting).toBeDisabled()
    await expect(waiting).toContainText(/in \d+ s$/)
    await expect(
      findings(page, 2).getByRole('button', { name: 'Drop repeated points' }),
    ).toBeEnabled()
    await expectAxeClean(page)
  })
})

test('DC12 what was left out of a text of one’s own is added to the notes with one press', async ({
  page,
}) => {
  const article = readFileSync(
    new URL('../../fixtures/articles/coffee.md', import.meta.url),
    'utf8',
  )
  await becomeGuest(page)
  await page.goto('/create?method=ai')
  await page.getByLabel('Your own text').fill(article)
  await page.getByLabel('Number of slides').selectOption('3')
  await page.getByRole('button', { name: 'Make slides from my text', exact: true }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await check(page)
  await expect(findings(page, 2)).toContainText('Your text also says: “')
  await expectAxeClean(page)
  const left = findings(page, 2).getByText(/^Your text also says/)
  const before = await left.textContent()
  await findings(page, 2).getByRole('button', { name: 'Add to the notes', exact: true }).click()
  // What is said now is missing no more; the next of it may be told instead.
  await expect(left).not.toHaveText(before ?? '')
})
