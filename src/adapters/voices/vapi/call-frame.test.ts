// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { openCallFrame } from './call-frame.ts'

afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))

const findFrame = () => document.querySelector('iframe')

/** The document says hello; what it is answered with. */
function greet({ data = 'lectern-call', origin = location.origin, isOther = false } = {}) {
  const target = findFrame()?.contentWindow
  if (!target) throw new Error('There is a frame')
  const answers: { message: unknown; origin: unknown; ports: MessagePort[] }[] = []
  Object.defineProperty(target, 'postMessage', {
    configurable: true,
    value: (message: unknown, to: unknown, ports: MessagePort[]) =>
      answers.push({ message, origin: to, ports }),
  })
  const source = isOther ? window : target
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return answers
}

test('VA2 a frame out of sight is loaded, and once it says hello it is given a port', async () => {
  const opening = openCallFrame()
  expect(findFrame()?.hidden).toBe(true)
  expect(findFrame()?.getAttribute('src')).toBe('/call.html')
  const [answer] = greet()
  const line = await opening
  expect(answer).toMatchObject({ message: 'lectern-call', origin: location.origin })
  expect(answer?.ports).toHaveLength(1)
  line?.close()
  expect(findFrame()).toBeNull()
})

test('VA8 nobody else is given the port: neither another origin, nor another window, nor other words', async () => {
  const opening = openCallFrame()
  expect(greet({ origin: 'https://elsewhere.example' })).toEqual([])
  expect(greet({ isOther: true })).toEqual([])
  expect(greet({ data: 'hello' })).toEqual([])
  expect(greet()).toHaveLength(1)
  expect(await opening).not.toBeNull()
})

test('VA2 called off, nothing of it is left', async () => {
  const calling = new AbortController()
  const opening = openCallFrame(calling.signal)
  calling.abort()
  expect(await opening).toBeNull()
  expect(findFrame()).toBeNull()
  expect(await openCallFrame(calling.signal)).toBeNull()
  expect(findFrame()).toBeNull()
})

test('VA2 requests go out and news come in; what is no news is not heard', async () => {
  const opening = openCallFrame()
  const [answer] = greet()
  const line = await opening
  const [port] = answer?.ports ?? []
  const heard: unknown[] = []
  line?.onNews((news) => heard.push(news))
  const asked = new Promise((resolve) =>
    port?.addEventListener('message', ({ data }) => resolve(data)),
  )
  port?.start()
  line?.send({ kind: 'say', text: 'Hello' })
  expect(await asked).toEqual({ kind: 'say', text: 'Hello' })
  port?.postMessage({ kind: 'turn', isOn: 'perhaps' })
  port?.postMessage({ kind: 'turn', isOn: true })
  await expect.poll(() => heard).toEqual([{ kind: 'turn', isOn: true }])
  line?.close()
})
