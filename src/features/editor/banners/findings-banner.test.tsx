// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { Deck } from '#core/deck/deck.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { createOverlays } from '#workspace/overlays.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createSampleReply } from '../../../../test/fixtures/sample-reply.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { WorkspaceContext } from '../../workspace-context.ts'
import { FindingsBanner } from './findings-banner.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const unmounts: (() => void)[] = []
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => unmount())))

const { deck: good } = createSampleReply()
const withoutNotes = (deck: Deck, ...places: number[]): Deck => ({
  ...deck,
  slides: deck.slides.map((slide, place) =>
    places.includes(place) ? Object.assign({}, slide, { notes: '' }) : slide,
  ),
})

function mount(deck: Deck, source?: string) {
  const overlays = createOverlays()
  const presenter = createStore(() => ({ status: 'idle' }))
  const openDeck = createStore(() => ({ deck }))
  const origin = {
    request: source ? { topic: 'x', source } : undefined,
    shortfall: null,
    isAccepted: false,
  }
  const edit = (change: (view: DeckView) => DeckView) =>
    openDeck.setState(({ deck: now }) => ({ deck: change({ deck: now, current: 0 }).deck }))
  const workspace = {
    generation: { state: createStore(() => ({ origins: { a: origin } })) },
    slideFonts: { subscribe: () => () => {}, metrics: () => roughMetrics },
    overlays,
  } as unknown as Workspace
  const tools = { presenter: { state: presenter } } as unknown as DeckTools
  const container = document.createElement('div')
  const root = createRoot(container)
  unmounts.push(() => root.unmount())
  act(() =>
    root.render(
      <WorkspaceContext value={workspace}>
        <DeckToolsContext value={tools}>
          <FindingsBanner openDeck={{ id: 'a', state: openDeck, edit } as unknown as OpenDeck} />
        </DeckToolsContext>
      </WorkspaceContext>,
    ),
  )
  return {
    read: () => container.textContent,
    notes: () => openDeck.getState().deck.slides.map(({ notes }) => notes),
    press: (name: string) =>
      act(() =>
        [...container.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
      ),
    edit: (edited: Deck) => act(() => openDeck.setState({ deck: edited })),
    speak: (status: 'speaking' | 'idle') => act(() => presenter.setState({ status })),
    show: () => act(() => overlays.show('deck-check')),
    close: () => act(() => overlays.close()),
  }
}

it('what is typed brings no banner, and changes none', () => {
  const clean = mount(good)
  clean.edit(withoutNotes(good, 1))
  expect(clean.read()).toBe('')

  const spoilt = mount(withoutNotes(good, 1))
  expect(spoilt.read()).toContain('1 thing worth a second look')
  spoilt.edit(withoutNotes(good, 0, 1))
  expect(spoilt.read()).toContain('1 thing worth a second look')
  spoilt.edit(good)
  expect(spoilt.read()).toContain('1 thing worth a second look')
})

it('follows what the deck check mends, and does not come back', () => {
  const { read, edit, show, close } = mount(withoutNotes(good, 0, 1))
  expect(read()).toContain('2 things worth a second look')
  show()
  edit(withoutNotes(good, 1))
  expect(read()).toContain('1 thing worth a second look')
  edit(good)
  close()
  expect(read()).toBe('')
  show()
  edit(withoutNotes(good, 1))
  expect(read()).toBe('')
})

it('is away while the deck is spoken', () => {
  const { read, speak } = mount(withoutNotes(good, 1))
  speak('speaking')
  expect(read()).toBe('')
  speak('idle')
  expect(read()).toContain('1 thing worth a second look')
})

it('what a deck left out of the text it was made from is told, and added with one press', async () => {
  const source = `${good.slides.map(({ notes }) => notes).join(' ')} The vocal folds of a man are 21 millimetres long.`
  const banner = mount(good, source)
  await act(async () => void (await import('#core/facts/list-fact-findings.ts')))
  await expect.poll(banner.read).toContain('1 statement of your text is neither on the slides')
  banner.press('Add to the notes')
  expect(banner.notes().join(' ')).toContain('21 millimetres long')
  expect(banner.read()).not.toContain('neither on the slides')
})
