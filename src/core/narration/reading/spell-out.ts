/** Letters that are named one by one, as words of one capital each. */
export const spellOut = (letters: string): string[] => Array.from(letters.toUpperCase())
