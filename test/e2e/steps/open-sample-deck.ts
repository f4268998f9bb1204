import { expect, type Page } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import type { ModelServer } from '../../fakes/model-server.ts'
import { createSampleReply } from '../../fixtures/sample-reply.ts'
import { chooseOwnEndpoint } from './choose-own-endpoint.ts'
import { becomeGuest } from './continue-as-guest.ts'
import { seedDeck } from './seed-library.ts'

type SampleOptions = {
  /** Who is asked; without it no model is set up. */
  server?: ModelServer
  /** As it is, the deck check finds no fault with it. */
  spoil?: (deck: Deck) => Deck
}

/** The guest has the sample deck open. */
export async function openSampleDeck(
  page: Page,
  { server, spoil = (deck) => deck }: SampleOptions = {},
): Promise<Deck> {
  const deck = spoil(createSampleReply().deck)
  await becomeGuest(page)
  if (server) await chooseOwnEndpoint(page, server.openAiUrl)
  await seedDeck(page, 'sample', deck)
  await page.goto('/deck/sample')
  await expect(page.getByText(`Slide 1 of ${deck.slides.length}`, { exact: true })).toBeVisible()
  return deck
}
