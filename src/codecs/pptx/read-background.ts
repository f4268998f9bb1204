import { mixColours } from '#core/theme/contrast.ts'
import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { type ColourScheme, readColour } from './read-colour.ts'

/** The ground of a slide: its own, or that of the layout or the master, as one colour. */
export function readBackground(
  sheets: readonly XmlElement[],
  scheme: ColourScheme,
  theme: XmlElement,
): string | null {
  for (const sheet of sheets) {
    const background = findElement(sheet, 'cSld', 'bg')
    const own = findElement(background, 'bgPr')
    // Who says that there is none lets the one below be seen.
    if (own && findElement(own, 'noFill')) continue
    if (own) return readFill(own, scheme)
    const reference = findElement(background, 'bgRef')
    if (reference) return readReference(reference, scheme, theme)
  }
  return null
}

/** One of the theme's fills, painted with a colour of the slide's. */
function readReference(
  reference: XmlElement,
  scheme: ColourScheme,
  theme: XmlElement,
): string | null {
  const colour = readColour(reference, scheme)
  const fills = findElement(theme, 'themeElements', 'fmtScheme', 'bgFillStyleLst')
  const fill = fills?.children.filter(isElement)[Number(reference.attributes.get('idx')) - 1001]
  const painted: ColourScheme = (name) => (name === 'phClr' ? colour : scheme(name))
  return (fill && readFill({ ...fill, name: '', children: [fill] }, painted)) ?? colour
}

function readFill(holder: XmlElement, scheme: ColourScheme): string | null {
  const solid = readColour(findElement(holder, 'solidFill'), scheme)
  if (solid) return solid
  const pattern = findElement(holder, 'pattFill')
  if (pattern)
    return (
      readColour(findElement(pattern, 'bgClr'), scheme) ??
      readColour(findElement(pattern, 'fgClr'), scheme)
    )
  const stops = childrenOf(findElement(holder, 'gradFill', 'gsLst'), 'gs')
  const [first, ...others] = stops.flatMap((stop) => readColour(stop, scheme) ?? [])
  // Text must be readable on all of it, and on the middle it mostly is.
  return first ? others.reduce((mixed, colour) => mixColours(mixed, colour, 0.5), first) : null
}
