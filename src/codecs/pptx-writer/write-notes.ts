import { isRtlText } from '#core/layout/texts/text-direction.ts'

import { document, element, escapeXml, namespaces } from './element.ts'
import { findTextLanguage } from './text/find-text-language.ts'
import { nameShape } from './name-shape.ts'
import { masterColours, shapeTree } from './shape-tree.ts'
import { mapColours } from './master/write-theme.ts'

const imagePlace = { type: 'sldImg', idx: 2 }
const textPlace = { type: 'body', sz: 'quarter', idx: 3 }

/** A page is A4 or Letter on end; in EMU, as every program writes it. */
const imageRect =
  element(
    'a:xfrm',
    {},
    element('a:off', { x: 685_800, y: 1_143_000 }),
    element('a:ext', { cx: 5_486_400, cy: 3_086_100 }),
  ) + element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {}))
const textRect =
  element(
    'a:xfrm',
    {},
    element('a:off', { x: 685_800, y: 4_400_550 }),
    element('a:ext', { cx: 5_486_400, cy: 3_600_450 }),
  ) + element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {}))

/** What the pages of notes stand on. */
export const writeNotesMaster = (): string =>
  document(
    'p:notesMaster',
    namespaces,
    shapeTree({ background: whitePage }, [paintImage(imageRect), paintNotes(textRect, emptyLine)]),
    mapColours({ dark: false }),
    element(
      'p:notesStyle',
      {},
      element(
        'a:lvl1pPr',
        { marL: 0, algn: 'l' },
        element(
          'a:defRPr',
          { sz: 1200, kern: 1200 },
          element('a:solidFill', {}, element('a:schemeClr', { val: 'tx1' })),
        ),
      ),
    ),
  )

/** What is said to a slide: a paragraph for each line. */
export function writeNotes(notes: string, deckLanguage: string): string {
  const paragraphs = notes.split(/\r\n|[\r\n\v\u2028\u2029]/u).map((line) => {
    const lang = findTextLanguage(line, deckLanguage)
    if (line === '') return element('a:p', {}, element('a:endParaRPr', { lang }))
    const isRtl = isRtlText(line) ?? isRtlText(notes)
    return element(
      'a:p',
      {},
      isRtl ? element('a:pPr', { algn: 'r', rtl: 1 }) : '',
      element('a:r', {}, element('a:rPr', { lang }), `<a:t>${escapeXml(line)}</a:t>`),
    )
  })
  return document(
    'p:notes',
    namespaces,
    shapeTree({}, [paintImage(''), paintNotes('', paragraphs.join(''))]),
    masterColours,
  )
}

const emptyLine = element('a:p', {}, element('a:endParaRPr', { lang: 'en-US' }))

const whitePage = element(
  'p:bg',
  {},
  element(
    'p:bgPr',
    {},
    element('a:solidFill', {}, element('a:schemeClr', { val: 'bg1' })),
    element('a:effectLst', {}),
  ),
)

const paintImage = (place: string): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id: 2, name: 'Slide image 2' }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1, noRot: 1, noChangeAspect: 1 })),
      element('p:nvPr', {}, element('p:ph', imagePlace)),
    ),
    element('p:spPr', {}, place),
  )

const paintNotes = (place: string, paragraphs: string): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id: 3, name: 'Notes 3' }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', textPlace)),
    ),
    element('p:spPr', {}, place),
    element('p:txBody', {}, element('a:bodyPr', {}), element('a:lstStyle', {}), paragraphs),
  )
