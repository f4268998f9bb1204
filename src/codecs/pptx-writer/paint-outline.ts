import type { ImageStyle } from '#core/deck/pictures/image-style.ts'
import type { Rect } from '#core/layout/boxes.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'

import { element } from './element.ts'
import { toEmu } from './to-emu.ts'

/** Shapes that every program knows by name stay what they are when somebody edits them. */
const known: Partial<Record<ImageStyle['shape'], string>> = { rectangle: 'rect', circle: 'ellipse' }

export const findPreset = (shape: ImageStyle['shape']): string | null => {
  const preset = known[shape]
  return preset ? element('a:prstGeom', { prst: preset }, element('a:avLst', {})) : null
}

/** Any closed outline, given in px of the stage, within its extent. */
export function paintOutline(outline: readonly PathCommand[], area: Rect): string {
  const size = { w: toEmu(area.width), h: toEmu(area.height) }
  return writeCustom({ l: 'l', t: 't', r: 'r', b: 'b' }, [
    element('a:path', size, ...writeCommands(outline, area)),
  ])
}

/** @param room where text may stand */
export const writeCustom = (
  room: Readonly<Record<'l' | 't' | 'r' | 'b', string | number>>,
  paths: readonly string[],
): string =>
  element(
    'a:custGeom',
    {},
    ...['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => element(name, {})),
    element('a:rect', room),
    element('a:pathLst', {}, ...paths),
  )

/** The lines and curves of a path, from a corner. */
export function writeCommands(
  path: readonly PathCommand[],
  corner: Pick<Rect, 'x' | 'y'>,
): string[] {
  const point = ([x, y]: readonly [number, number]) =>
    element('a:pt', { x: toEmu(x - corner.x), y: toEmu(y - corner.y) })
  return path.map((command) => {
    if (command.op === 'close') return element('a:close', {})
    if (command.op === 'curve')
      return element(
        'a:cubicBezTo',
        {},
        point(command.control1),
        point(command.control2),
        point(command.to),
      )
    return element(command.op === 'move' ? 'a:moveTo' : 'a:lnTo', {}, point(command.to))
  })
}
