import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { ElementSource, TextStyles } from './element-source.ts'
import { attribute, find } from './find.ts'
import { isRunningType, isTitleType, typeOf } from './placeholders.ts'
import { resolveColour } from './resolve-colour.ts'
import type { TextSource } from './text-levels.ts'

/** Where the looks of a text in a shape are laid down. */
export function findTextSource(
  { sheet, parts, number, relations, textStyles, onLeftOut }: ElementSource,
  placeholder: XmlElement | undefined,
  ancestors: readonly XmlElement[],
  { style, body }: { style?: XmlElement | undefined; body?: XmlElement | undefined },
): TextSource {
  const own = find(body, 'lstStyle')
  const styles = [own && own.children.length > 0 ? own : undefined]
  const bodies: (XmlElement | undefined)[] = []
  for (const one of ancestors) {
    const inherited = find(one, 'txBody')
    styles.push(find(inherited, 'lstStyle'))
    bodies.push(find(inherited, 'bodyPr'))
  }
  const reference = find(style, 'fontRef')
  const face = placeholder ? undefined : faces[attribute(reference, 'idx') ?? '']
  const defaultsFrom = styles.push(nameStyle(placeholder, textStyles))
  styles.push(textStyles.usual, textStyles.other)
  return {
    look: sheet.look,
    styles,
    defaultsFrom,
    bodies,
    colour: resolveColour(reference, sheet.look.scheme),
    ...(face && { face }),
    parts,
    slideNumber: number,
    relations,
    onUnpainted: noteOnce(onLeftOut),
  }
}

/** Each kind once, however many letters of a text have it. */
function noteOnce(note: ElementSource['onLeftOut']): TextSource['onUnpainted'] {
  let met: Set<string> | undefined
  return (kind) => {
    if (met?.has(kind)) return
    met = (met ?? new Set()).add(kind)
    note(kind)
  }
}

/** Of the theme, as the styles of shapes name them. */
const faces: Readonly<Record<string, string>> = { major: '+mj-lt', minor: '+mn-lt' }

function nameStyle(
  placeholder: XmlElement | undefined,
  { title, body }: TextStyles,
): XmlElement | undefined {
  const type = placeholder && typeOf(placeholder)
  if (type === undefined || isRunningType(type)) return undefined
  return isTitleType(type) ? title : body
}
