import type { Bullet } from '../deck/bullet.ts'
import type { Arrangement } from '../theme/theme.ts'

/** Which bullets, by index, stand in which of the frames. */
export function dealBullets(
  bullets: readonly Bullet[],
  frames: number,
  deal: Arrangement['deal'] = 'evenly',
): number[][] {
  const all = bullets.map((_, index) => index)
  if (frames < 2) return [all]
  const at = deal === 'first-and-rest' ? Math.min(1, all.length) : findMiddle(bullets)
  return [all.slice(0, at), all.slice(at)]
}

/** Where both columns are about as long; a point stays with those below it. */
function findMiddle(bullets: readonly Bullet[]): number {
  // A bullet takes a line of its own, however short.
  const weights = bullets.map(({ text }) => Math.ceil((text.length + 1) / 40))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  // Imported lists often begin one level in.
  const outermost = Math.min(...bullets.map(({ level }) => level))
  let before = 0
  let best = { at: bullets.length, difference: total }
  bullets.forEach(({ level }, at) => {
    const difference = Math.abs(total - 2 * before)
    if (at > 0 && level === outermost && difference <= best.difference) best = { at, difference }
    before += weights[at] ?? 0
  })
  return best.at
}
