import { nameShape } from '../name-shape.ts'
import type { KeptSheet } from './kept-sheet.ts'

/** What an element is called in the file, what it shows, and what it is for those who read the file here. */
export const nameElement = ({ mark }: KeptSheet, id: number, kind: string, alt?: string): string =>
  nameShape({
    id,
    name: `${kind} ${id}`,
    ...(alt !== undefined && { alt }),
    ...(mark && { mark }),
  })
