import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { DeckView } from '#core/edit/deck-view.ts'
import { serveToasts, type Toast } from '#ui/notices/show-toast.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { keptSlide } from '../../../test/fixtures/decks/placed-slide.ts'
import { chooseTheme } from './choose-theme.ts'

const toasts: Toast[] = []
serveToasts({
  show(toast) {
    toasts.push(toast)
    return () => {}
  },
  clear() {},
})

function openDeck(slides: DeckView['deck']['slides']): Pick<OpenDeck, 'state' | 'edit'> {
  const state = createStore(() => ({ deck: { title: 'Reefs', slides }, current: 0 }))
  return {
    state: state as unknown as OpenDeck['state'],
    edit: (change) => state.setState(change(state.getState())),
  }
}

test('KL65 another theme says how many slides keep a look of their own', async () => {
  const plain = { id: 'p', title: 'Plain', content: [], notes: '' }
  const restyled = keptSlide({}, { look: 'restyled' })
  chooseTheme(openDeck([plain, { ...restyled, id: 'r' }]), 'ocean')
  const mixed = openDeck([plain, keptSlide(), { ...keptSlide(), id: 's2' }])
  chooseTheme(mixed, 'ocean')
  // It is that already.
  chooseTheme(mixed, 'ocean')
  await expect
    .poll(() => toasts.map(({ message }) => message))
    .toEqual(['2 slides keep their original look.'])
})
