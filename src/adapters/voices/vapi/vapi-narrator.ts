import { findNewPlace } from '#core/narration/script/find-new-place.ts'
import { liveWaits } from '#core/narration/script/pacing.ts'
import type { Passage } from '#core/narration/talk/plan-slide.ts'
import type { Narrator, NarratorEvent } from '#ports/sound/narrator.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import type { CallNews } from './call-protocol.ts'
import { type CallPart, cutForCall } from './cut-for-call.ts'
import { toVoiceSpeed, vapiSpeakers } from './narrator-assistant.ts'
import { type Call, createPhone, nameVoice, type PhoneNeeds } from './phone.ts'
import { createWordFollower } from './word-follower.ts'

type Needs = PhoneNeeds & { isOnline: () => boolean }

type Run = {
  passage: Passage
  tell: (event: NarratorEvent) => void
  parts: CallPart[]
  /** Where it would go on after a pause, as an offset in the notes. */
  at: number
  word: number
  /** Of the part, as the service tells of them. */
  letters: number
  /**
   * `waiting`: sent, not heard yet; `replacing`: the same, while something older may still sound;
   * `over`: the service says it is said, the rest of the sound is on its way.
   */
  phase: 'waiting' | 'replacing' | 'heard' | 'over'
  isHeard: boolean
  redials: number
}

const dialedWithinMs = 45_000
const heardWithinMs = 15_000
const connectedWithinMs = 30_000
const lostAfterMs = 4_000
/** Later, the new text is heard, whether or not the service told of it. */
const replacedWithinMs = 1_500
/** As the SDK has it. */
const silenceKnownAfterMs = 1_000
/** Silence that ends a part although the service, which tells of such things, has not said so. */
const overdueMs = 6_000
/** Silence after this much of a part is its end. */
const nearlyAll = 0.8
const surelyNotAll = 0.5
/** The service ends calls that are long or silent; the talk goes on with a new one. */
const outOfTime = /max-duration|silence-timed-out/u
const mostRedials = 20

/**
 * Speaks in a live call. A part of the notes is said at once and replaced by the next; a pause mutes
 * the call at once and Resume has it say the rest from the word on, so it really is a pause.
 */
export function createVapiNarrator({ key, clock, openLine, isOnline }: Needs): Narrator {
  const phone = createPhone({ key, clock, openLine })
  let run: Run | null = null
  let isPaused = false
  let volume = 1
  let level = 0
  let watch: (() => void) | null = null
  const follower = createWordFollower({
    clock,
    onWord({ index, from }) {
      if (!run || index <= run.word) return
      run.word = index
      run.at = from
      run.tell({ kind: 'word', word: index })
    },
  })

  function waitFor(ms: number, then: () => void) {
    watch?.()
    watch = clock.after(ms, then)
  }

  function quiet() {
    watch?.()
    watch = null
    follower.stop()
  }

  function failWith(failure: VoiceFailure) {
    const failed = run
    run = null
    quiet()
    phone.hangUp()
    failed?.tell({ kind: 'fail', failure })
  }

  const failByTime = () => failWith({ code: 'call-failed', said: '', cause: 'time' })

  /** Has the part that is next be said, by the call there is or by a new one. */
  function sayNext() {
    const current = run
    const [part] = current?.parts ?? []
    if (!current || isPaused) return
    if (!part) {
      run = null
      quiet()
      current.tell({ kind: 'end' })
      return
    }
    current.phase = 'waiting'
    current.letters = 0
    const isOther = phone.call()?.voice !== nameVoice(current.passage)
    if (isOther) phone.hangUp()
    const call = phone.call()
    if (call?.isListening) return say(current, part, call)
    waitFor(dialedWithinMs, failByTime)
    if (!call) void dial(current, part)
  }

  function say(current: Run, part: CallPart, { line, isTurnOn, isSounding }: Call) {
    const isReplacing = isTurnOn || isSounding
    current.phase = isReplacing ? 'replacing' : 'waiting'
    // Until it is heard, what it replaces must not be.
    if (isReplacing) line.send({ kind: 'volume', volume: 0 })
    line.send({ kind: 'mute', isMuted: false })
    line.send({ kind: 'say', text: part.text })
    if (!isReplacing) return waitFor(heardWithinMs, failByTime)
    return waitFor(replacedWithinMs, () => {
      current.phase = 'waiting'
      waitFor(heardWithinMs, failByTime)
      if (phone.call()?.isSounding) hearPart()
    })
  }

  async function dial(current: Run, { text }: CallPart) {
    const { speaker, rate } = current.passage
    const asked = { text, speaker, rate }
    const dialed = await phone.dial(asked, () => (isPaused ? 0 : volume), hear)
    if (!dialed.ok && run === current) failWith(dialed.error)
  }

  function hear(current: Call, news: CallNews) {
    switch (news.kind) {
      case 'level':
        level = news.level
        return undefined
      case 'listening':
        return onListening(current)
      case 'turn':
        current.isTurnOn = news.isOn
        current.tellsTurns = true
        return news.isOn ? hearPart() : endTurn(current)
      case 'speaking':
        current.isSounding = news.isSpeaking
        if (!news.isSpeaking) return onSilence(current)
        return run?.phase === 'replacing' ? undefined : hearPart()
      case 'letters':
      case 'words':
      case 'text':
        return onProgress(news)
      case 'network':
        return onNetwork(current, news.isConnected)
      case 'ended':
        return onEnded(news.reason)
      case 'error':
        return failWith(toFailure(news, isOnline()))
      case 'blocked':
        phone.drop()
        quiet()
        return run?.tell({ kind: 'silenced' })
    }
  }

  function onListening(current: Call) {
    current.isListening = true
    if (isPaused) return current.line.send({ kind: 'mute', isMuted: true })
    const [part] = run?.parts ?? []
    if (!run || !part) return undefined
    if (part.text !== current.opening) return say(run, part, current)
    return run.phase === 'waiting' ? waitFor(heardWithinMs, failByTime) : undefined
  }

  /** The voice is heard: for the first time, or after a moment of silence. */
  function hearPart() {
    const current = run
    const [part] = current?.parts ?? []
    if (!current || !part || isPaused) return
    watch?.()
    watch = null
    const isBegun = current.phase === 'heard' || current.phase === 'over'
    current.phase = 'heard'
    if (!isBegun) phone.call()?.line.send({ kind: 'volume', volume })
    if (!current.isHeard) {
      current.isHeard = true
      current.tell({ kind: 'sound' })
      // Whoever was told may have ended or held it.
      if (run !== current || isPaused) return
    }
    if (isBegun) follower.goOn()
    else follower.start(part, toVoiceSpeed(current.passage.rate))
  }

  function endTurn(current: Call) {
    if (!run || !isSpeakingPart() || !current.isConnected) return
    run.phase = 'over'
    // The rest of the sound is on its way.
    if (!current.isSounding) endSaid()
  }

  /** Some voices stop between two sentences, and say so. */
  function endSaid() {
    if (follower.share() >= surelyNotAll) endPart()
    else waitFor(liveWaits.completion * 1000, endPart)
  }

  function onSilence(current: Call) {
    if (!run || !isSpeakingPart() || !current.isConnected) return
    follower.hold(silenceKnownAfterMs)
    if (run.phase === 'over') return endSaid()
    // A long pause between two sentences is silence, too.
    if (current.tellsTurns) return waitFor(overdueMs, endPart)
    if (follower.share() >= nearlyAll) return endPart()
    return waitFor(liveWaits.completion * 1000, endPart)
  }

  const isSpeakingPart = () => !isPaused && (run?.phase === 'heard' || run?.phase === 'over')

  function endPart() {
    watch?.()
    watch = null
    follower.finish()
    run?.parts.shift()
    sayNext()
  }

  function onProgress(news: Extract<CallNews, { kind: 'letters' | 'words' | 'text' }>) {
    const [part] = run?.parts ?? []
    if (!part || run?.phase !== 'heard' || isPaused) return
    if (news.kind === 'text') {
      const at = part.text.indexOf(news.text.trim())
      // The whole text says nothing about how far it has come.
      if (at < 0 || (at === 0 && !news.isOver)) return
      return follower.reach(news.isOver ? at + news.text.trim().length : at)
    }
    if (news.kind === 'words') return follower.reach(part.words[news.count - 1]?.letter ?? 0)
    run.letters += news.count
    return follower.reach(run.letters)
  }

  function onNetwork(current: Call, isConnected: boolean) {
    current.isConnected = isConnected
    if (!run || isPaused) return
    const speaking = run
    if (isConnected) {
      if (current.isSounding) return hearPart()
      // What was to be heard meanwhile may be lost.
      return waitFor(lostAfterMs, () => goOn(speaking))
    }
    follower.hold()
    if (run.isHeard) run.tell({ kind: 'wait' })
    run.isHeard = false
    waitFor(connectedWithinMs, () => failWith({ code: 'call-failed', said: '', cause: 'network' }))
  }

  function onEnded(reason: string) {
    phone.drop()
    const current = run
    if (!current || isPaused) return
    const isSaid = isSpeakingPart() && current.parts.length === 1 && follower.share() >= nearlyAll
    if (isSaid) return endPart()
    quiet()
    if (outOfTime.test(reason) && current.redials < mostRedials) {
      current.redials += 1
      if (current.isHeard) current.tell({ kind: 'wait' })
      return goOn(current)
    }
    run = null
    return current.tell({ kind: 'closed' })
  }

  /** From the word on that was said last. */
  function goOn(current: Run) {
    current.isHeard = false
    current.parts = cutForCall({ ...current.passage, from: current.at })
    // It is said again, so it is told again.
    current.word -= 1
    sayNext()
  }

  const prepareRun = (passage: Passage, tell: Run['tell']): Run => ({
    passage,
    tell,
    parts: cutForCall(passage),
    at: passage.from,
    word: -1,
    letters: 0,
    phase: 'waiting',
    isHeard: false,
    redials: 0,
  })

  return {
    id: 'vapi',
    kind: 'live',
    voice: null,
    ending: 'live',
    listSpeakers: () => vapiSpeakers,
    onSpeakersChange: key.onChange,
    checkReadiness: async () =>
      (await key.isSet())
        ? { status: 'ready' }
        : { status: 'unavailable', failure: { code: 'no-key' } },
    prepare: (_, signal) => phone.prepare(signal),
    beginsAtOnce: async () => false,
    unlock: async () => true,

    speak(passage, tell) {
      quiet()
      isPaused = false
      run = prepareRun(passage, tell)
      sayNext()
    },
    // Nothing can be made ahead of a voice that only speaks.
    foresee: () => {},
    revise(passage) {
      const current = run
      if (!current) return
      const from = findNewPlace(current.passage.script, passage.script, current.at)
      const left = cutForCall({ ...passage, from })
      if (joinParts(left) === joinParts(cutForCall({ ...current.passage, from: current.at }))) {
        renameWords(current, left)
        Object.assign(current, { passage, at: from })
        return
      }
      quiet()
      run = { ...prepareRun({ ...passage, from }, current.tell), redials: current.redials }
      sayNext()
    },
    pause() {
      isPaused = true
      quiet()
      const call = phone.call()
      call?.line.send({ kind: 'volume', volume: 0 })
      if (call?.isListening) call.line.send({ kind: 'mute', isMuted: true })
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      if (run) goOn(run)
    },
    stop() {
      run = null
      isPaused = false
      quiet()
      level = 0
      phone.close()
    },
    setVolume(next) {
      volume = next
      const isHidden = isPaused || run?.phase === 'replacing'
      if (!isHidden) phone.call()?.line.send({ kind: 'volume', volume })
    },
    level: () => level,
  }
}

function toFailure(
  { type, message, status }: Extract<CallNews, { kind: 'error' }>,
  isOnline: boolean,
): VoiceFailure {
  if (status === 401 || status === 403) return { code: 'call-failed', said: message, cause: 'key' }
  const isConnection = /connection|fetch|network|bundle/iu.test(`${type} ${message}`)
  const cause = !isOnline || isConnection ? 'network' : 'other'
  return { code: 'call-failed', said: message, cause }
}

const joinParts = (parts: readonly CallPart[]): string => parts.map(({ text }) => text).join(' ')

/** What is left to say is the same; only its words stand elsewhere in the notes. */
function renameWords(current: Run, left: readonly CallPart[]) {
  const renamed = left.flatMap(({ words }) => words)
  const words = current.parts.flatMap((part) => part.words).slice(-renamed.length)
  words.forEach((word, place) => {
    const { index, from } = renamed[place] ?? word
    Object.assign(word, { index, from })
  })
  current.word = renamed[0]?.index ?? current.word
}
