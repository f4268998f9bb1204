import { useEffect, useRef, useState } from 'react'

import type { Narrator, NarratorEvent } from '#ports/narrator.ts'
import type { VoiceProgress, VoiceReadiness } from '#ports/voice.ts'

import { useWorkspace } from '../workspace-context.ts'
import { type DemoMoment, demoStart, type DemoTalk } from './demo-talk.ts'

type Found = { narrator: Narrator; speaker: string }

export type DemoVoice = {
  status: 'off' | 'loading' | 'on'
  /** What has to be fetched first; null until that is known, or when nobody can speak. */
  readiness: VoiceReadiness | null
  loading: VoiceProgress | null
  hasFailed: boolean
  unmute(): Promise<void>
  mute(): void
  /** Speaks a slide from its beginning. */
  speak(slide: number): void
}

type Needs = {
  talk: DemoTalk
  moment: DemoMoment
  playing: boolean
  onMoment: (moment: DemoMoment) => void
  /** The whole talk has been given. */
  onEnd: () => void
}

/** The voice of the demo: silent until somebody asks for it, and then the one that leads. */
export function useDemoVoice({ talk, moment, playing, onMoment, onEnd }: Needs): DemoVoice {
  const { narrators } = useWorkspace()
  const [found, setFound] = useState<Found | null>(null)
  const [readiness, setReadiness] = useState<VoiceReadiness | null>(null)
  const [status, setStatus] = useState<DemoVoice['status']>('off')
  const [loading, setLoading] = useState<VoiceProgress | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const change = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Counts what was asked for: a voice that comes when nobody waits for it any more stays silent. */
  const asked = useRef(0)

  useEffect(() => {
    let left = false
    async function find() {
      const loaded = await narrators.load()
      for (const narrator of loaded.ok ? loaded.value : []) {
        // A demo must cost nobody anything.
        if (narrator.kind === 'cloud' || narrator.kind === 'live') continue
        const checked = await narrator.checkReadiness()
        const speaker = narrator.listSpeakers().find(({ language }) => /^en\b/i.test(language))
        if (left) return
        if (checked.status === 'unavailable' || !speaker) continue
        setFound({ narrator, speaker: speaker.id })
        setReadiness(checked)
        return
      }
    }
    // Without a voice the demo is what it was.
    find().catch(() => {})
    return () => {
      left = true
    }
  }, [narrators])

  useEffect(
    () => () => {
      asked.current += 1
      clearTimeout(change.current)
      found?.narrator.stop()
    },
    [found],
  )

  useEffect(() => {
    if (status !== 'on') return
    if (playing) found?.narrator.resume()
    else found?.narrator.pause()
  }, [found, status, playing])

  function hear(slide: number, event: NarratorEvent) {
    if (event.kind === 'word') onMoment({ slide, word: event.word })
    if (event.kind === 'fail' || event.kind === 'silenced') {
      setFailed(true)
      mute()
    }
    if (event.kind !== 'end') return
    if (talk.slides[slide + 1]) {
      say(slide + 1, talk.gap.untilHeard)
      change.current = setTimeout(
        () => onMoment({ slide: slide + 1, word: 0 }),
        talk.gap.untilSeen * 1000,
      )
      return
    }
    mute()
    onMoment(demoStart)
    onEnd()
  }

  function say(slide: number, after?: number) {
    clearTimeout(change.current)
    const spoken = talk.slides[slide]
    if (!found || !spoken) return
    const { narrator, speaker } = found
    narrator.speak({ ...spoken.passage, speaker }, (event) => hear(slide, event), after)
    const next = talk.slides[slide + 1]
    narrator.foresee(next ? { ...next.passage, speaker } : null)
  }

  function mute() {
    clearTimeout(change.current)
    found?.narrator.stop()
    setStatus('off')
    setLoading(null)
  }

  return {
    status,
    readiness,
    loading,
    hasFailed,
    mute,
    speak(slide) {
      say(slide)
      if (!playing) found?.narrator.pause()
    },
    async unmute() {
      if (!found) return
      const ask = ++asked.current
      setFailed(false)
      setStatus('loading')
      const { narrator } = found
      const unlocked = narrator.unlock()
      const prepared = await narrator.prepare(setLoading)
      const isHeard = prepared.ok && (await unlocked)
      if (ask !== asked.current) return
      setLoading(null)
      if (!isHeard) {
        setFailed(true)
        setStatus('off')
        return
      }
      setReadiness({ status: 'ready' })
      setStatus('on')
      say(moment.slide)
    },
  }
}
