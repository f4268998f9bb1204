import type { Clip } from '#ports/sound/player.ts'

/** A clip, or the rest of one, on its way out. */
export type Sound = { source: AudioBufferSourceNode; fader: GainNode; at: number }

/** Cutting into a wave clicks. */
const fadeSeconds = 0.006

export function startSound(
  context: AudioContext,
  output: AudioNode,
  clip: Clip,
  { at, offset }: { at: number; offset: number },
): Sound {
  const source = new AudioBufferSourceNode(context, { buffer: toBuffer(context, clip) })
  const fader = new GainNode(context)
  source.connect(fader).connect(output)
  if (offset > 0) {
    fader.gain.setValueAtTime(0, at)
    fader.gain.linearRampToValueAtTime(1, at + fadeSeconds)
  }
  source.start(at, offset)
  source.addEventListener('ended', () => fader.disconnect())
  return { source, fader, at }
}

export function cutSound(context: AudioContext, { source, fader, at }: Sound): void {
  const now = context.currentTime
  if (context.state === 'running' && at < now) {
    fader.gain.setValueAtTime(1, now)
    fader.gain.linearRampToValueAtTime(0, now + fadeSeconds)
    source.stop(now + fadeSeconds)
  } else {
    source.stop()
    fader.disconnect()
  }
}

function toBuffer(context: AudioContext, { samples, sampleRate }: Clip): AudioBuffer {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate)
  buffer.getChannelData(0).set(samples)
  return buffer
}
