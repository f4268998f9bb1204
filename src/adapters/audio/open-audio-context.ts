import type { Clock } from '#ports/clock.ts'

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM library: only Firefox has it. */
    getAutoplayPolicy?: (kind: 'audiocontext') => 'allowed' | 'allowed-muted' | 'disallowed'
  }
}

/** What a browser needs that lets sound out of a page that nobody has pressed anything on. */
const refusedAfterMs = 1_500
const presses = ['pointerup', 'keydown'] as const

/**
 * True once sound comes out, false when the browser wants a press first. Devices that take their time,
 * as headphones without a cable do, are waited for: nobody can tell how long they need.
 */
export function openAudioContext(context: AudioContext, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    // Some let only a press that happens now count, and not the one a moment ago.
    const ask = () => void context.resume().then(look, () => {})
    const callOff = clock.after(refusedAfterMs, () => isAllowed() || finish(false))

    function look() {
      if (context.state === 'running') finish(true)
    }

    function finish(isOpen: boolean) {
      callOff()
      context.removeEventListener('statechange', look)
      for (const press of presses) removeEventListener(press, ask, true)
      resolve(isOpen)
    }

    // The promise of a context that may not start stays open.
    context.addEventListener('statechange', look)
    for (const press of presses) addEventListener(press, ask, true)
    ask()
  })
}

function isAllowed(): boolean {
  const policy = navigator.getAutoplayPolicy?.('audiocontext')
  return policy ? policy === 'allowed' : navigator.userActivation.hasBeenActive
}
