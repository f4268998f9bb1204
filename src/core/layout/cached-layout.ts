import { findCharts } from '../chart/opened-charts.ts'
import { findEmphasis } from '../emphasis/opened-emphasis.ts'
import type { Slide } from '../deck/slide.ts'
import { findPlaced, keepsLook } from '../placed/opened-placed.ts'
import type { Theme } from '../theme/theme.ts'
import type { SlideInTheme } from './arrange-slide.ts'
import type { SlideLayout } from './boxes.ts'
import { layoutSlide } from './layout-slide.ts'
import type { TextMetrics } from './text-metrics.ts'

type Poses = Map<string, SlideLayout>

const layouts = new WeakMap<TextMetrics, WeakMap<Theme, WeakMap<Slide, Poses>>>()

/** As `layoutSlide`; the same slide in the same theme, pose and metrics is laid out once. */
export function layoutCached(input: SlideInTheme, metrics: TextMetrics): SlideLayout {
  const bySlide = getOrMake(getOrMake(layouts, metrics), input.theme)
  const poses: Poses = bySlide.get(input.slide) ?? new Map()
  bySlide.set(input.slide, poses)
  const pose = describePose(input)
  const known = poses.get(pose)
  if (known) return known
  const layout = layoutSlide(input, metrics)
  poses.set(pose, layout)
  return layout
}

/** Of its place only being first or last makes a difference, unless its number is written on it. */
const describePose = ({
  slide,
  theme,
  place,
  count,
  seed = 0,
  turn = 0,
  furniture,
  logo,
}: SlideInTheme): string =>
  // A chart is a table until what draws it is there, a form has no icons, and nothing lies over it.
  [
    JSON.stringify([(furniture || keepsLook(slide)) && [furniture, place], logo]),
    place === 0,
    place + 1 === count,
    seed,
    turn,
    findCharts() !== null,
    findEmphasis() !== null,
    findPlaced() !== null,
    theme.forms?.icons?.areThere(),
  ].join(' ')

function getOrMake<K extends object, Key extends object, V extends object>(
  map: WeakMap<K, WeakMap<Key, V>>,
  key: K,
): WeakMap<Key, V> {
  const there = map.get(key)
  if (there) return there
  const made = new WeakMap<Key, V>()
  map.set(key, made)
  return made
}
