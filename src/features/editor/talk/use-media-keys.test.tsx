// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

import type { DeckTools } from '#workspace/deck-tools.ts'

import { createHall } from '../../../../test/fixtures/presenting-hall.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { useMediaKeys } from './use-media-keys.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const unmounts: (() => void)[] = []
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => unmount())))

function Keys() {
  useMediaKeys()
  return null
}

it('PR28 keys of a keyboard or of headphones hold the talk and skip slides; without a talk they are let go', async () => {
  const keys = new Map<string, MediaSessionActionHandler | null>()
  const mediaSession = {
    setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
      // Browsers refuse what they do not know.
      if (action === 'stop') throw new TypeError('unknown')
      keys.set(action, handler)
    },
  }
  Object.defineProperty(navigator, 'mediaSession', { value: mediaSession, configurable: true })
  const hall = await createHall()
  const root = createRoot(document.createElement('div'))
  unmounts.push(() => root.unmount())
  const tools = { presenter: hall.presenter } as unknown as DeckTools
  act(() =>
    root.render(
      <DeckToolsContext value={tools}>
        <Keys />
      </DeckToolsContext>,
    ),
  )
  const press = (action: MediaSessionAction) =>
    act(async () => {
      keys.get(action)?.({ action })
      await hall.listen(0.3)
    })
  const view = () => hall.presenter.state.getState()
  expect(keys.size).toBe(0)

  await act(async () => {
    await hall.presenter.presentAll()
    await hall.listen(0.3)
  })
  await press('nexttrack')
  expect(view()).toMatchObject({ status: 'speaking', slideId: 'b' })
  await press('pause')
  expect(view().status).toBe('paused')
  await press('play')
  expect(view().status).toBe('speaking')
  await press('previoustrack')
  expect(view().slideId).toBe('a')

  act(() => hall.presenter.stop())
  expect(keys.get('nexttrack')).toBeNull()
})
