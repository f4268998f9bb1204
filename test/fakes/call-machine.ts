/** How a call goes, from the first word on. */
export type CallPlan = {
  /** What the assistant says when somebody has joined. */
  firstMessage: string
  msPerLetter?: number
  /** Nobody lets us in, for this reason. */
  refusal?: { type: string; msg: string }
  /** Noise cancellation cannot be started. */
  failsProcessing?: boolean
  /** The service says nothing of when it begins and ends to speak: there is only the sound. */
  tellsNoTurns?: boolean
  /** After so many letters of everything it says, this happens, once. */
  upset?: { afterLetters: number; what: Upset }
}

export type Upset =
  | { kind: 'ejected' }
  | { kind: 'ended'; reason: string }
  | { kind: 'error'; type: string; msg: string }
  /** Comes back after a while, or not at all. */
  | { kind: 'interrupted'; forMs: number | null }

/** What was asked of the assistants of a page, in all its calls. Kept by the page, not the call. */
export type CallLog = {
  joined: number
  left: number
  said: string[]
  /** When each text began and ended to be said, in milliseconds. */
  begun: number[]
  over: number[]
  controls: string[]
  /** How loud the page would have played what it was sent while something was said. */
  heard: { text: string; volume: number }[]
  /** Whether a call brought a track of its own instead of asking for the microphone. */
  bringsTrack: boolean | null
}

type Message = Record<string, unknown>

/**
 * Stands in for the part of Daily's call library that is fetched when a call begins, and for the
 * assistant at the other end. Runs in the page, as text, so nothing from outside is in reach.
 */
export function runCallMachine(plan: CallPlan) {
  type Daily = {
    pendings: string[]
    instances: Record<string, { callMachine: unknown }>
  }
  const what = 'iframe-call-message'
  const { _daily: daily } = window as unknown as { _daily: Daily }
  const app = window.parent as unknown as { callLog?: CallLog }
  const log: CallLog = (app.callLog ??= {
    joined: 0,
    left: 0,
    said: [],
    begun: [],
    over: [],
    controls: [],
    heard: [],
    bringsTrack: null,
  })
  const msPerLetter = plan.msPerLetter ?? 30

  for (const id of daily.pendings.splice(0)) {
    const state = {
      local: { public: { subscribedTracks: { ALL: true } }, streams: {} },
      participants: {},
      streams: {} as Record<string, unknown>,
    }
    const instance = daily.instances[id]
    if (instance) instance.callMachine = { store: { getState: () => state }, reset() {} }

    const emit = (message: Message) =>
      window.postMessage({ ...message, what, from: 'embedded', callClientId: id }, location.origin)
    const reply = (asked: Message, extra: Message = {}) =>
      asked['callbackStamp'] &&
      emit({
        action: `${String(asked['action'])}-cb`,
        callbackStamp: asked['callbackStamp'],
        ...extra,
      })
    const send = (data: unknown) =>
      emit({
        action: 'app-message',
        fromId: 'assistant',
        data: typeof data === 'string' ? data : JSON.stringify(data),
      })
    const tracks = {
      video: { state: 'off' },
      screenAudio: { state: 'off' },
      screenVideo: { state: 'off' },
    }
    const assistant = {
      session_id: 'assistant',
      user_id: 'assistant',
      user_name: 'Vapi Speaker',
      local: false,
      audio: true,
      video: false,
      tracks: { ...tracks, audio: { state: 'playable', subscribed: true } },
    }
    const self = {
      session_id: 'self',
      user_id: 'self',
      user_name: '',
      local: true,
      audio: true,
      video: false,
      tracks: { ...tracks, audio: { state: 'playable' } },
    }

    const context = new AudioContext()
    const gain = context.createGain()
    const output = context.createMediaStreamDestination()
    const tone = context.createOscillator()
    gain.gain.value = 0
    tone.connect(gain).connect(output)
    tone.start()

    let isLeft = false
    let isMuted = false
    let letters = 0
    let isUpset = false
    let speech: ReturnType<typeof setInterval> | null = null

    const tellTurn = (status: 'started' | 'stopped') =>
      plan.tellsNoTurns || send({ type: 'speech-update', role: 'assistant', status })

    function silence() {
      if (speech !== null) clearInterval(speech)
      speech = null
      gain.gain.value = 0
    }

    function hush() {
      if (speech === null) return
      silence()
      log.over.push(Date.now())
      tellTurn('stopped')
    }

    function say(text: string) {
      hush()
      log.said.push(text)
      log.begun.push(Date.now())
      const begun = performance.now()
      let counted = 0
      gain.gain.value = 0.2
      tellTurn('started')
      send({ type: 'assistant.speechStarted', source: 'force-say', text })
      speech = setInterval(() => {
        const now = Math.min(text.length, Math.floor((performance.now() - begun) / msPerLetter))
        letters += now - counted
        counted = now
        const player = document.querySelector('audio')
        if (player && !isMuted) log.heard.push({ text, volume: player.volume })
        emit({
          action: 'remote-participants-audio-level',
          participantsAudioLevel: { assistant: isMuted ? 0 : 0.08 },
        })
        if (plan.upset && !isUpset && letters >= plan.upset.afterLetters) upset(plan.upset.what)
        else if (now >= text.length) hush()
      }, 100)
    }

    function upset(happening: Upset) {
      isUpset = true
      silence()
      if (happening.kind === 'interrupted') {
        const connection = { action: 'network-connection', type: 'signaling' }
        emit({ ...connection, event: 'interrupted' })
        if (happening.forMs === null)
          setTimeout(
            () => fail({ type: 'connection-error', msg: 'The network connection was lost' }),
            3000,
          )
        else setTimeout(() => emit({ ...connection, event: 'connected' }), happening.forMs)
        return
      }
      if (happening.kind === 'ended')
        send({ type: 'status-update', status: 'ended', endedReason: happening.reason })
      if (happening.kind === 'error') fail(happening)
      else fail({ type: 'ejected', msg: 'Meeting has ended' })
    }

    const fail = ({ type, msg }: { type: string; msg: string }) =>
      emit({ action: 'error', errorMsg: msg, error: { type, msg } })

    function join(asked: Message) {
      log.bringsTrack = JSON.stringify(asked).includes('customTrack')
      if (plan.refusal) {
        fail(plan.refusal)
        return
      }
      log.joined += 1
      emit({ action: 'joined-meeting', participants: { local: self } })
      setTimeout(() => {
        const [pendingTrack] = output.stream.getAudioTracks()
        const starttime = new Date().toISOString()
        state.streams['voice'] = {
          participantId: 'assistant',
          type: 'cam',
          pendingTrack,
          starttime,
        }
        emit({ action: 'participant-joined', participant: structuredClone(assistant) })
      }, 50)
    }

    function take(data: unknown) {
      // The page plays the voice now, so it may begin.
      if (data === 'playable') {
        send('listening')
        say(plan.firstMessage)
        return
      }
      const asked = JSON.parse(String(data)) as Message
      if (asked['type'] === 'say') say(String(asked['message']))
      if (asked['type'] !== 'control') return
      log.controls.push(String(asked['control']))
      isMuted = asked['control'] === 'mute-assistant'
    }

    function leave() {
      hush()
      if (isLeft) return
      isLeft = true
      log.left += 1
      emit({ action: 'left-meeting' })
    }

    const answers: Record<string, (asked: Message) => void> = {
      'join-meeting': join,
      'leave-meeting': leave,
      'app-msg': ({ data }) => take(data),
      'start-remote-participants-audio-level-observer': (asked) => reply(asked),
      'update-input-settings': (asked) =>
        reply(
          asked,
          plan.failsProcessing
            ? { error: { message: 'KrispInitError: Canceled' } }
            : { inputSettings: asked['inputSettings'] },
        ),
    }

    window.addEventListener('message', ({ data }: MessageEvent<Message | null>) => {
      if (!data || data['what'] !== what || data['from'] !== 'module') return
      if (data['callClientId'] !== id) return
      answers[String(data['action'])]?.(data)
    })
    emit({ action: 'call-machine-initialized' })
    emit({ action: 'loaded' })
  }
}
