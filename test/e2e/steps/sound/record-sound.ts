import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

/** Sample by sample what came out, from the beginning of the audio clock. */
export type RecordedSound = { sampleRate: number; samples: Float32Array }

type Packed = { sampleRate: number; first: number; samples: string }

/**
 * Listens where sound leaves the page, so that nothing but what is really played is heard. The
 * listener is a module of our own, which the app's policy rightly refuses: use it with `bypassCSP`.
 */
export async function recordSound(page: Page): Promise<void> {
  const tapSource = readFileSync(new URL('./sound-tap.js', import.meta.url), 'utf8')
  await page.addInitScript((source) => {
    let chunks: { frame: number; samples: Float32Array }[] = []
    let sampleRate = 0

    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    async function tap(node: AudioNode) {
      await node.context.audioWorklet.addModule(
        `data:text/javascript,${encodeURIComponent(source)}`,
      )
      const ear = new AudioWorkletNode(node.context, 'sound-tap', { numberOfOutputs: 0 })
      chunks = []
      sampleRate = node.context.sampleRate
      ear.port.addEventListener('message', ({ data }) => chunks.push(data))
      ear.port.start()
      connect.call(node, ear)
      Object.assign(window, { packSound })
    }
    AudioNode.prototype.connect = function tapped(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) void tap(this)
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect

    function packSound() {
      const first = chunks[0]?.frame ?? 0
      const last = chunks.at(-1)
      const whole = new Int16Array(last ? last.frame + last.samples.length - first : 0)
      for (const { frame, samples } of chunks)
        whole.set(
          samples.map((sample) => Math.round(sample * 32_767)),
          frame - first,
        )
      const bytes = new Uint8Array(whole.buffer)
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return { sampleRate, first, samples: btoa(text) }
    }
  }, tapSource)
}

/** The page has begun to make sound, and is heard. */
export async function waitForSoundTap(page: Page): Promise<void> {
  await page.waitForFunction(() => 'packSound' in window)
}

export async function readSound(page: Page): Promise<RecordedSound> {
  const { sampleRate, first, samples } = await page.evaluate(() =>
    (window as unknown as { packSound: () => Packed }).packSound(),
  )
  const bytes = Buffer.from(samples, 'base64')
  const whole = new Float32Array(first + bytes.length / 2)
  for (let at = 0; at < bytes.length / 2; at++)
    whole[first + at] = bytes.readInt16LE(at * 2) / 32_767
  return { sampleRate, samples: whole }
}
