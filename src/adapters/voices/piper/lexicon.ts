/** Words and how they sound, in the symbols of the dictionary file. */
export type Lexicon = { find(word: string): string | undefined }

/** Lines of the file are `WORD<tab>sounds`; other ways to say a word follow after more tabs. */
export function readLexicon(file: string): Lexicon {
  const sounds = new Map<string, string>()
  for (const line of file.split('\n')) {
    if (line.startsWith(';;;')) continue
    const [word, first] = line.split('\t')
    if (word && first) sounds.set(word, first.trim())
  }
  return { find: (word) => sounds.get(word.toUpperCase()) }
}
