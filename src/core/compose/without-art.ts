import type { KitSpec } from './kit-spec.ts'

/** A theme that draws only what its words stand on: for slides whose author took the drawing away. */
export function withoutArt(spec: KitSpec): KitSpec {
  const { axis, rows, item, itemHeight, steps, split, icons } = spec.art
  const { subtitleColour: _onArt, footColour: _onArtToo, ...cover } = spec.cover
  return {
    ...spec,
    cover,
    art: {
      cover: () => [],
      closing: () => [],
      axis,
      rows,
      item,
      steps,
      icons,
      ...(itemHeight !== undefined && { itemHeight }),
      ...(split && { split }),
    },
  }
}
