import type { Bullet } from '../../deck/texts/bullet.ts'
import type { Arrangement } from '../../theme/theme.ts'

/** Which bullets, by index, stand in which of the frames. */
export function dealBullets(
  bullets: readonly Bullet[],
  frames: number,
  deal?: Arrangement['deal'],
): number[][] {
  const all = bullets.map((_, index) => index)
  if (frames > 1 && deal === 'first-and-rest') return [all.slice(0, 1), all.slice(1)]
  const cuts = all.slice(1, frames).map((at) => findCut(bullets, at / frames))
  return [0, ...cuts].map((start, at) => all.slice(start, cuts[at]))
}

// A bullet takes a line of its own, however short.
const weigh = ({ text }: Bullet): number => Math.ceil((text.length + 1) / 40)

/** Before which bullet that share of all lines is over; a point stays with those below it. */
function findCut(bullets: readonly Bullet[], share: number): number {
  const total = bullets.reduce((sum, bullet) => sum + weigh(bullet), 0)
  // Imported lists often begin one level in.
  const outermost = Math.min(...bullets.map(({ level }) => level))
  let [before, best, nearest] = [0, bullets.length, total - share * total]
  bullets.forEach((bullet, at) => {
    const distance = Math.abs(share * total - before)
    if (at > 0 && bullet.level === outermost && distance <= nearest)
      [best, nearest] = [at, distance]
    before += weigh(bullet)
  })
  return best
}
