// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { serveToasts, type Toast } from '#ui/notices/show-toast.ts'
import { createLinkedPictures } from '#workspace/pictures/linked-pictures.ts'
import type { DeckTools } from '#workspace/deck-tools.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createBrowser, shown } from '../../../../test/fixtures/deck-browser.ts'
import { DeckToolsContext } from '../../deck-tools-context.ts'
import { WorkspaceContext } from '../../workspace-context.ts'
import { createDeckNews } from './deck-news.ts'
import { SlideOverview, type SlideOverviewProps } from './slide-overview.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Thumbnails are painted in frames to come; here only what they say counts.
vi.stubGlobal('requestAnimationFrame', () => 0)
vi.stubGlobal('cancelAnimationFrame', () => {})
// A window without a size: nothing is ever in sight but the current slide.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}))

let toasts: Toast[] = []
serveToasts({
  show(toast) {
    toasts.push(toast)
    return () => {
      toasts = toasts.filter((other) => other !== toast)
    }
  },
  clear() {},
})

const unmounts: (() => void)[] = []
afterEach(() => {
  toasts = []
})
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => unmount())))

async function mount(props: Omit<SlideOverviewProps, 'openDeck' | 'news'> = {}) {
  const openDeck = await (await createBrowser()).openTab()
  const workspace = {
    session: { state: createStore(() => ({ user: { id: 'user' } })) },
    decks: {},
    linkedPictures: createLinkedPictures(),
  } as unknown as Workspace
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  unmounts.push(() => {
    root.unmount()
    container.remove()
  })
  await act(async () =>
    root.render(
      <WorkspaceContext value={workspace}>
        <DeckToolsContext value={{} as DeckTools}>
          <SlideOverview openDeck={openDeck} news={createDeckNews()} {...props} />
        </DeckToolsContext>
      </WorkspaceContext>,
    ),
  )
  const find = (selector: string) => container.querySelector<HTMLElement>(selector)
  const press = (key: string): void => {
    act(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      find('[role=listbox]')?.dispatchEvent(event)
    })
  }
  return { openDeck, find, press }
}

test('thumbnails are disabled during auto-advance, and say why', async () => {
  const { openDeck, find, press } = await mount({ navigationDisabled: true })
  expect(find('[role=listbox]')?.title).toBe('Navigation disabled during auto-advance')
  expect(find('[role=option]')?.getAttribute('aria-disabled')).toBe('true')
  press('ArrowDown')
  press('Delete')
  expect(shown(openDeck)).toMatchObject({ current: 0, deck: { slides: { length: 3 } } })

  const usual = await mount()
  expect(usual.find('[role=listbox]')?.title).toBe('')
  usual.press('ArrowDown')
  expect(shown(usual.openDeck).current).toBe(1)
})

test('editing controls appear only where slides can be edited', async () => {
  const { openDeck, find, press } = await mount({ editable: false })
  expect(find('button')).toBeNull()
  expect(find('[role=option]')?.draggable).toBe(false)
  press('ArrowDown')
  press('Delete')
  expect(shown(openDeck)).toMatchObject({ current: 1, deck: { slides: { length: 3 } } })

  const editor = await mount()
  expect(editor.find('button')?.ariaLabel).toBe('Actions for slide 1')
  expect(editor.find('[role=option]')?.draggable).toBe(true)
  editor.press('Delete')
  expect(shown(editor.openDeck).deck.slides).toHaveLength(2)
})

test('what was deleted can be brought back from a toast, until something else is done', async () => {
  const { openDeck, press } = await mount()
  const messages = () => toasts.map(({ message }) => message)
  press('Delete')
  await expect.poll(messages).toEqual(['1 slide deleted'])
  const { action } = toasts[0]!
  expect(action?.label).toBe('Undo')
  act(() => action?.run())
  expect(shown(openDeck).deck.slides).toHaveLength(3)
  await expect.poll(messages).toEqual([])

  press('Delete')
  press('Delete')
  await expect.poll(messages).toEqual(['1 slide deleted'])
  expect(shown(openDeck).deck.slides).toHaveLength(1)
  press('Delete')
  await act(async () => {})
  expect(messages()).toHaveLength(1)
})
