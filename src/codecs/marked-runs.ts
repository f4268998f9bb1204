import type { EmphasisedText, Look } from '#core/emphasis/emphasised-text.ts'
import { gatherLooks } from '#core/emphasis/write-emphasis.ts'

/** Words of a file that are set alike. */
export type MarkedRun = { text: string; look: Look }

/** A paragraph of a file, with what stands out in it. */
export function joinRuns(runs: readonly MarkedRun[]): EmphasisedText {
  const shown = withoutStyle(runs)
  return gatherLooks(
    shown.map(({ text }) => text).join(''),
    shown.flatMap(({ text, look }) => Array.from({ length: text.length }, () => look)),
  )
}

/** What all of a paragraph looks like is its style: only what differs from the rest stands out. */
function withoutStyle(runs: readonly MarkedRun[]): MarkedRun[] {
  const seen = runs.filter(({ text }) => text.trim() !== '')
  const isStyle = (kind: 'strong' | 'stressed' | 'code') => seen.every(({ look }) => look[kind])
  const [strong, stressed, code] = [isStyle('strong'), isStyle('stressed'), isStyle('code')]
  return runs.map(({ text, look }) => ({
    text,
    look: {
      ...(look.strong && !strong && { strong: true }),
      ...(look.stressed && !stressed && { stressed: true }),
      ...(look.code && !code && { code: true }),
      ...(look.link !== undefined && { link: look.link }),
    },
  }))
}

/** An address that leads out of the file, as far as slides may lead anywhere. */
export const readOutwardAddress = (target: string): string | null =>
  /^(?:https?:\/\/|mailto:)\S+$/i.test(target) ? target : null
