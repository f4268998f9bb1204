import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { listScriptWords } from '#core/narration/script/script.ts'
import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'
import type { Viewing } from '#workspace/viewing.ts'

import { useViewing } from '../../workspace-context.ts'
import { type DemoMoment, demoStart, type DemoTalk } from './demo-talk.ts'
import sampleTalk from './sample-talk.lectern?url'

export type DemoVoice = {
  status: 'off' | 'loading' | 'on'
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

/**
 * The voice of the demo, silent until somebody asks for it, and then the one that leads: the talk of
 * the sample as it was shared once, with its sound inside, played as any link is.
 */
export function useDemoVoice({ talk, moment, playing, onMoment, onEnd }: Needs): DemoVoice {
  const { fetchShare } = useViewing()
  const [watched, setWatched] = useState<WatchedTalk | null>(null)
  const [status, setStatus] = useState<DemoVoice['status']>('off')
  const [hasFailed, setFailed] = useState(false)
  /** Counts what was asked for: a talk that comes when nobody waits for it any more stays silent. */
  const asked = useRef(0)

  const follow = useEffectEvent(() => {
    if (!watched || status !== 'on') return
    const state = watched.playback.state.getState()
    if (state.isSilent || state.problem) {
      setFailed(true)
      mute()
    } else if (state.status === 'ended') {
      mute()
      onMoment(demoStart)
      onEnd()
    } else onMoment({ slide: state.slide, word: findWord(talk, state.slide, state.from) })
  })

  useEffect(() => {
    if (!watched) return undefined
    const unfollow = watched.playback.state.subscribe(() => follow())
    return () => {
      unfollow()
      watched.playback.close()
      void watched.deck.close()
    }
  }, [watched])

  useEffect(() => {
    const count = asked
    return () => {
      count.current += 1
    }
  }, [])

  useEffect(() => {
    if (status !== 'on') return
    if (playing) watched?.playback.play()
    else watched?.playback.pause()
  }, [watched, status, playing])

  function mute() {
    asked.current += 1
    watched?.playback.pause()
    setStatus('off')
  }

  return {
    status,
    hasFailed,
    mute,
    speak: (slide) => watched?.playback.goTo(slide),
    async unmute() {
      const ask = ++asked.current
      setFailed(false)
      setStatus('loading')
      const opened = watched ?? (await openSample(fetchShare))
      if (ask !== asked.current) {
        opened?.playback.close()
        return
      }
      setWatched(opened)
      setFailed(opened === null)
      setStatus(opened ? 'on' : 'off')
      opened?.playback.goTo(moment.slide, listPlaces(talk, moment.slide)[moment.word])
    },
  }
}

/** Null when it could not be fetched. */
async function openSample(fetchShare: Viewing['fetchShare']): Promise<WatchedTalk | null> {
  const answer = await fetch(sampleTalk).catch(() => null)
  if (!answer?.ok) return null
  const fetched = await fetchShare({ from: 'file', file: await answer.blob() })
  const opened = fetched.ok && (await fetched.value.open())
  return opened && opened.ok ? opened.value : null
}

/** Where each word begins in the notes of its slide. */
const listPlaces = ({ slides }: DemoTalk, slide: number): number[] => {
  const passage = slides[slide]?.passage
  return passage ? listScriptWords(passage.script).map(({ from }) => from) : []
}

const findWord = (talk: DemoTalk, slide: number, from: number | null): number =>
  from === null
    ? 0
    : Math.max(
        0,
        listPlaces(talk, slide).findLastIndex((place) => place <= from),
      )
