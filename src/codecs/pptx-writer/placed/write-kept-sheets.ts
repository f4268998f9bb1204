import type { PlacedFill, PlacedTheme } from '#core/deck/placed.ts'
import type { Rect } from '#core/layout/boxes.ts'
import { themeColours } from '#core/placed/theme-colours.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'

import { document, element, namespaces } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { masterColours, shapeTree } from '../shape-tree.ts'
import { placeShape } from '../to-emu.ts'
import { listLayouts, type NumberedLayout } from '../master/write-master.ts'
import { lightMap, type ThemePart } from '../master/write-theme.ts'
import type { KeptLayout, KeptPlace } from './kept-layouts.ts'
import type { KeptSheet } from './kept-sheet.ts'
import { type ChartPlace } from './write-kept-chart.ts'
import type { PageSize } from './stand-on-page.ts'
import { writeElements } from './write-elements.ts'
import { writeGeometry } from './write-geometry.ts'
import { writeFill } from './write-paint.ts'

type ColourName = (typeof themeColours)[number]

const findColour = ({ colours }: PlacedTheme, name: ColourName): string =>
  (colours[themeColours.indexOf(name)] ?? '#000000').slice(0, 7)

/** Colours of a slide that are its theme's are written by their places there. */
export const findSlots = (theme: PlacedTheme): ColourSlots => ({
  bg1: findColour(theme, 'bg1'),
  tx1: findColour(theme, 'tx1'),
  bg2: findColour(theme, 'bg2'),
  tx2: findColour(theme, 'tx2'),
  accent1: findColour(theme, 'accent1'),
  accent2: findColour(theme, 'accent2'),
  accent3: findColour(theme, 'accent3'),
  accent4: findColour(theme, 'accent4'),
  accent5: findColour(theme, 'accent5'),
  accent6: findColour(theme, 'accent6'),
})

/** The theme as the file had it, so that somebody can exchange its colours and faces. */
export function describeKeptTheme(theme: PlacedTheme, name: string): ThemePart {
  const { bg1, tx1, bg2, tx2, ...accents } = findSlots(theme)
  return {
    name,
    colours: {
      dk1: tx1,
      lt1: bg1,
      dk2: tx2,
      lt2: bg2,
      ...accents,
      hlink: findColour(theme, 'hlink'),
      folHlink: findColour(theme, 'folHlink'),
    },
    faces: theme.faces,
    eastAsian: '',
    complex: '',
  }
}

export async function writeKeptLayout(
  layout: KeptLayout,
  sheet: KeptSheet,
  charts: ChartPlace,
): Promise<string> {
  const drawn = await writeElements(layout.backdrop, sheet, charts)
  const places = layout.places.map(({ place, rect }) => writePlace(place, rect, sheet.nextId()))
  const background = await writeGround(layout.background, sheet)
  return document(
    'p:sldLayout',
    { ...namespaces, preserve: 1, userDrawn: 1 },
    shapeTree({ name: `Original ${layout.number}`, background }, [...drawn, ...places]),
    masterColours,
  )
}

export const writeGround = async (fill: PlacedFill, sheet: KeptSheet): Promise<string> =>
  element(
    'p:bg',
    {},
    element('p:bgPr', {}, await writeFill(fill, sheet), element('a:effectLst', {})),
  )

const roles: Readonly<Record<KeptPlace['type'], string>> = {
  title: 'Title',
  subTitle: 'Subtitle',
  body: 'Text',
  ftr: 'Footer',
  dt: 'Date',
  sldNum: 'Number',
}

/** What a slide that somebody adds in another program gets there. */
function writePlace(place: KeptPlace, rect: Rect, id: number): string {
  const role = roles[place.type]
  return element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `${role} ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', place)),
    ),
    element('p:spPr', {}, placeShape(rect), writeGeometry(undefined, rect)),
    element(
      'p:txBody',
      {},
      element('a:bodyPr', {}),
      element('a:lstStyle', {}),
      element(
        'a:p',
        {},
        element('a:r', {}, element('a:rPr', { lang: 'en-US' }), `<a:t>${role}</a:t>`),
      ),
    ),
  )
}

/** Slides say all of their look themselves: these are for what somebody adds in another program. */
const styles = element(
  'p:txStyles',
  {},
  element('p:titleStyle', {}, writeStyle(1, 4400, '+mj')),
  element(
    'p:bodyStyle',
    {},
    ...[2800, 2400, 2000, 1800, 1800].map((size, level) => writeStyle(level + 1, size, '+mn')),
  ),
  element('p:otherStyle', {}),
)

function writeStyle(level: number, size: number, face: '+mj' | '+mn'): string {
  return element(
    `a:lvl${level}pPr`,
    { marL: (level - 1) * 457_200, indent: 0, algn: 'l' },
    element('a:buNone', {}),
    element(
      'a:defRPr',
      { sz: size },
      element('a:solidFill', {}, element('a:schemeClr', { val: 'tx1' })),
      element('a:latin', { typeface: `${face}-lt` }),
      element('a:ea', { typeface: `${face}-ea` }),
      element('a:cs', { typeface: `${face}-cs` }),
    ),
  )
}

/** Where a title stands as long as nobody says otherwise. */
export const findTitlePlace = ({ width, height }: PageSize): Rect => ({
  x: width * 0.05,
  y: height * 0.05,
  width: width * 0.9,
  height: height * 0.15,
})

const findBodyHeight = ({ height }: PageSize): Pick<Rect, 'y' | 'height'> => ({
  y: height * 0.25,
  height: height * 0.65,
})

/** The ground of layouts that say all of their look themselves. */
export function writeKeptMaster(layouts: readonly NumberedLayout[], size: PageSize): string {
  const ground = element(
    'p:bg',
    {},
    element('p:bgRef', { idx: 1001 }, element('a:schemeClr', { val: 'bg1' })),
  )
  return document(
    'p:sldMaster',
    namespaces,
    shapeTree({ background: ground }, [
      writePlace({ type: 'title' }, findTitlePlace(size), 2),
      writePlace({ type: 'body', idx: 1 }, { ...findTitlePlace(size), ...findBodyHeight(size) }, 3),
    ]),
    lightMap,
    listLayouts(layouts),
    styles,
  )
}
