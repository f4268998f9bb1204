import {
  type Emphasis,
  type EmphasisedText,
  isSameLook,
  type Look,
} from '#core/emphasis/emphasised-text.ts'

/** Words of a file that are set alike. */
export type MarkedRun = { text: string; look: Look }

/** A paragraph of a file, with what stands out in it. */
export function joinRuns(runs: readonly MarkedRun[]): EmphasisedText {
  const emphasis: Emphasis[] = []
  let text = ''
  for (const run of runs.some(standsOut) ? withoutStyle(runs) : runs) {
    const start = text.length
    text += run.text
    const end = text.length
    const last = emphasis.at(-1)
    if (end === start || !standsOut(run)) continue
    if (last?.end === start && isSameLook(last, run.look)) last.end = end
    else emphasis.push({ ...run.look, start, end })
  }
  return emphasis.length > 0 ? { text, emphasis } : { text }
}

const plain: Look = {}

const standsOut = ({ look }: MarkedRun): boolean => !isSameLook(look, plain)

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
