import type { Page } from '@playwright/test'

/** What the page let out of its loudspeaker, and when each word should be heard and was lit. */
export type NarrationRecord = {
  /** Loudness of every 10 ms that came out, from the first that was heard to the last. */
  envelope: number[]
  /** Seconds on the audio clock: when a word is heard, and when it was seen. */
  words: { index: number; heard: number; lit: number }[]
  /** When each clip begins and ends on the audio clock. */
  clips: { start: number; end: number }[]
}

/**
 * Listens where sound leaves the page, so that nothing but what is really played is heard, and
 * watches which word is lit at what time of the same clock.
 */
export async function recordNarration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Speech = { samples: Float32Array; sampleRate: number; words: { start: number }[] }
    const frameSeconds = 0.01
    const envelope: (number | undefined)[] = []
    const clips: { start: number; end: number; offset: number; length: number }[] = []
    const speeches: Speech[] = []
    const lit: { index: number; at: number }[] = []
    let context: AudioContext | null = null

    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function tap(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode && context !== this.context) {
        context = this.context as AudioContext
        const ear = context.createScriptProcessor(4096, 1, 1)
        connect.call(this, ear)
        connect.call(ear, to)
        ear.addEventListener('audioprocess', ({ inputBuffer, playbackTime }) => {
          const wave = inputBuffer.getChannelData(0)
          const size = Math.round(inputBuffer.sampleRate * frameSeconds)
          for (let from = 0; from + size <= wave.length; from += size) {
            const part = wave.subarray(from, from + size)
            const place = Math.round((playbackTime + from / inputBuffer.sampleRate) / frameSeconds)
            envelope[place] = Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / size)
          }
        })
      }
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect

    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function note(when = 0, offset = 0) {
      const length = this.buffer?.length ?? 0
      const seconds = (this.buffer?.duration ?? 0) - offset
      clips.push({ start: when, end: when + seconds, offset, length })
      start.call(this, when, offset)
    }

    const NativeWorker = Worker
    window.Worker = class extends NativeWorker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'spoken' && data.result.ok) speeches.push(data.result.value)
        })
      }
    }

    function readClock() {
      const stamp = context?.getOutputTimestamp()
      if (!stamp?.performanceTime || stamp.contextTime === undefined) return 0
      return stamp.contextTime + (performance.now() - stamp.performanceTime) / 1000
    }
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['word'] === 'now')
          lit.push({ index: Number(target.dataset['index']), at: readClock() })
    }).observe(document, { attributes: true, attributeFilter: ['data-word'], subtree: true })

    Object.assign(window, {
      readNarration() {
        const heard = clips.flatMap(({ start: begins, offset, length }) => {
          const speech = speeches.find(({ samples }) => samples.length === length)
          return (speech?.words ?? []).map((word) => begins + word.start - offset)
        })
        const loud = Array.from(envelope, (level = 0) => level)
        const first = loud.findIndex((level) => level > 0.01)
        const last = loud.findLastIndex((level) => level > 0.01)
        return {
          envelope: loud.slice(first, last + 1),
          clips,
          // The first word is there when the panel appears, without a change.
          words: lit.flatMap(({ index, at }, place) => {
            const nearest = heard.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
            return nearest === undefined || place === 0 ? [] : [{ index, heard: nearest, lit: at }]
          }),
        }
      },
    })
  })
}

export const readNarration = (page: Page): Promise<NarrationRecord> =>
  page.evaluate(() =>
    (window as unknown as { readNarration: () => NarrationRecord }).readNarration(),
  )
