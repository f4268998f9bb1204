// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { lazyComponent, type LazyOptions } from './lazy-component.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Named = { name: string }

/** A greeting that comes over a network which is down at first. */
async function show(options?: LazyOptions<Named>) {
  const network = { isUp: false, asked: 0 }
  const Greeting = lazyComponent(
    async () => {
      network.asked++
      if (!network.isUp) throw new TypeError('Failed to fetch')
      return { Greeting: ({ name }: Named) => <p>Hello, {name}</p> }
    },
    'Greeting',
    options,
  )
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(<Greeting name="Ada" />))
  return {
    network,
    container,
    act: (deed: () => void) => act(async () => deed()),
    end: () => act(() => root.unmount()),
  }
}

test('LZ6 what could not be loaded says so in its place, and comes with the next try', async () => {
  const shown = await show({
    Missing: ({ tries, onRetry, wanted }) => (
      <button onClick={onRetry}>
        No {wanted.name} after {tries}
      </button>
    ),
  })
  const press = () => shown.act(() => shown.container.querySelector('button')?.click())
  expect(shown.container.textContent).toBe('No Ada after 1')
  await press()
  expect(shown.container.textContent).toBe('No Ada after 2')
  shown.network.isUp = true
  await press()
  expect(shown.container.textContent).toBe('Hello, Ada')
  shown.end()
})

test('LZ7 what nobody asked for fails without a word, and is tried again when somebody does something', async () => {
  const shown = await show()
  expect([shown.container.textContent, shown.network.asked]).toEqual(['', 1])
  await shown.act(() => dispatchEvent(new Event('keydown')))
  expect([shown.container.textContent, shown.network.asked]).toEqual(['', 2])
  shown.network.isUp = true
  await shown.act(() => dispatchEvent(new Event('pointerdown')))
  expect(shown.container.textContent).toBe('Hello, Ada')
  await shown.act(() => dispatchEvent(new Event('keydown')))
  expect(shown.network.asked).toBe(3)
  shown.end()
})
