import { noIcon, readBullet, writeBullet } from '../deck/bullet.ts'
import type { Slide } from '../deck/slide.ts'
import { listPictures } from '../deck/slide-pictures.ts'
import { iconNames } from '../icon/icon-names.ts'
import { canBeSpoken } from '../narration/can-be-spoken.ts'
import { listWords } from './content-words.ts'
import { countSpokenWords } from './count-spoken-words.ts'
import type { Finding } from './finding.ts'
import { hasPlaceholder } from './has-placeholder.ts'
import { bulletsPerSlide, slideLengths } from './slide-lengths.ts'

/** In words: what is good, and beyond what it spoils the slide. */
const lengths = {
  title: { ...slideLengths.title, worstMin: 1, worstMax: 14 },
  bullet: { ...slideLengths.bullet, worstMin: 1, worstMax: 24 },
  notes: { ...slideLengths.notes, worstMin: 35, worstMax: 110 },
} as const

type Range = { min: number; max: number; worstMin: number; worstMax: number }

const judge = (count: number, range: Range): Finding['severity'] | null => {
  if (count < range.worstMin || count > range.worstMax) return 'major'
  return count < range.min || count > range.max ? 'minor' : null
}

/** What can be seen on the slide alone. */
export function checkSlide(slide: Slide): Finding[] {
  return [...checkTitle(slide), ...checkBullets(slide), ...checkNotes(slide)]
}

function checkTitle({ id: slideId, title }: Slide): Finding[] {
  const fix = { kind: 'rewrite-slide', slideId } as const
  if (hasPlaceholder(title))
    return [{ code: 'placeholder', severity: 'major', slideId, found: title, fix }]
  const found = countSpokenWords(title)
  const severity = judge(found, lengths.title)
  return severity ? [{ code: 'title-length', severity, slideId, found, fix }] : []
}

function checkBullets(slide: Slide): Finding[] {
  const { id: slideId, content } = slide
  const fix = { kind: 'rewrite-slide', slideId } as const
  const findings: Finding[] = []
  const kept = content.filter((bullet) => bullet.trim() !== '')
  if (kept.length < content.length)
    findings.push({
      code: 'bullet-empty',
      severity: 'major',
      slideId,
      bullet: content.findIndex((bullet) => bullet.trim() === ''),
      fix: { kind: 'set-content', slideId, content: kept },
    })
  const fewest = showsMoreThanPoints(slide) ? 0 : bulletsPerSlide.min
  if (kept.length < fewest || kept.length > bulletsPerSlide.max) {
    const severity = kept.length < 2 || kept.length > 6 ? 'major' : 'minor'
    findings.push({ code: 'bullet-count', severity, slideId, found: kept.length, fix })
  }
  for (const [bullet, line] of content.entries()) {
    const { text, icon } = readBullet(line)
    if (isUnknownIcon(icon))
      findings.push({
        code: 'icon-unknown',
        severity: 'minor',
        slideId,
        bullet,
        found: icon,
        // Without the name, an icon is found by the words again.
        fix: { kind: 'set-content', slideId, content: content.map(dropUnknownIcon) },
      })
    if (text.trim() === '') continue
    if (hasPlaceholder(text)) {
      findings.push({ code: 'placeholder', severity: 'major', slideId, bullet, found: text, fix })
      continue
    }
    const found = countSpokenWords(text)
    const severity = judge(found, lengths.bullet)
    if (severity) findings.push({ code: 'bullet-length', severity, slideId, bullet, found, fix })
  }
  return findings
}

const isUnknownIcon = (icon: string | undefined): icon is string =>
  icon !== undefined && icon !== noIcon && !iconNames.has(icon)

function dropUnknownIcon(line: string): string {
  const { icon, ...bullet } = readBullet(line)
  return isUnknownIcon(icon) ? writeBullet(bullet) : line
}

/** A table or a picture can be all there is to see. */
const showsMoreThanPoints = (slide: Slide): boolean =>
  slide.table !== undefined || listPictures(slide).length > 0

function checkNotes({ id: slideId, notes, content }: Slide): Finding[] {
  const fix = { kind: 'write-notes', slideId } as const
  if (!canBeSpoken({ notes })) return [{ code: 'notes-missing', severity: 'major', slideId, fix }]
  if (hasPlaceholder(notes))
    return [{ code: 'placeholder', severity: 'major', slideId, found: notes.slice(0, 80), fix }]
  const findings: Finding[] = []
  const found = countSpokenWords(notes)
  const severity = judge(found, lengths.notes)
  if (severity) findings.push({ code: 'notes-length', severity, slideId, found, fix })
  if (readsSlideOut(notes, content))
    findings.push({ code: 'notes-read-slide', severity: 'minor', slideId, fix })
  return findings
}

/** Nearly every word of the notes stands on the slide: the listener can read it faster. */
function readsSlideOut(notes: string, content: readonly string[]): boolean {
  const shown = new Set(listWords(content.join(' ')))
  const spoken = listWords(notes)
  return spoken.length > 0 && spoken.filter((word) => shown.has(word)).length / spoken.length > 0.9
}
