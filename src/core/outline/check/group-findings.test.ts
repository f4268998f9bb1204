import { expect, test } from 'vitest'

import type { Finding } from './finding.ts'
import { groupFindings } from './group-findings.ts'

const find = (
  code: Finding['code'],
  severity: Finding['severity'],
  about: Partial<Finding> = {},
) => ({ code, severity, slideId: 'a', ...about })

test('DC11 one fault of several points of a slide is one thing to look at', () => {
  const [first, second] = [
    find('bullet-length', 'minor', { bullet: 0, found: 20 }),
    find('bullet-length', 'minor', { bullet: 2, found: 18 }),
  ]
  const worse = find('bullet-length', 'major', { bullet: 1, found: 40 })
  const elsewhere = find('bullet-length', 'minor', { bullet: 0, slideId: 'b' })
  expect(groupFindings([first, worse, second, elsewhere])).toEqual([
    [worse],
    [first, second],
    [elsewhere],
  ])
})

test('DC11 what spoils a slide comes first, and otherwise the order stays', () => {
  const findings = [
    find('no-welcome', 'minor'),
    find('notes-missing', 'major'),
    find('title-length', 'minor'),
    find('overflow', 'major'),
  ]
  expect(groupFindings(findings).map(([{ code }]) => code)).toEqual([
    'notes-missing',
    'overflow',
    'no-welcome',
    'title-length',
  ])
})
