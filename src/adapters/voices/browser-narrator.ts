import { findNewPlace } from '#core/narration/script/find-new-place.ts'
import { findSame } from '#core/narration/script/find-same.ts'
import { type Passage, planLines } from '#core/narration/talk/plan-slide.ts'
import { respell } from '#core/narration/reading/respell.ts'
import { listScriptWords, type Utterance } from '#core/narration/script/script.ts'
import { ok } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator, NarratorEvent } from '#ports/sound/narrator.ts'
import type { VoiceFailure } from '#ports/sound/voice.ts'

import { cutForBrowser } from './cut-for-browser.ts'
import { listBrowserSpeakers } from './list-browser-speakers.ts'

/** What the adapter needs of `speechSynthesis`, and a test can stand in for. */
export type BrowserSpeech = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'resume' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>

type Needs = {
  speech: BrowserSpeech
  clock: Clock
  createUtterance?: (text: string) => SpeechSynthesisUtterance
}

type Run = {
  passage: Passage
  tell: (event: NarratorEvent) => void
  lines: Utterance[]
  wordAt: ReadonlyMap<number, number>
  /** Where it would go on after a pause, as an offset in the notes. */
  at: number
  word: number
  isHeard: boolean
}

/** Chrome drops what it is given in the same breath as a cancel. */
const afterCancelMs = 80
/** Some voices tell of no word: then the words are timed. */
const boundaryWithinMs = 600
const watchdogMs = 3_000
/** Until the first sentence has been measured. */
const firstSecondsPerLetter = 0.068

/**
 * The voices of the browser and its system. One utterance per sentence, because long ones stop in
 * the middle without a word; pausing is cancelling, because on Android it is anyway.
 */
export function createBrowserNarrator({
  speech,
  clock,
  createUtterance = (text) => new SpeechSynthesisUtterance(text),
}: Needs): Narrator {
  let run: Run | null = null
  /** Kept, or the browser may collect an utterance before it has told of its end. */
  let spoken: SpeechSynthesisUtterance | null = null
  let timers: (() => void)[] = []
  let isPaused = false
  let volume = 1
  let secondsPerLetter = firstSecondsPerLetter
  let lastEndMs: number | null = null

  function wait(ms: number, then: () => void) {
    timers.push(clock.after(Math.max(0, ms), then))
  }

  function quiet() {
    timers.forEach((cancel) => cancel())
    timers = []
    spoken = null
    speech.cancel()
  }

  function speakNext() {
    const current = run
    const [line] = current?.lines ?? []
    if (!current || isPaused) return
    if (!line) {
      run = null
      lastEndMs = clock.now()
      current.tell({ kind: 'end' })
      return
    }
    const { rate, speaker, pronunciations } = current.passage
    const respelled = respell(line.text, pronunciations)
    const utterance = createUtterance(respelled.text)
    const voice = speech.getVoices().find(({ voiceURI }) => voiceURI === speaker)
    if (!voice) return failWith({ code: 'unknown-speaker' })
    Object.assign(utterance, { voice, lang: voice.lang, rate, volume })
    const isCurrent = () => spoken === utterance
    const guessMs = (line.text.length * secondsPerLetter * 1000) / rate
    let startedAt = clock.now()
    let hasBoundaries = false

    const finish = () => {
      if (!isCurrent()) return
      if (line.text.length > 20 && current.isHeard)
        secondsPerLetter = (((clock.now() - startedAt) / 1000) * rate) / line.text.length
      quiet()
      current.lines.shift()
      current.at = current.lines[0]?.from ?? current.at
      wait(current.lines.length > 0 ? (line.pauseAfter * 1000) / rate : 0, speakNext)
    }
    /** An engine that has stopped without telling must not hold up the talk. */
    const watch = (ms: number) =>
      wait(ms, () => {
        if (!isCurrent()) return
        if (current.isHeard) finish()
        else failWith({ code: 'engine-failed' })
      })

    utterance.addEventListener('start', () => {
      if (!isCurrent()) return
      startedAt = clock.now()
      if (!current.isHeard) current.tell({ kind: 'sound' })
      current.isHeard = true
      reach(current, line.words[0]?.from)
      wait(boundaryWithinMs, () => {
        if (isCurrent() && !hasBoundaries) timeWords(current, line, { guessMs, startedAt })
      })
    })
    utterance.addEventListener('boundary', ({ charIndex, name }) => {
      if (!isCurrent() || name === 'sentence') return
      hasBoundaries = true
      const at = respelled.toWritten(charIndex)
      reach(current, line.words.findLast(({ from }) => from - line.from <= at)?.from)
    })
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', ({ error }) => {
      if (!isCurrent() || error === 'canceled' || error === 'interrupted') return
      if (error === 'not-allowed') current.tell({ kind: 'silenced' })
      else failWith(toFailure(error))
    })
    spoken = utterance
    // It may still be paused from another page's time.
    speech.resume()
    speech.speak(utterance)
    watch(guessMs * 1.5 + watchdogMs)
    return undefined
  }

  function timeWords(
    current: Run,
    line: Utterance,
    { guessMs, startedAt }: { guessMs: number; startedAt: number },
  ) {
    const letters = line.to - line.from
    for (const { from } of line.words.slice(1)) {
      const due = startedAt + (guessMs * (from - line.from)) / letters
      wait(due - clock.now(), () => reach(current, from))
    }
  }

  function reach(current: Run, from: number | undefined) {
    const word = from === undefined ? undefined : current.wordAt.get(from)
    if (from === undefined || word === undefined || word <= current.word) return
    current.word = word
    current.at = from
    current.tell({ kind: 'word', word })
  }

  function failWith(failure: VoiceFailure) {
    const failed = run
    run = null
    quiet()
    failed?.tell({ kind: 'fail', failure })
  }

  function prepareRun(passage: Passage, tell: Run['tell']): Run {
    const words = listScriptWords(passage.script)
    return {
      passage,
      tell,
      lines: planLines(passage).flatMap(({ utterance }) => cutForBrowser(utterance)),
      wordAt: new Map(words.map(({ from }, index) => [from, index])),
      at: passage.from,
      word: -1,
      isHeard: false,
    }
  }

  return {
    id: 'browser',
    kind: 'browser',
    voice: null,
    ending: 'exact',
    listSpeakers: () => listBrowserSpeakers(speech.getVoices()),
    onSpeakersChange(listen) {
      speech.addEventListener('voiceschanged', listen)
      return () => speech.removeEventListener('voiceschanged', listen)
    },
    checkReadiness: async () =>
      speech.getVoices().length > 0
        ? { status: 'ready' }
        : { status: 'unavailable', failure: { code: 'unsupported' } },
    prepare: async () => ok(undefined),
    beginsAtOnce: async () => true,
    unlock: async () => true,

    speak(passage, tell, after = 0) {
      const sinceEnd = lastEndMs === null ? 0 : clock.now() - lastEndMs
      quiet()
      isPaused = false
      run = prepareRun(passage, tell)
      wait(Math.max(afterCancelMs, after * 1000 - sinceEnd), speakNext)
    },
    // Nothing can be made ahead of a voice that only speaks.
    foresee: () => {},
    revise(passage) {
      const current = run
      if (!current) return
      const [sounding] = current.lines
      const left = Math.max(0, current.lines.length - 1)
      const next = prepareRun(passage, current.tell)
      // Counted from the end: what has been said is done with, however it was changed.
      const following = Math.max(0, next.lines.length - left)
      const texts = next.lines.map(({ text }) => text)
      const place = sounding ? findSame(texts, sounding.text, following - 1) : -1
      // Its words are the same, and may stand elsewhere in the notes.
      if (sounding && place >= 0) Object.assign(sounding, next.lines[place])
      const rest = next.lines.slice(place >= 0 ? place + 1 : following)
      current.at = findNewPlace(current.passage.script, passage.script, current.at)
      current.passage = passage
      current.wordAt = next.wordAt
      current.lines = sounding ? [sounding, ...rest] : rest
      current.word = -1
    },
    pause() {
      isPaused = true
      quiet()
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      const current = run
      if (!current) return
      const { tell, word } = current
      run = { ...prepareRun({ ...current.passage, from: current.at }, tell), word: word - 1 }
      wait(afterCancelMs, speakNext)
    },
    stop() {
      run = null
      quiet()
    },
    setVolume: (next) => void (volume = next),
    level: () => null,
  }
}

const toFailure = (error: SpeechSynthesisErrorCode): VoiceFailure =>
  error === 'language-unavailable' || error === 'voice-unavailable'
    ? { code: 'unknown-speaker' }
    : { code: 'engine-failed' }
