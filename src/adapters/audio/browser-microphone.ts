import { fail, ok } from '#core/result.ts'
import type { Microphone, MicrophoneFailure, TakeEvents } from '#ports/sound/microphone.ts'

/** Voices have nothing above 12 kHz that anybody would miss. */
const sampleRate = 24_000
const bitsPerSecond = 128_000
const pieceMs = 1_000

/** Echo is taken out, in case a talk is heard; the rest is left as it sounds. */
const wanted = { audio: { channelCount: 1, echoCancellation: true, autoGainControl: true } }

export const browserMicrophone: Microphone = {
  async record({ onPiece, onCutOff }: TakeEvents) {
    if (!globalThis.MediaRecorder || !navigator.mediaDevices) return fail({ code: 'unsupported' })
    const stream = await navigator.mediaDevices
      .getUserMedia(wanted)
      .catch((reason: unknown) => nameFailure(reason))
    if (!(stream instanceof MediaStream)) return fail(stream)
    const end = () => stream.getTracks().forEach((track) => track.stop())
    const recorder = startRecorder(stream)
    if (!recorder) {
      end()
      return fail({ code: 'unsupported' })
    }
    const meter = createMeter(stream)
    const pieces: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      pieces.push(data)
      onPiece(data)
    })
    const stopped = new Promise<void>((resolve) => {
      recorder.addEventListener('stop', () => resolve(), { once: true })
    })
    stream.getTracks().forEach((track) => track.addEventListener('ended', onCutOff))
    const letGo = () => {
      if (recorder.state !== 'inactive') recorder.stop()
      end()
      meter.close()
    }
    return ok({
      level: meter.level,
      async stop() {
        letGo()
        await stopped
        return new Blob(pieces, { type: recorder.mimeType })
      },
      cancel: letGo,
    })
  },

  async read(file) {
    try {
      // Brings any rate to this one by itself.
      const context = new OfflineAudioContext(1, 1, sampleRate)
      const decoded = await context.decodeAudioData(await file.arrayBuffer())
      return ok({ samples: mixDown(decoded), sampleRate })
    } catch {
      return fail({ code: 'unreadable' })
    }
  },
}

function startRecorder(stream: MediaStream): MediaRecorder | null {
  try {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond })
    recorder.start(pieceMs)
    return recorder
  } catch {
    return null
  }
}

function nameFailure(reason: unknown): MicrophoneFailure {
  switch (reason instanceof DOMException ? reason.name : '') {
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { code: 'no-microphone' }
    case 'NotReadableError':
    case 'AbortError':
      return { code: 'busy' }
    case 'NotAllowedError':
    case 'SecurityError':
      return { code: 'refused' }
    default:
      return { code: 'unsupported' }
  }
}

function createMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext()
  // It may have to be woken, as where the press that began it was long ago.
  void context.resume()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
    },
    close: () => void context.close(),
  }
}

function mixDown(sound: AudioBuffer): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    sound.getChannelData(channel).forEach((value, at) => {
      mixed[at] = (mixed[at] ?? 0) + value / sound.numberOfChannels
    })
  return mixed
}
