// Runs on the audio thread, where no sample is missed however busy the page is.
const chunkFrames = 4096

class SoundTap extends AudioWorkletProcessor {
  chunk = { frame: 0, samples: new Float32Array(chunkFrames), length: 0 }

  process([[samples] = []]) {
    // Nothing is connected: what follows will stand elsewhere.
    if (!samples) {
      if (this.chunk.length > 0) this.flush()
      return true
    }
    if (this.chunk.length === 0) this.chunk.frame = currentFrame
    this.chunk.samples.set(samples, this.chunk.length)
    this.chunk.length += samples.length
    if (this.chunk.length === chunkFrames) this.flush()
    return true
  }

  flush() {
    const { frame, samples, length } = this.chunk
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.port.postMessage({ frame, samples: samples.slice(0, length) })
    this.chunk.length = 0
  }
}

registerProcessor('sound-tap', SoundTap)
