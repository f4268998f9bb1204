import * as sdk from '@vapi-ai/web'
import type Vapi from '@vapi-ai/web'

import type { CallGreeting, CallNews, CallRequest } from './call-protocol.ts'
import { type CallSdk, createCallRoom } from './call-room.ts'

const greeting: CallGreeting = 'lectern-call'

// Bundlers differ in how deep they put the one export of a CommonJS module.
const found: unknown = Reflect.get(sdk.default, 'default') ?? sdk.default
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the class itself, wherever it was
const SdkClass = found as new (...given: ConstructorParameters<typeof Vapi>) => CallSdk

/** A call wants a microphone. It gets one that hears nothing, so nobody is asked for theirs. */
function createSilentTrack(): MediaStreamTrack | true {
  const context = new AudioContext()
  void context.resume()
  return context.createMediaStreamDestination().stream.getAudioTracks()[0] ?? true
}

// Evaluating a text as code is the one thing this document's policy forbids that the SDK would do.
function createSdk(key: string): CallSdk {
  const audioSource = createSilentTrack()
  return new SdkClass(key, undefined, { avoidEval: true }, { audioSource })
}

function answer(event: MessageEvent<unknown>) {
  const [port] = event.ports
  const isApp = event.source === window.parent && event.origin === window.location.origin
  if (!isApp || event.data !== greeting || !port) return
  window.removeEventListener('message', answer)
  const room = createCallRoom({ createSdk, tell: (news: CallNews) => port.postMessage(news) })
  port.addEventListener('message', ({ data }: MessageEvent<CallRequest>) => room.take(data))
  port.start()
}

// Opened by itself it has nobody to call for.
if (window.parent !== window) {
  window.addEventListener('message', answer)
  window.parent.postMessage(greeting, window.location.origin)
}
