import { planIntroduction } from '#core/narration/talk/plan-introduction.ts'
import { ok, type Result } from '#core/result.ts'
import type { Preferences } from '#ports/storage/preferences.ts'
import type {
  GraphicsTrial,
  GraphicsUse,
  Speech,
  SpeechRequest,
  Voice,
  VoiceFailure,
} from '#ports/sound/voice.ts'

import { hasGraphics } from '../device/has-graphics.ts'
import { forgetVoiceFiles, measureMissing, readManifest } from '../device/voice-files.ts'
import { graphicsSource } from '../device/voice-sources.ts'
import type { WorkerVoice } from '../device/worker-voice.ts'

/** One step of the model's durations is half of this: rounding may move a word by one. */
const wordSeconds = 0.05
/** Once may be a mishap; twice in one session is the device. */
const mostMishaps = 2

const uses: Readonly<Record<string, GraphicsUse>> = { used: 'used', slow: 'slow', wrong: 'wrong' }

type Engine = Voice & Pick<WorkerVoice, 'close'>

/** What a browser tells of its device, and keeps on it. */
type Device = {
  hasGraphics(): Promise<boolean>
  /** Bytes of the engine that are still to be fetched; null where there is none. */
  measure(): Promise<number | null>
  forget(): Promise<void>
}

type Needs = {
  processor: Engine
  graphics: Engine
  preferences: Preferences
  device?: Device
}

/** A voice that is computed on the graphics processor where that was tried and is right and faster. */
export function createGraphicsVoice({
  processor,
  graphics,
  preferences,
  device = browserDevice,
}: Needs): Engine & { graphics: GraphicsTrial } {
  const name = `graphics-${processor.id}`
  let mishaps = 0

  const recall = () => uses[preferences.read(name) ?? ''] ?? null
  const isUsed = () => recall() === 'used'

  function settle(found: GraphicsUse): GraphicsUse {
    preferences.write(name, found)
    // Each holds a few hundred megabytes.
    if (found === 'used') processor.close()
    else graphics.close()
    return found
  }

  /** Of what it cannot do there is only a failure; the processor does it instead. */
  async function speak(
    request: SpeechRequest,
    signal?: AbortSignal,
  ): Promise<Result<Speech, VoiceFailure>> {
    if (!isUsed()) return processor.speak(request, signal)
    const spoken = await graphics.speak(request, signal)
    if (spoken.ok || !isMishap(spoken.error)) return spoken
    mishaps += 1
    if (mishaps >= mostMishaps) settle('wrong')
    return processor.speak(request, signal)
  }

  async function compare(signal: AbortSignal): Promise<Result<GraphicsUse, VoiceFailure>> {
    for (const request of listTrials(processor)) {
      const right = await processor.speak(request, signal)
      if (!right.ok) return right
      const tried = await graphics.speak(request, signal)
      if (!tried.ok) return isMishap(tried.error) ? ok(settle('wrong')) : tried
      if (!isSameSpeech(right.value, tried.value)) return ok(settle('wrong'))
    }
    const [usual, other] = [processor.effort?.() ?? null, graphics.effort?.() ?? null]
    return ok(settle(usual !== null && other !== null && other < usual ? 'used' : 'slow'))
  }

  return {
    ...processor,
    effort: () => (isUsed() ? graphics : processor).effort?.() ?? null,
    speak,
    async prepare(onProgress, signal) {
      if (!isUsed()) return processor.prepare(onProgress, signal)
      const prepared = await graphics.prepare(onProgress, signal)
      if (prepared.ok || !isMishap(prepared.error)) return prepared
      settle('wrong')
      return processor.prepare(onProgress, signal)
    },
    close() {
      processor.close()
      graphics.close()
    },
    graphics: {
      use: recall,
      measure: async () => ((await device.hasGraphics()) ? device.measure() : null),
      async attempt(onProgress, signal) {
        // What was called off goes on in its worker, for minutes where it is slow.
        signal.addEventListener('abort', graphics.close, { once: true })
        const prepared = await graphics.prepare(onProgress, signal)
        const compared = prepared.ok ? await compare(signal) : prepared
        signal.removeEventListener('abort', graphics.close)
        if (compared.ok || !isMishap(compared.error)) return compared
        return ok(settle('wrong'))
      },
      async leave() {
        preferences.write(name, '')
        graphics.close()
        await device.forget()
      },
    },
  }
}

const browserDevice: Device = {
  hasGraphics,
  async measure() {
    const manifest = await readManifest(graphicsSource)
    return manifest.ok ? measureMissing(manifest.value) : null
  },
  forget: () => forgetVoiceFiles(graphicsSource),
}

/** What a driver that computes wrong, or breaks down, comes to. */
const isMishap = ({ code }: VoiceFailure): boolean =>
  code === 'engine-failed' || code === 'out-of-memory' || code === 'unsupported'

/** Twice, since the first time an engine warms up. */
function listTrials(voice: Voice): SpeechRequest[] {
  const [speaker] = voice.listSpeakers()
  const lines = speaker ? planIntroduction(speaker) : []
  return [...lines, ...lines]
}

/** Noise is part of the voice, so no two sounds are alike; what is said when comes of the same numbers. */
const isSameSpeech = (one: Speech, other: Speech): boolean =>
  one.words.length === other.words.length &&
  one.words.every(({ start, end }, at) => {
    const word = other.words[at]
    return (
      word !== undefined &&
      Math.abs(word.start - start) < wordSeconds &&
      Math.abs(word.end - end) < wordSeconds
    )
  })
