import { childrenOf, findElement, isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

/** The elements inside, with the wording of several editions brought down to one that we understand. */
export function listChildren(element: XmlElement | undefined): readonly XmlElement[] {
  if (!element) return none
  const { children } = element
  // Asked a thousand times a slide: most have nothing but elements, of which no other list need be made.
  if (arePlain(children)) return children
  const elements = children.filter(isElement)
  if (!elements.some(isAlternative)) return elements
  return elements.flatMap((child) => (isAlternative(child) ? chooseContent(child) : [child]))
}

const none: readonly XmlElement[] = []

const isAlternative = ({ name }: XmlElement): boolean => name === 'AlternateContent'

function arePlain(children: XmlElement['children']): children is XmlElement[] {
  for (const child of children) if (!isElement(child) || isAlternative(child)) return false
  return true
}

/** The first of a name, also when it stands there in several wordings. */
export const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  findElement(element, name) ?? listChildren(element).find((child) => child.name === name)

/**
 * What newer programs show, unless it is of a kind that only they know: 3D models, ink and zooms have
 * a picture of themselves for the others.
 */
function chooseContent(alternatives: XmlElement): readonly XmlElement[] {
  // Alternatives may stand inside each other: listed twice at each level, a few of them would take for ever.
  const choices = childrenOf(alternatives, 'Choice').map(listChildren)
  const known = choices.find((choice) => choice.some(isKnown))
  if (known) return known
  const fallback = listChildren(findElement(alternatives, 'Fallback'))
  const [first = []] = choices
  // In place of a chart other programs get a picture of it, or a sentence that they cannot draw it.
  const isNoPicture = first.some(isNewChart) && !fallback.some(({ name }) => name === 'pic')
  return fallback.length > 0 && !isNoPicture ? fallback : first
}

const knownNames = new Set(['sp', 'grpSp', 'pic', 'cxnSp', 'm', 'oMath', 'oMathPara', 'r', 'p'])
const knownContents = new Set(['tbl', 'chart', 'relIds', 'oleObj'])

function isKnown(element: XmlElement): boolean {
  if (element.name !== 'graphicFrame') return knownNames.has(element.name) || isTransition(element)
  const data = findElement(element, 'graphic', 'graphicData')
  return listChildren(data).some(({ name }) => knownContents.has(name)) && !isNewChart(element)
}

/** Charts that Office has had since 2016 (`cx:`) are called as all others, and are none of their kinds. */
export function isNewChart(frame: XmlElement): boolean {
  const data = findElement(frame, 'graphic', 'graphicData')
  return data?.attributes.get('uri')?.includes('/chartex') ?? false
}

const isTransition = ({ name }: XmlElement): boolean => name === 'transition'
