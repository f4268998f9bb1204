import type { Page } from '@playwright/test'

import { readSound, type RecordedSound, recordSound } from './record-sound.ts'

/** Seconds are of the audio clock. */
export type PlayedClip = {
  /** When it is heard, up to where it was cut. */
  start: number
  end: number
  /** Where in the clip it begins. */
  offset: number
  /** Which of the speeches that were made it is; -1 when nobody made it. */
  speech: number
}

export type NarrationRecord = {
  sound: RecordedSound
  clips: PlayedClip[]
  /** What the voice made: seconds on the wall, seconds of sound, and its words within it. */
  speeches: { made: number; seconds: number; words: { start: number; end: number }[] }[]
  /** Which word was lit when, counted through its slide. */
  lit: { index: number; at: number }[]
  /** When the page was about to paint. */
  frames: number[]
  /** From the moment the model could speak to the first sound, on the wall. */
  firstSound: number
}

type Watched = Omit<NarrationRecord, 'sound'>

/** Records what is heard, and which word is lit at what time of the same clock. */
export async function recordNarration(page: Page): Promise<void> {
  await recordSound(page)
  await page.addInitScript(() => {
    const clips: (Omit<PlayedClip, 'speech'> & { mark: string; node: AudioNode })[] = []
    const speeches: (Watched['speeches'][number] & { mark: string })[] = []
    const lit: Watched['lit'] = []
    const frames: number[] = []
    let context: BaseAudioContext | null = null
    const askedAt = new Map<number | undefined, number>()
    let idleSince = 0
    let readyAt = 0
    let firstSound = 0

    /** Two speeches can be of the same length, but not of the same sound. */
    const markOf = (samples: Float32Array) =>
      [2, 3, 5].map((part) => samples[Math.floor(samples.length / part)]).join(' ')

    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function noteStart(when = 0, offset = 0) {
      context = this.context
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array()
      const duration = this.buffer?.duration ?? 0
      if (clips.length === 0)
        firstSound = (performance.now() - readyAt) / 1000 + when - context.currentTime
      clips.push({
        start: when,
        end: when + duration - offset,
        offset,
        mark: markOf(samples),
        node: this,
      })
      start.call(this, when, offset)
    }
    AudioBufferSourceNode.prototype.stop = function noteStop(when = 0) {
      const clip = clips.find(({ node }) => node === this)
      if (clip)
        clip.end = Math.max(clip.start, Math.min(clip.end, when || this.context.currentTime))
      stop.call(this, when)
    }

    const NativeWorker = Worker
    window.Worker = class extends NativeWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }) => {
          // It may have had nothing to do before.
          const since = Math.max(idleSince, askedAt.get(data?.id) ?? 0)
          idleSince = performance.now()
          if (data?.kind === 'prepared') {
            readyAt = idleSince
            Object.assign(window, { isVoiceReady: true })
          }
          if (data?.kind !== 'spoken' || !data.result.ok) return
          const { samples, sampleRate, words } = data.result.value
          const seconds = samples.length / sampleRate
          speeches.push({
            made: (idleSince - since) / 1000,
            seconds,
            words,
            mark: markOf(samples),
          })
        })
      }
      override postMessage(
        message: { id?: number },
        options?: StructuredSerializeOptions | Transferable[],
      ) {
        askedAt.set(message.id, performance.now())
        const transfer = Array.isArray(options) ? options : (options?.transfer ?? [])
        super.postMessage(message, transfer)
      }
    }

    function readClock() {
      if (!(context instanceof AudioContext)) return 0
      const { contextTime, performanceTime } = context.getOutputTimestamp()
      if (!performanceTime || contextTime === undefined) return 0
      // Where the machine is too busy to make sound, nothing is heard ahead of what was made.
      const heard = contextTime + (performance.now() - performanceTime) / 1000
      return Math.min(heard, context.currentTime)
    }
    requestAnimationFrame(function watch() {
      requestAnimationFrame(watch)
      if (context?.state === 'running') frames.push(readClock())
    })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['word'] === 'now')
          lit.push({ index: Number(target.dataset['index']), at: readClock() })
    }).observe(document, { attributes: true, attributeFilter: ['data-word'], subtree: true })

    Object.assign(window, {
      readNarration: (): Watched => ({
        lit,
        frames,
        firstSound,
        speeches: speeches.map(({ made, seconds, words }) => ({ made, seconds, words })),
        clips: clips.map(({ start: begins, end, offset, mark }) => ({
          start: begins,
          end,
          offset,
          speech: speeches.findIndex((speech) => speech.mark === mark),
        })),
      }),
    })
  })
}

/** The model is there and could speak; nothing has been spoken yet. */
export async function waitForVoice(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(() => 'isVoiceReady' in window, undefined, { timeout })
}

export async function readNarration(page: Page): Promise<NarrationRecord> {
  // What the tap has not handed over yet is part of what was heard.
  await page.waitForTimeout(500)
  const watched = await page.evaluate(() =>
    (window as unknown as { readNarration: () => Watched }).readNarration(),
  )
  return { ...watched, sound: await readSound(page) }
}
