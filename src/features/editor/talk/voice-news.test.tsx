// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

import type { DeckTools } from '#workspace/deck-tools.ts'
import type { PresenterView } from '#workspace/talk/presenter-state.ts'

import { createBrowser } from '../../../../test/fixtures/deck-browser.ts'
import { createQuietVoice } from '../../../../test/fixtures/quiet-voice.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { VoiceNews } from './voice-news.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const unmounts: (() => void)[] = []
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => unmount())))

async function mount() {
  const voice = createQuietVoice()
  const deck = await (await createBrowser()).openTab()
  const container = document.createElement('div')
  const root = createRoot(container)
  unmounts.push(() => root.unmount())
  act(() =>
    root.render(
      <DeckToolsContext value={voice as unknown as DeckTools}>
        <VoiceNews deck={deck} />
      </DeckToolsContext>,
    ),
  )
  const region = container.querySelector('output')
  const told: string[] = []
  const change = (view: Partial<PresenterView>) => {
    act(() => voice.presenter.state.setState(view))
    const now = region?.textContent ?? ''
    if (now !== told.at(-1)) told.push(now)
  }
  return { container, region, told, change }
}

it('RO7 every wait for the voice is told once, in a region that was there before', async () => {
  const { container, region, told, change } = await mount()
  expect(region?.textContent).toBe('')
  change({ loading: { loaded: 1_000_000, total: 9_000_000 } })
  change({ loading: { loaded: 5_000_000, total: 9_000_000 } })
  change({ loading: { loaded: 9_000_000, total: 9_000_000 } })
  change({ loading: null, isOpeningSound: true })
  change({ isOpeningSound: false, status: 'connected' })
  change({ status: 'speaking' })
  expect(told).toEqual([
    'Loading the voice',
    'Starting the voice…',
    'Waiting for your loudspeakers or headphones…',
    'Preparing the words…',
    '',
  ])
  expect(container.querySelector('output')).toBe(region)
})

it('RO7 what is seen of a wait says how far it has come, and is not told a second time', async () => {
  const { container, change } = await mount()
  change({ loading: { loaded: 5_000_000, total: 9_000_000 } })
  const seen = container.querySelector('[aria-hidden]')
  expect(seen?.textContent).toBe('Loading the voice: 5 MB of 9 MB')
  expect(container.querySelector('progress')?.getAttribute('aria-label')).toBe('Loading the voice')
})
