import type { Finding } from './finding.ts'

/** What is wrong in one way with several points of a slide, or with several numbers on it. */
export type FindingGroup = readonly [Finding, ...Finding[]]

/** One fault is one thing to look at, however many points have it. What spoils a slide comes first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const key = [finding.slideId, finding.code, finding.severity].join(' ')
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()].toSorted(([one], [other]) => rank(one) - rank(other))
}

const rank = ({ severity }: Finding): number => (severity === 'major' ? 0 : 1)
