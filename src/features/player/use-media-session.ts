import { useEffect } from 'react'

import { jumpSeconds, type Playback } from '#workspace/playback/playback.ts'

/** The keys of a keyboard or of headphones, and the lock screen of a phone, have the talk, too. */
export function useMediaSession(playback: Playback, title: string): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const { mediaSession } = navigator
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', playback.play],
      ['pause', playback.pause],
      ['previoustrack', () => playback.turn(-1)],
      ['nexttrack', () => playback.turn(1)],
      ['seekbackward', ({ seekOffset = jumpSeconds }) => playback.jump(-seekOffset)],
      ['seekforward', ({ seekOffset = jumpSeconds }) => playback.jump(seekOffset)],
      ['seekto', ({ seekTime = 0 }) => playback.seek(seekTime)],
    ]
    // Before anybody has pressed Play this page has nothing to say about what is heard.
    const unfollow = playback.state.subscribe(({ status }, before) => {
      if (status === before.status) return
      if (before.status === 'ready') {
        mediaSession.metadata = new MediaMetadata({ title })
        for (const [action, handler] of handlers) setHandler(action, handler)
      }
      const isPlaying = status === 'playing' || status === 'waiting'
      mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
    })
    return () => {
      unfollow()
      for (const [action] of handlers) setHandler(action, null)
      mediaSession.metadata = null
      mediaSession.playbackState = 'none'
    }
  }, [playback, title])
}

/** Browsers refuse what they do not know. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // Then it has no such key.
  }
}
