import { EventEmitter } from 'node:events'

import { beforeEach, expect, test } from 'vitest'

import type { CallNews } from './call-protocol.ts'
import { type CallSdk, createCallRoom } from './call-room.ts'
import { createNarratorAssistant } from './narrator-assistant.ts'

const key = 'pk-canary'
const assistant = createNarratorAssistant({ text: 'Good morning.', speaker: 'sarah', rate: 1 })

/** An SDK of which every call and every event is seen. */
function createSdk() {
  const events = new EventEmitter()
  const asked: unknown[][] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void asked.push([name, ...given])
  const sdk = {
    on: events.on.bind(events),
    removeAllListeners: events.removeAllListeners.bind(events),
    start: async (given: unknown) => note('start')(given),
    stop: async () => note('stop')(),
    say: note('say'),
    send: note('send'),
    setVolume: note('volume'),
    end: note('end'),
  }
  return { sdk: sdk as unknown as CallSdk, emit: events.emit.bind(events), asked }
}

let fake: ReturnType<typeof createSdk>
let news: CallNews[]
let keys: string[]
let room: ReturnType<typeof createCallRoom>

beforeEach(() => {
  fake = createSdk()
  news = []
  keys = []
  room = createCallRoom({
    createSdk(given) {
      keys.push(given)
      return fake.sdk
    },
    tell: (told) => void news.push(told),
  })
})

const start = () => room.take({ kind: 'start', key, assistant, volume: 0.5 })

test('VA2 a call begins with its assistant and volume, and a second start is ignored', () => {
  start()
  start()
  expect(keys).toEqual([key])
  expect(fake.asked).toEqual([
    ['volume', 0.5],
    ['start', assistant],
  ])
})

test('VA2 what is asked for before there is a call does nothing', () => {
  room.take({ kind: 'say', text: 'x' })
  room.take({ kind: 'mute', isMuted: true })
  expect(fake.asked).toEqual([])
})

test('VA5 sound, silence, turns and the network are told as they come', () => {
  start()
  fake.emit('call-start')
  fake.emit('speech-start')
  fake.emit('volume-level', 0.4)
  fake.emit('message', { type: 'speech-update', role: 'assistant', status: 'stopped' })
  fake.emit('speech-end')
  fake.emit('network-connection', { type: 'signaling', event: 'interrupted' })
  fake.emit('network-connection', { type: 'sfu', event: 'connected' })
  expect(news).toEqual([
    { kind: 'listening' },
    { kind: 'speaking', isSpeaking: true },
    { kind: 'level', level: 0.4 },
    { kind: 'turn', isOn: false },
    { kind: 'speaking', isSpeaking: false },
    { kind: 'network', isConnected: false },
    { kind: 'network', isConnected: true },
  ])
})

test('VA4 what replaces is said with the right to interrupt; muting is a message to the assistant', () => {
  start()
  room.take({ kind: 'say', text: 'Next' })
  room.take({ kind: 'mute', isMuted: true })
  room.take({ kind: 'mute', isMuted: false })
  expect(fake.asked.slice(2)).toEqual([
    ['say', 'Next', false, false, true],
    ['send', { type: 'control', control: 'mute-assistant' }],
    ['send', { type: 'control', control: 'unmute-assistant' }],
  ])
})

test('VA6 one failure is one message, whatever the SDK says about it afterwards', () => {
  start()
  const error = { message: { type: 'no-room', msg: 'No such room' } }
  for (const type of ['daily-error', 'daily-call-join-error', 'start-method-error'])
    fake.emit('error', { type, error })
  fake.emit('call-end')
  expect(news).toEqual([
    { kind: 'error', type: 'daily-error', message: 'No such room', status: null },
  ])
  expect(fake.asked.at(-1)).toEqual(['stop'])
})

test('VA6 what does not end the call is not told', () => {
  start()
  fake.emit('error', { type: 'audio-processing-setup-error', error: { message: 'Krisp' } })
  expect(news).toEqual([])
})

test('VA8 a service that quotes the key does not bring it on the screen', () => {
  start()
  fake.emit('error', { type: 'start-method-error', error: { message: `Bad key ${key}.` } })
  expect(JSON.stringify(news)).not.toContain(key)
})

test('VA7 a call ends once: with its reason, and without an error', () => {
  start()
  fake.emit('message', { type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' })
  fake.emit('error', { type: 'daily-error', error: { message: 'Meeting has ended' } })
  fake.emit('call-end')
  expect(news).toEqual([{ kind: 'ended', reason: 'silence-timed-out' }])
})

test('VA9 sound that the browser keeps in is told as such', () => {
  start()
  fake.emit('error', { type: 'audio-start-failed', error: { message: 'play() failed' } })
  expect(news).toEqual([{ kind: 'blocked' }])
})

test('VA2 hanging up tells the service', () => {
  start()
  room.take({ kind: 'end' })
  room.take({ kind: 'end' })
  expect(fake.asked.filter(([name]) => name === 'end')).toHaveLength(1)
  expect(news).toEqual([{ kind: 'ended', reason: '' }])
})
