// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { DeckTools } from '#workspace/deck-tools.ts'

import { createQuietVoice } from '../../../../test/fixtures/quiet-voice.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { FollowedNotes } from './followed-notes.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let inSight: number
const scrolledTo = vi.fn<(id: string) => void>()
const cameIntoSight = vi.fn<() => void>()
const unmounts: (() => void)[] = []

beforeEach(() => {
  // Which jsdom, without a layout, has not.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (seen: { intersectionRatio: number }[]) => void
      constructor(tell: (seen: { intersectionRatio: number }[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ intersectionRatio: inSight }])
      }
      disconnect() {}
    },
  )
  HTMLElement.prototype.scrollIntoView = cameIntoSight
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement) {
    scrolledTo(this.textContent ?? '')
  }
  scrolledTo.mockClear()
  cameIntoSight.mockClear()
})
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => unmount())))

function mount() {
  const voice = createQuietVoice()
  const container = document.createElement('div')
  const root = createRoot(container)
  unmounts.push(() => root.unmount())
  const show = (id: string, notes: string) =>
    act(() =>
      root.render(
        <DeckToolsContext value={voice as unknown as DeckTools}>
          <FollowedNotes slide={{ id, title: id, content: [], notes }} />
        </DeckToolsContext>,
      ),
    )
  show('a', 'The first one.')
  return {
    show,
    find: (selector: string) => container.querySelector(selector),
    speak: () => act(() => voice.presenter.state.setState({ status: 'speaking' })),
  }
}

it('notes of another slide begin at their top; typed on, they stay', () => {
  const { show } = mount()
  show('a', 'The first one, and more.')
  expect(scrolledTo).not.toHaveBeenCalled()
  show('b', 'The second one.')
  expect(scrolledTo.mock.calls).toEqual([['The second one.']])
})

it('as the talk begins they come into sight, unless enough of them is', () => {
  inSight = 0.7
  mount().speak()
  expect(cameIntoSight).not.toHaveBeenCalled()

  inSight = 0.3
  const { speak } = mount()
  expect(cameIntoSight).not.toHaveBeenCalled()
  speak()
  expect(cameIntoSight).toHaveBeenCalledOnce()
})

it('long notes can be scrolled with the keyboard', () => {
  expect(mount().find('[tabindex="0"]')?.textContent).toBe('The first one.')
})
