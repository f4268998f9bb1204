import type { OpenSoundFile } from '#ports/sound/sound-file.ts'

/** No frames are painted for a hidden page, but its sound goes on. */
const hiddenTickMs = 250

/**
 * The browser's own player of files: it goes on behind a locked screen, answers to the keys of
 * headphones, and keeps the pitch at every speed.
 */
export const openBrowserSoundFile: OpenSoundFile = (file, tell) => {
  const url = URL.createObjectURL(file)
  const audio = new Audio(url)
  audio.preload = 'auto'
  let stopTicking: (() => void) | null = null
  /** A pause of ours, or the one that comes with the end, is no news. */
  let isWanted = false

  function tick() {
    stopTicking?.()
    if (!isWanted) return
    tell('moved')
    const frame = requestAnimationFrame(tick)
    const timer = setTimeout(tick, hiddenTickMs)
    stopTicking = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }

  function rest() {
    isWanted = false
    stopTicking?.()
  }

  audio.addEventListener('playing', () => {
    if (!isWanted) return
    tell('playing')
    tick()
  })
  audio.addEventListener('waiting', () => isWanted && tell('waiting'))
  audio.addEventListener('ended', () => {
    rest()
    tell('ended')
  })
  audio.addEventListener('pause', () => {
    if (!isWanted || audio.ended) return
    rest()
    tell('paused')
  })
  audio.addEventListener('error', () => {
    rest()
    tell('unplayable')
  })

  return {
    play(from) {
      isWanted = true
      // A place that is a little off would repeat or swallow a sound where it only goes on.
      if (Math.abs(audio.currentTime - from) > 0.05) audio.currentTime = from
      audio.play().catch((error: unknown) => {
        // One that was overtaken by a pause is none.
        if (!isWanted || !(error instanceof DOMException)) return
        if (error.name === 'NotAllowedError') {
          rest()
          tell('refused')
        }
      })
    },
    pause() {
      rest()
      audio.pause()
    },
    position: () => audio.currentTime,
    setRate(rate) {
      // The first for what is loaded already, the second for what is loaded next.
      audio.playbackRate = rate
      audio.defaultPlaybackRate = rate
    },
    setVolume(volume) {
      audio.volume = volume
      // Phones do not let a page set how loud it is, but whether it is heard.
      audio.muted = volume === 0
    },
    close() {
      rest()
      audio.pause()
      audio.removeAttribute('src')
      URL.revokeObjectURL(url)
    },
  }
}
