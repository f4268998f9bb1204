import { expect, type Locator, type Page } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { becomeGuest } from './continue-as-guest.ts'
import { seedDeck } from './seed-library.ts'

export const slide = (id: string, title: string, notes: string) => ({
  id,
  title,
  content: ['Air from the lungs', 'A buzz in the throat'],
  notes,
})

export const deck: Deck = {
  title: 'A Voice',
  slides: [
    slide(
      'a',
      'Breath',
      'Every word begins with air from the lungs. Then the throat gives a buzz to it.',
    ),
    slide('b', 'Buzz', 'The second slide follows by itself. It has words of its own.'),
    slide('c', 'Shape', 'And the third slide is the last one. Thank you for listening to it.'),
  ],
}

export const presenter = (page: Page): Locator => page.getByRole('region', { name: 'AI Presenter' })
export const badge = (page: Page, words: string): Locator =>
  presenter(page).getByText(words, { exact: true })
export const press = (page: Page, name: string): Promise<void> =>
  presenter(page).getByRole('button', { name, exact: true }).click()
export const lit = (page: Page): Locator => page.locator('[data-word=now]')

/**
 * From here on time passes only while somebody listens, so every moment of a talk lasts until it
 * was looked at. Axe needs timers of its own: it wants the clock to go again.
 */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
export const listen = (page: Page, seconds: number): Promise<void> =>
  page.clock.runFor(seconds * 1000)

/** In short steps, for a talk of a minute at most. */
export async function listenUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 600; step += 1) {
    if (await holds()) return
    await listen(page, 0.1)
  }
  throw new Error('The talk came to its end before')
}

export const listenTo = (page: Page, locator: Locator): Promise<void> =>
  listenUntil(page, () => locator.isVisible())

/** Past the first words, and not yet at the end. */
export const listenIn = (page: Page): Promise<void> =>
  listenUntil(page, () =>
    lit(page).evaluateAll(([word]) => Number(word?.getAttribute('data-index') ?? 0) > 1),
  )

export async function openTalk(page: Page, changed: Deck = deck) {
  await page.clock.install()
  await becomeGuest(page)
  await seedDeck(page, 'talk', changed)
  await page.goto('/deck/talk')
  await expect(page.getByText('Slide 1 of 3', { exact: true })).toBeVisible()
}
