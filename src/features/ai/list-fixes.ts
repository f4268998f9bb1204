import type { Slide } from '#core/deck/slide.ts'
import { canSplit } from '#core/edit/slides/split-slide.ts'
import type { FindingCode, FindingFix } from '#core/outline/check/finding.ts'
import type { FindingGroup } from '#core/outline/check/group-findings.ts'
import { deckCheckWords as words } from '#words/editor/deck-check.ts'

type FixName = keyof typeof words.fixes

/** `byModel`: only a model can do it. */
type OfferedFix = { label: string; fix: FindingFix; byModel: boolean }

/** The quickest first. */
const fixNames = [
  'bullet-empty',
  'bullet-repeated',
  'set-notes',
  'icon-unknown',
  'split-slide',
  'rewrite-slide',
  'write-notes',
] as const satisfies FixName[]

/** Two slides of them are better than one. */
const manyPoints = 6

/** What one press can do about a slide; several findings may have one remedy. */
export function listFixes(slide: Slide, findings: readonly FindingGroup[]): OfferedFix[] {
  const fixes = new Map<FixName, FindingFix>()
  for (const [{ code, fix, found }] of findings) {
    const isTooMuch = code === 'overflow' || (code === 'bullet-count' && Number(found) > manyPoints)
    if (isTooMuch && canSplit(slide))
      fixes.set('split-slide', { kind: 'split-slide', slideId: slide.id })
    if (fix && fix.kind !== 'set-content') fixes.set(fix.kind, fix)
    if (fix?.kind === 'set-content' && hasOwnFix(code)) fixes.set(code, fix)
  }
  return fixNames.flatMap((name) => {
    const fix = fixes.get(name)
    return fix ? [{ label: words.fixes[name], fix, byModel: needsModel(fix) }] : []
  })
}

type OwnFix = Extract<FindingCode, FixName>

const hasOwnFix = (code: FindingCode): code is OwnFix => Object.hasOwn(words.fixes, code)

export const needsModel = ({ kind }: FindingFix): boolean =>
  kind === 'rewrite-slide' || kind === 'write-notes'
