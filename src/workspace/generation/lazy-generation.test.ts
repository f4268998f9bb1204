import { expect, test } from 'vitest'

import type { Generation } from './generation.ts'
import type { DeckOrigin, GenerationEnd } from './generation-state.ts'
import { createLazyGeneration } from './lazy-generation.ts'

const request = { topic: 'Bees' }
const origin: DeckOrigin = {
  request,
  slideIds: [],
  shortfall: { kind: 'template' },
  description: '',
  isAccepted: false,
  end: null,
}
const saved: GenerationEnd = { kind: 'saved', id: 'deck-1' }
const offline: GenerationEnd = { kind: 'no-model', failure: { code: 'offline' } }

function createWriter(state: Generation['state']) {
  const heard: string[] = []
  const make = (name: string) => (): Promise<GenerationEnd> => {
    heard.push(name)
    return Promise.resolve(saved)
  }
  const writer: Generation = {
    state,
    start: make('start'),
    retry: make('retry'),
    compose: make('compose'),
    takeTemplate: make('takeTemplate'),
    saveAgain: make('saveAgain'),
    complete: async () => void heard.push('complete'),
    stop: () => void heard.push('stop'),
    accept: (id) => void heard.push(`accept ${id}`),
    forget: async () => void heard.push('forget'),
  }
  return { writer, heard }
}

test('what writes is fetched once, with the first request, and gets the state that screens look at', async () => {
  let fetched = 0
  let heard: string[] = []
  const generation = createLazyGeneration((state) => {
    fetched += 1
    const made = createWriter(state)
    heard = made.heard
    return Promise.resolve(made.writer)
  })
  await generation.forget()
  generation.stop()
  expect(fetched).toBe(0)

  expect(await generation.start(request)).toBe(saved)
  generation.stop()
  generation.accept('deck-1')
  await generation.retry()
  expect(fetched).toBe(1)
  expect(heard).toEqual(['start', 'stop', 'accept deck-1', 'retry'])
})

test('when it cannot be fetched, the screen learns so, and Retry fetches again', async () => {
  let isOnline = false
  const generation = createLazyGeneration((state) =>
    isOnline ? Promise.resolve(createWriter(state).writer) : Promise.reject(new Error('offline')),
  )
  expect(await generation.start(request)).toEqual(offline)
  expect(generation.state.getState().last).toEqual({ request, end: offline })

  isOnline = true
  expect(await generation.retry()).toBe(saved)
})

test('GD9 what was known before a reload can be accepted and forgotten before anything is fetched', async () => {
  let heard: string[] = []
  const generation = createLazyGeneration((state) => {
    const made = createWriter(state)
    heard = made.heard
    return Promise.resolve(made.writer)
  })
  generation.state.setState({ origins: { 'deck-1': origin } })
  generation.accept('deck-1')
  await expect.poll(() => heard).toEqual(['accept deck-1'])
  await generation.forget()
  expect(generation.state.getState().origins).toEqual({})
})
