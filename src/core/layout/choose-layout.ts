import { type Bullet, readBullet } from '../deck/texts/bullet.ts'
import type { SlideLayoutName } from '../deck/slide-layout.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { findChartKind } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import { dealBullets } from './texts/deal-bullets.ts'

const shortLine = 90
const manyBullets = 7

/** `82 %`, `$4.5 bn`, `3×`, `1 in 4`: short, and a digit among its first characters. */
const bigNumber = /^[^\p{L}\p{N}]{0,3}\p{N}[^\n]{0,11}$/u
const quotation = /^(?:["“”„«»「『].+["“”«»」』][.!?]?)$/su

/**
 * What a slide is shown as when its author chose nothing. Only what the content says for certain
 * moves a slide away from title and bullets: nothing may jump about while somebody types.
 */
export function chooseLayout(slide: Slide, place: number): SlideLayoutName {
  const bullets = slide.content.map(readBullet)
  const [first] = bullets
  const pictures = listPictures(slide).length
  if (slide.table && findChartKind(slide.table) && first && pictures === 0)
    return bullets.length === 1 && first.text.length <= shortLine ? 'points' : 'two-columns'
  if (slide.table) return first || pictures > 0 ? 'points' : 'title-only'
  if (pictures > 0 && first) return 'points'
  // Under a title that lies over them, some of several could not be seen, nor all of one.
  const isWhole = slide.imageStyle?.fit === 'contain'
  if (pictures > 0)
    return (pictures > 1 || isWhole) && slide.title.trim() ? 'title-only' : 'picture-full'
  if (!first) return 'points'
  if (bullets.length <= 2 && quotation.test(first.text.trim())) return 'quote'
  if (bullets.length <= 3 && bigNumber.test(first.text.trim())) return 'big-number'
  const areShort = bullets.every(({ text }) => text.length <= shortLine)
  if (place === 0 && bullets.length <= 2 && areShort) return 'cover'
  if (bullets.length >= manyBullets && areShort && fillTwoColumns(bullets)) return 'two-columns'
  return 'points'
}

/** One point with all others below it would leave the second column empty. */
function fillTwoColumns(bullets: readonly Bullet[]): boolean {
  const counts = dealBullets(bullets, 2).map((column) => column.length)
  return Math.min(...counts) * 3 >= bullets.length
}
