import { element } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import type { KeptSheet } from './kept-sheet.ts'

/** What an element is called in the file, what it shows, and what it is for those who read the file here. */
export const nameElement = (
  { mark, linkTo }: KeptSheet,
  id: number,
  kind: string,
  { alt, link }: { alt?: string; link?: string },
): string =>
  nameShape({
    id,
    name: `${kind} ${id}`,
    ...(alt !== undefined && { alt }),
    ...(link !== undefined && { press: element('a:hlinkClick', { 'r:id': linkTo(link) }) }),
    ...(mark && { mark }),
  })
