import { document, element, escapeXml } from './element.ts'

/** Whoever made the deck is nobody's business but theirs. */
const maker = 'Lectern'

const words = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

export const writeCoreProperties = (title: string, language: string): string =>
  document(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    words('dc:title', title),
    words('dc:creator', maker),
    words('dc:language', language),
  )

export const writeAppProperties = (slides: number, hidden: number, notes: number): string =>
  document(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    words('Application', maker),
    words('PresentationFormat', 'On-screen Show (16:9)'),
    words('Slides', String(slides)),
    words('Notes', String(notes)),
    words('HiddenSlides', String(hidden)),
    words('Company', maker),
  )

export const writePresentationProperties = (): string =>
  document(
    'p:presentationPr',
    {
      'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
      'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
    },
    element(
      'p:showPr',
      { showNarration: 1, useTimings: 1 },
      element('p:present', {}),
      element('p:sldAll', {}),
    ),
  )
