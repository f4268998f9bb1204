import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { resolveColour } from './placed/resolve-colour.ts'

/** The colour behind a name such as `accent1` or `bg1`. */
export type ColourScheme = (name: string) => string | null

/** What an element such as `solidFill` holds, as `#RRGGBB`, however much one sees through it. */
export const readColour = (holder: XmlElement | undefined, scheme: ColourScheme): string | null =>
  resolveColour(holder, scheme)?.slice(0, 7) ?? null
