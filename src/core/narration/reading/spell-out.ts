import { greekLetters } from './greek-letters.ts'

/**
 * Letters that are named one by one, as words of one capital each; those of formulas by their names.
 * Some letters are two in capitals: "ﬀ".
 */
export const spellOut = (letters: string): string[] =>
  Array.from(letters).flatMap(
    (letter) => greekLetters.get(letter) ?? Array.from(letter.toUpperCase()),
  )
