import type { Slide } from '../deck/slide.ts'
import type { Theme } from '../theme/theme.ts'
import type { SlideInTheme } from './arrange-slide.ts'
import type { SlideLayout } from './boxes.ts'
import { layoutSlide } from './layout-slide.ts'
import type { TextMetrics } from './text-metrics.ts'

const layouts = new WeakMap<TextMetrics, WeakMap<Theme, WeakMap<Slide, SlideLayout>>>()
const firsts = new WeakMap<TextMetrics, WeakMap<Theme, WeakMap<Slide, SlideLayout>>>()

/** As `layoutSlide`; the same slide in the same theme and metrics is laid out once. */
export function layoutCached(input: SlideInTheme, metrics: TextMetrics): SlideLayout {
  // Of its place only being first makes a difference.
  const byTheme = getOrMake(input.place === 0 ? firsts : layouts, metrics)
  const bySlide = getOrMake(byTheme, input.theme)
  const known = bySlide.get(input.slide)
  if (known) return known
  const layout = layoutSlide(input, metrics)
  bySlide.set(input.slide, layout)
  return layout
}

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
