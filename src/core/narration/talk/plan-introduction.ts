import { introduceSpeaker } from '../language/introduce-speaker.ts'
import { type Line, planLines, planPassage } from './plan-slide.ts'

/** What a voice is asked for where somebody says who they are, with which a device is tried as well. */
export function planIntroduction(speaker: {
  id: string
  name: string
  language: string
}): Line['request'][] {
  const settings = { ...speaker, speaker: speaker.id, rate: 1, pronunciations: [] }
  return planLines(planPassage(introduceSpeaker(speaker), settings)).map(({ request }) => request)
}
