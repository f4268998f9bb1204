import type Vapi from '@vapi-ai/web'

import type { CallNews, CallRequest } from './call-protocol.ts'
import type { NarratorAssistant } from './narrator-assistant.ts'
import { readCallError } from './read-call-error.ts'
import { readCallMessage } from './read-call-message.ts'

/** What is used of the SDK. */
export type CallSdk = Pick<
  Vapi,
  'on' | 'removeAllListeners' | 'say' | 'send' | 'setVolume' | 'end' | 'stop'
> & { start(assistant: NarratorAssistant): Promise<unknown> }

type Needs = {
  createSdk: (key: string) => CallSdk
  tell: (news: CallNews) => void
}

/** Holds one call: does what the app asks, and tells each thing that happens once. */
export function createCallRoom({ createSdk, tell }: Needs) {
  let sdk: CallSdk | null = null
  let isOver = false

  function finish(news: CallNews) {
    if (isOver) return
    isOver = true
    tell(news)
    sdk?.removeAllListeners()
    // What still goes wrong after the end is nobody's concern; without a listener it would throw.
    sdk?.on('error', () => {})
    void sdk?.stop().catch(() => undefined)
  }

  function pass(news: CallNews) {
    if (!isOver) tell(news)
  }

  function listen(call: CallSdk, key: string) {
    call.on('call-start', () => pass({ kind: 'listening' }))
    call.on('volume-level', (level) => pass({ kind: 'level', level }))
    call.on('speech-start', () => pass({ kind: 'speaking', isSpeaking: true }))
    call.on('speech-end', () => pass({ kind: 'speaking', isSpeaking: false }))
    call.on('call-end', () => finish({ kind: 'ended', reason: '' }))
    call.on('network-connection', (event: unknown) => {
      const isConnected = isConnectedBy(event)
      if (isConnected !== null) pass({ kind: 'network', isConnected })
    })
    call.on('message', (message: unknown) => {
      const news = readCallMessage(message)
      if (news?.kind === 'ended') finish(news)
      else if (news) pass(news)
    })
    call.on('error', (payload: unknown) => {
      const { type, message, status, isNaturalEnd, isHarmless } = readCallError(payload)
      if (isHarmless) return
      if (isNaturalEnd) finish({ kind: 'ended', reason: message })
      else if (type === 'audio-start-failed') finish({ kind: 'blocked' })
      // A service may quote what it was sent.
      else finish({ kind: 'error', type, message: message.replaceAll(key, '…'), status })
    })
  }

  function start({ key, assistant, volume }: Extract<CallRequest, { kind: 'start' }>) {
    if (sdk) return
    sdk = createSdk(key)
    listen(sdk, key)
    sdk.setVolume(volume)
    // It tells of every failure by an event, also of the one that it throws.
    sdk.start(assistant).catch(() => undefined)
  }

  return {
    take(request: CallRequest) {
      switch (request.kind) {
        case 'start':
          return start(request)
        case 'say':
          return sdk?.say(request.text, false, false, true)
        case 'mute':
          return sdk?.send({
            type: 'control',
            control: request.isMuted ? 'mute-assistant' : 'unmute-assistant',
          })
        case 'volume':
          return sdk?.setVolume(request.volume)
        case 'end':
          if (!isOver) sdk?.end()
          return finish({ kind: 'ended', reason: '' })
      }
    },
  }
}

function isConnectedBy(event: unknown): boolean | null {
  if (typeof event !== 'object' || event === null || !('event' in event)) return null
  if (event.event === 'interrupted') return false
  return event.event === 'connected' ? true : null
}
