import { findHold, type LineAhead } from '#core/narration/find-hold.ts'
import { listUtterances, type Word } from '#core/narration/script.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator, NarratorEvent, Passage } from '#ports/narrator.ts'
import type { Placed, Player } from '#ports/player.ts'
import type { Speech, Voice } from '#ports/voice.ts'

import { createSpeechMaker, secondsOf } from './speech-maker.ts'
import { findLine, type Line, pauseAfter, toLine } from './spoken-line.ts'

type PlacedLine = Placed & { line: Line; speech: Speech; offset: number }

type Run = {
  passage: Passage
  tell: (event: NarratorEvent) => void
  /** Where each word of the script stands among all of them. */
  wordAt: ReadonlyMap<number, number>
  lines: Line[]
  placed: PlacedLine[]
  /** Begins a set pause after what was spoken before. */
  followsOn: boolean
  /** When the next line is due. */
  due: number
  /** Held back, so that it does not run dry later: how to call off the next look at it. */
  stopHolding: (() => void) | null
  word: number
  isHeard: boolean
}

/** What is told now is seen with the next frame: half of one too early is as good as half too late. */
const halfFrame = 0.008
/** Seconds of work for a second of speech, up to which the voice is sure to keep up. */
const keepsUp = 0.8
/** Less is not worth a timer. */
const shortestHold = 0.01
/** A guess for lines that are not made yet, at normal speed. */
const secondsPerWord = 0.36

const nothingForeseen = { lines: [], after: 0 }

type Needs = { voice: Voice; player: Player; clock: Clock }

/** Speaks with a voice that makes samples: lines are made ahead and set on the player's timeline. */
export function createNarrator({ voice, player, clock }: Needs): Narrator {
  const maker = createSpeechMaker({ voice, clock, onMade: () => fill() })
  let run: Run | null = null
  let foreseen: { lines: readonly Line[]; after: number } = nothingForeseen
  let lastEnd: number | null = null
  let stopTicking: (() => void) | null = null

  function placeLine(current: Run, line: Line, speech: Speech) {
    const offset = line.skip > 0 ? (speech.words[line.skip]?.start ?? 0) : 0
    const placed = player.add(speech, current.due, offset)
    current.placed.push({ ...placed, line, speech, offset })
    current.due = placed.end + pauseAfter(line)
  }

  /** Sets on the timeline what is made, as far as it may begin. */
  function fill() {
    if (!run) return
    const current = run
    while (current.lines[0]) {
      const [line] = current.lines
      const made = maker.find(line.request)
      if (made?.ok === false && made.error.code !== 'nothing-to-say') {
        silence()
        current.tell({ kind: 'fail', failure: made.error })
        return
      }
      if (!made || (made.ok && mustHold(current))) break
      current.lines.shift()
      if (made.ok) placeLine(current, line, made.value)
    }
    askAhead()
    tick()
  }

  /** A line that begins after silence waits until those behind it will be there in time. */
  function mustHold(current: Run): boolean {
    const now = player.position()
    const last = current.placed.at(-1)
    if (last && last.end > now) return false
    const pace = maker.pace()
    const hold = findHold(listAhead(current, pace.effort), {
      ...pace,
      startIn: Math.max(0, current.due - now),
      mayUseReserve: pace.effort < keepsUp && (current.followsOn || last !== undefined),
    })
    current.stopHolding?.()
    current.stopHolding = null
    if (hold < shortestHold) return false
    current.stopHolding = clock.after(hold * 1000, () => fill())
    return true
  }

  /** Where the voice keeps up, the next slide is to come in time, too; else each waits for itself. */
  function listAhead({ lines }: Run, effort: number): LineAhead[] {
    const ahead = lines.map(lookAhead)
    const last = ahead.at(-1)
    if (!last || effort >= keepsUp) return ahead
    const pause = { ...last, pauseAfter: foreseen.after }
    return [...ahead.slice(0, -1), pause, ...foreseen.lines.map(lookAhead)]
  }

  function lookAhead(line: Line): LineAhead {
    const made = maker.find(line.request)
    const { utterance, request } = line
    const guess = (utterance.words.length * secondsPerWord) / request.rate
    return {
      seconds: made?.ok ? secondsOf(made.value) : guess,
      pauseAfter: pauseAfter(line),
      isMade: made !== null,
    }
  }

  function askAhead() {
    maker.want([...(run?.lines ?? []), ...foreseen.lines].map(({ request }) => request))
  }

  function tick() {
    const current = run
    if (!current) return
    const now = player.position()
    const sounding = current.placed.findLast(({ start }) => start <= now)
    if (sounding && now < sounding.end && !current.isHeard) {
      current.isHeard = true
      current.tell({ kind: 'sound' })
    }
    const word = sounding ? findWord(current, sounding, now + halfFrame) : -1
    // A line that was revised away may leave words behind it that count less.
    if (word > current.word) {
      current.word = word
      current.tell({ kind: 'word', word })
    }
    const last = current.placed.at(-1)
    if (last && now < last.end) return
    if (current.lines.length === 0) {
      lastEnd = last?.end ?? now
      leave()
      current.tell({ kind: 'end' })
    } else if (current.isHeard && now >= current.due) {
      current.isHeard = false
      current.tell({ kind: 'wait' })
    }
  }

  function leave() {
    run?.stopHolding?.()
    run = null
    stopTicking?.()
    stopTicking = null
  }

  function silence() {
    leave()
    player.clear()
    maker.want([])
  }

  /** What is made already is played from the word on; otherwise only what is needed is made. */
  function listLines(passage: Passage): Line[] {
    const whole = listUtterances(passage.script)
    const start = whole.findIndex(({ words }) => words.some(({ to }) => to > passage.from))
    const first = whole[start]
    if (!first) return []
    const skip = first.words.findIndex(({ to }) => to > passage.from)
    if (skip === 0 || maker.find(toLine(passage, first).request)?.ok)
      return whole
        .slice(start)
        .map((utterance, index) => toLine(passage, utterance, index === 0 ? skip : 0))
    return listUtterances(passage.script, passage.from).map((one) => toLine(passage, one))
  }

  player.onSilenced(() => run?.tell({ kind: 'silenced' }))

  return {
    id: voice.id,
    kind: voice.kind,
    ending: 'exact',
    listSpeakers: voice.listSpeakers,
    // What a model can speak with does not change.
    onSpeakersChange: () => () => {},
    checkReadiness: voice.checkReadiness,
    prepare: voice.prepare,
    unlock: player.open,

    speak(passage, tell, after) {
      leave()
      player.clear()
      maker.forgetFailures()
      const words = passage.script.sentences.flatMap((sentence) => sentence.words)
      const startsAt = after === undefined || lastEnd === null ? null : lastEnd + after
      run = {
        passage,
        tell,
        wordAt: indexWords(words),
        lines: listLines(passage),
        placed: [],
        followsOn: startsAt !== null,
        due: startsAt ?? player.position(),
        stopHolding: null,
        word: -1,
        isHeard: false,
      }
      foreseen = nothingForeseen
      stopTicking = player.onTick(tick)
      fill()
    },

    foresee(passage, after = 0) {
      foreseen = passage ? { lines: listLines(passage), after } : nothingForeseen
      askAhead()
    },

    revise(passage) {
      const current = run
      if (!current) return
      const now = player.position()
      const sounding =
        current.placed.findLast(({ start }) => start <= now) ?? current.placed[0] ?? null
      if (!sounding) return this.speak(passage, current.tell)
      player.clear(sounding.start)
      const lines = listLines({ ...passage, from: 0 })
      const following = placeAfter(lines, current, now)
      const place = findLine(lines, sounding.line, following - 1)
      const kept = lines[place]
      current.placed = [kept ? { ...sounding, line: kept } : sounding]
      current.wordAt = indexWords(passage.script.sentences.flatMap((sentence) => sentence.words))
      current.lines = lines.slice(kept ? place + 1 : following)
      current.passage = passage
      current.word = -1
      current.due = sounding.end + pauseAfter(sounding.line)
      fill()
      return undefined
    },

    pause: player.pause,
    resume: player.resume,
    stop: () => silence(),
    setVolume: player.setVolume,
    level: player.level,
  }
}

/** Counted from the end: what has been said is done with, however it was changed. */
function placeAfter(lines: readonly Line[], { lines: unplaced, placed }: Run, now: number): number {
  const ahead = unplaced.length + placed.filter(({ start }) => start > now).length
  return Math.max(0, lines.length - ahead)
}

function findWord({ wordAt }: Run, { line, speech, start, offset }: PlacedLine, now: number) {
  const time = now - start + offset
  const spoken = speech.words.findLastIndex((word) => word.start <= time)
  const from = line.utterance.words[Math.max(spoken, line.skip)]?.from
  return (from === undefined ? undefined : wordAt.get(from)) ?? -1
}

const indexWords = (words: readonly Word[]): ReadonlyMap<number, number> =>
  new Map(words.map(({ from }, index) => [from, index]))
