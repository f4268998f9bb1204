import { liveWaits } from '#core/narration/script/pacing.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import type { CallLine } from './call-frame.ts'
import type { CallNews } from './call-protocol.ts'
import { createNarratorAssistant, toVoiceSpeed } from './narrator-assistant.ts'

/** The key, without its value ever being kept here. */
export type CallKey = {
  isSet(): Promise<boolean>
  onChange(run: () => void): () => void
  read(): Promise<Result<string, VoiceFailure>>
}

/** One call, which speaks all slides of a talk. */
export type Call = {
  line: CallLine
  voice: string
  /** What it says by itself when it begins. */
  opening: string
  isListening: boolean
  /** By the word of the service, and by the sound. */
  isTurnOn: boolean
  isSounding: boolean
  /** Whether the service tells of turns at all. */
  tellsTurns: boolean
  isConnected: boolean
}

export type Asked = { text: string; speaker: string; rate: number }

/** Makes calls, one at a time, each in a document of its own. */
export type Phone = {
  call(): Call | null
  /** Loads the document of the next call. */
  prepare(signal?: AbortSignal): Promise<Result<void, VoiceFailure>>
  /** False when it was called off meanwhile. */
  dial(
    asked: Asked,
    volume: () => number,
    hear: (call: Call, news: CallNews) => void,
  ): Promise<Result<boolean, VoiceFailure>>
  hangUp(): void
  /** The call is over already. */
  drop(): void
  /** Nothing is left, not even what was loaded ahead. */
  close(): void
}

export type PhoneNeeds = {
  key: CallKey
  clock: Clock
  openLine: (signal?: AbortSignal) => Promise<CallLine | null>
}

export function createPhone({ key, clock, openLine }: PhoneNeeds): Phone {
  let call: Call | null = null
  /** Opened ahead of the call that will use it. */
  let spare: CallLine | null = null
  /** The next call may not begin before. */
  let freeAtMs = 0
  let dialed = 0

  function keepSpare(line: CallLine | null) {
    spare?.close()
    spare = line
  }

  function leave(): Call | null {
    const left = call
    call = null
    dialed += 1
    if (left) freeAtMs = clock.now() + liveWaits.afterStop * 1000
    return left
  }

  function hangUp() {
    const ended = leave()
    ended?.line.send({ kind: 'end' })
    // Later, so that the message gets out.
    if (ended) clock.after(liveWaits.afterStop * 1000, ended.line.close)
  }

  const waitUntilFree = (): Promise<void> =>
    new Promise((resolve) => void clock.after(Math.max(0, freeAtMs - clock.now()), resolve))

  return {
    call: () => call,
    hangUp,
    drop: () => leave()?.line.close(),
    close() {
      hangUp()
      keepSpare(null)
    },

    async prepare(signal) {
      const stored = await key.read()
      if (!stored.ok) return stored
      if (call || spare) return ok(undefined)
      const line = await openLine(signal)
      if (!line) return fail({ code: 'call-unavailable' })
      if (signal?.aborted) {
        line.close()
        return fail({ code: 'cancelled' })
      }
      keepSpare(line)
      return ok(undefined)
    },

    async dial(asked, volume, hear) {
      const dialing = ++dialed
      await waitUntilFree()
      if (dialing !== dialed) return ok(false)
      const stored = await key.read()
      if (dialing !== dialed) return ok(false)
      if (!stored.ok) return stored
      const line = spare ?? (await openLine())
      if (dialing !== dialed) {
        if (line !== spare) line?.close()
        return ok(false)
      }
      spare = null
      if (!line) return fail({ code: 'call-unavailable' })
      const begun: Call = {
        line,
        voice: nameVoice(asked),
        opening: asked.text,
        isListening: false,
        isTurnOn: false,
        isSounding: false,
        tellsTurns: false,
        isConnected: true,
      }
      call = begun
      line.onNews((news) => {
        if (call === begun) hear(begun, news)
      })
      const assistant = createNarratorAssistant(asked)
      line.send({ kind: 'start', key: stored.value, assistant, volume: volume() })
      return ok(true)
    },
  }
}

/** Who speaks, and how fast, is said when the call begins. */
export const nameVoice = ({ speaker, rate }: Pick<Asked, 'speaker' | 'rate'>): string =>
  `${speaker} ${toVoiceSpeed(rate)}`
