/** Headphones without a cable, or Firefox on a calm day: sound is allowed, and comes later. Runs in the page. */
export function openSoundSlowly(milliseconds: number): void {
  const NativeContext = AudioContext
  window.AudioContext = class extends NativeContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      void super.suspend()
    }

    override async resume() {
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      return super.resume()
    }
  }
}
