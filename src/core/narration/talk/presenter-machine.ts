export type PresenterStatus =
  | 'idle'
  /** Ready to speak: the voice is there, or on its way. */
  | 'connected'
  | 'speaking'
  | 'paused'
  /** Between two slides. */
  | 'transitioning'
  /** Everything has been said. */
  | 'stopped'
  | 'error'

/** `auto` goes through all slides by itself, `single` speaks one. */
export type PresenterMode = 'auto' | 'single'

export type PresenterState = {
  status: PresenterStatus
  mode: PresenterMode
  /** What a pause interrupts, and Resume goes back to. */
  interrupted: 'connected' | 'speaking' | 'transitioning' | null
}

export type PresenterEvent =
  | { kind: 'start'; mode: PresenterMode }
  /** The first sound of a slide, or the first after waiting for one. */
  | { kind: 'sound' }
  /** There is nothing to hear until more is made. */
  | { kind: 'wait' }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'slide-end'; isLast: boolean }
  /** Another place is spoken from; a pause is over. */
  | { kind: 'seek' }
  | { kind: 'stop' }
  | { kind: 'fail' }

export const presenterAtRest: PresenterState = { status: 'idle', mode: 'single', interrupted: null }

const narrating: ReadonlySet<PresenterStatus> = new Set<PresenterStatus>([
  'connected',
  'speaking',
  'paused',
  'transitioning',
])

export const isNarrating = ({ status }: Pick<PresenterState, 'status'>): boolean =>
  narrating.has(status)

/** While the deck goes on by itself, nobody else may move it. */
export const isNavigationBlocked = (state: Pick<PresenterState, 'status' | 'mode'>): boolean =>
  state.mode === 'auto' && isNarrating(state)

/** What an event makes of the presenter; the same state where it means nothing. */
export function stepPresenter(state: PresenterState, event: PresenterEvent): PresenterState {
  const { status, mode, interrupted } = state
  const turn = (next: PresenterStatus): PresenterState =>
    next === status ? state : { status: next, mode, interrupted: null }
  /** Sound, waiting and endings that a pause was too late for wait behind it. */
  const reach = (next: 'connected' | 'speaking' | 'transitioning'): PresenterState => {
    if (!isNarrating(state)) return state
    if (status !== 'paused') return turn(next)
    return interrupted === next ? state : { ...state, interrupted: next }
  }

  switch (event.kind) {
    case 'start':
      return { status: 'connected', mode: event.mode, interrupted: null }
    case 'sound':
      return reach('speaking')
    case 'wait':
      return reach('connected')
    case 'pause':
      return status === 'connected' || status === 'speaking' || status === 'transitioning'
        ? { status: 'paused', mode, interrupted: status }
        : state
    case 'resume':
      return status === 'paused' && interrupted ? turn(interrupted) : state
    case 'slide-end':
      if (mode === 'auto' && !event.isLast) return reach('transitioning')
      return isNarrating(state) ? turn('stopped') : state
    case 'seek':
      return isNarrating(state) ? turn('connected') : state
    case 'stop':
      return isNarrating(state) || status === 'error' ? turn('idle') : state
    default:
      return isNarrating(state) ? turn('error') : state
  }
}
