import { findHold, type LineAhead, liveEffort } from '#core/narration/talk/find-hold.ts'
import { findSame } from '#core/narration/script/find-same.ts'
import { findOffset, placeWords } from '#core/narration/talk/place-talk.ts'
import { type Line, type Passage, planLines } from '#core/narration/talk/plan-slide.ts'
import { listScriptWords } from '#core/narration/script/script.ts'
import type { Clock } from '#ports/clock.ts'
import type { Narrator, NarratorEvent } from '#ports/sound/narrator.ts'
import type { Placed, Player } from '#ports/sound/player.ts'
import type { Speech, Voice } from '#ports/sound/voice.ts'

import { createSpeechMaker } from './speech-maker.ts'

type PlacedLine = Placed & { line: Line; speech: Speech }

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

type ForeseenLines = { lines: readonly Line[]; after: number }

type Needs = { voice: Voice; player: Player; clock: Clock }

/** Speaks with a voice that makes samples: lines are made ahead and set on the player's timeline. */
export function createNarrator({ voice, player, clock }: Needs): Narrator {
  const maker = createSpeechMaker({ voice, clock, onMade: () => fill() })
  let run: Run | null = null
  /** What comes next, and behind it what only a voice that cannot keep up has to know. */
  let foreseen: readonly ForeseenLines[] = []
  let lastEnd: number | null = null
  let stopTicking: (() => void) | null = null

  function placeLine(current: Run, line: Line, speech: Speech) {
    const placed = player.add(speech, current.due, findOffset(line, speech))
    current.placed.push({ ...placed, line, speech })
    current.due = placed.end + line.pauseAfter
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
    tellPreparing(current)
    tick()
  }

  /** It would run dry: nothing is heard before the whole talk can be held. */
  const waitsForAll = () => voice.onRequest !== undefined && maker.pace().effort >= liveEffort

  function tellPreparing(current: Run) {
    if (run !== current || current.isHeard || current.placed.length > 0 || !waitsForAll()) return
    const lines = [...current.lines, ...foreseen.flatMap((one) => one.lines)]
    const made = lines.filter(({ request }) => maker.lengthOf(request) !== null).length
    current.tell({ kind: 'prepare', made, lines: lines.length, seconds: measureHold(current) })
  }

  /** A line that begins after silence waits until those behind it will be there in time. */
  function mustHold(current: Run): boolean {
    const last = current.placed.at(-1)
    if (last && last.end > player.position()) return false
    const hold = measureHold(current)
    current.stopHolding?.()
    current.stopHolding = null
    if (hold < shortestHold) return false
    current.stopHolding = clock.after(hold * 1000, () => fill())
    return true
  }

  /** Seconds by which it is to begin later. */
  function measureHold(current: Run): number {
    const pace = maker.pace()
    const isFirst = !current.followsOn && current.placed.length === 0
    return findHold(listAhead(current, pace.effort), {
      ...pace,
      startIn: Math.max(0, current.due - player.position()),
      mayUseReserve: pace.effort < keepsUp && !isFirst,
    })
  }

  /** Where the voice keeps up, the next slide is to come in time, too; else each waits for itself. */
  function listAhead({ lines }: Run, effort: number): LineAhead[] {
    const isEnough = effort >= keepsUp && !waitsForAll()
    return (isEnough ? [] : foreseen).reduce((ahead, { lines: next, after }) => {
      const last = ahead.at(-1)
      if (!last) return ahead
      return [...ahead.slice(0, -1), { ...last, pauseAfter: after }, ...next.map(lookAhead)]
    }, lines.map(lookAhead))
  }

  function lookAhead(line: Line): LineAhead {
    const { utterance, request, pauseAfter } = line
    const seconds = maker.lengthOf(request)
    const guess = (utterance.words.length * secondsPerWord) / request.rate
    return { seconds: seconds ?? guess, pauseAfter, isMade: seconds !== null }
  }

  function askAhead() {
    const lines = [...(run?.lines ?? []), ...foreseen.flatMap((one) => one.lines)]
    maker.want(lines.map(({ request }) => request))
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

  const listLines = (passage: Passage): Line[] =>
    planLines(passage, (request) => (maker.lengthOf(request) ?? 0) > 0)

  player.onSilenced(() => run?.tell({ kind: 'silenced' }))

  return {
    id: voice.id,
    kind: voice.kind,
    voice,
    ending: 'exact',
    listSpeakers: voice.listSpeakers,
    // What a model can speak with does not change.
    onSpeakersChange: () => () => {},
    checkReadiness: voice.checkReadiness,
    prepare: voice.prepare,
    async beginsAtOnce(passage) {
      const [first] = listLines(passage)
      return first !== undefined && maker.recall(first.request)
    },
    unlock: player.open,

    speak(passage, tell, after) {
      leave()
      player.clear()
      maker.forgetFailures()
      const startsAt = after === undefined || lastEnd === null ? null : lastEnd + after
      run = {
        passage,
        tell,
        wordAt: indexWords(passage),
        lines: listLines(passage),
        placed: [],
        followsOn: startsAt !== null,
        due: startsAt ?? player.position(),
        stopHolding: null,
        word: -1,
        isHeard: false,
      }
      // What is being made for later goes on, until it is told anew what comes.
      foreseen = foreseen.slice(1)
      stopTicking = player.onTick(tick)
      fill()
    },

    foresee(passage, after = 0, further = []) {
      const ahead = passage ? [{ passage, after }, ...(waitsForAll() ? further : [])] : []
      foreseen = ahead.map((one) => ({ lines: listLines(one.passage), after: one.after }))
      askAhead()
      if (run) tellPreparing(run)
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
      const place = findSame(lines.map(nameLine), nameLine(sounding.line), following - 1)
      const kept = lines[place]
      const { skip } = sounding.line
      current.placed = [kept ? { ...sounding, line: { ...kept, skip } } : sounding]
      current.wordAt = indexWords(passage)
      current.lines = lines.slice(kept ? place + 1 : following)
      current.passage = passage
      current.word = -1
      current.due = sounding.end + sounding.line.pauseAfter
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

/** At another speed it is another line. */
const nameLine = ({ request }: Line): string => `${request.rate} ${request.text}`

function findWord({ wordAt }: Run, { line, speech, start }: PlacedLine, now: number): number {
  const words = placeWords(line, speech, start)
  const spoken = words.findLast((word) => word.start <= now) ?? words[0]
  return (spoken && wordAt.get(spoken.from)) ?? -1
}

const indexWords = ({ script }: Passage): ReadonlyMap<number, number> =>
  new Map(listScriptWords(script).map(({ from }, index) => [from, index]))
