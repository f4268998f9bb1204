import { greekLetters } from './greek-letters.ts'

/** Letters that are named one by one, as words of one capital each; those of formulas by their names. */
export const spellOut = (letters: string): string[] =>
  Array.from(letters, (letter) => greekLetters.get(letter) ?? letter.toUpperCase())
