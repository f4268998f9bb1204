/** Where each letter of a text of the file stands in the words that the slide keeps of it. */
export type AlignedWords = {
  /** By place in the file's text, and one more for its end; absent where they are the same letter by letter. */
  places?: readonly number[]
  /** Where the slide has a space and the file a new line. */
  breaks: number[]
}

const isSpace = (letter: string): boolean => /[\s\u200E\u200F]/u.test(letter)

/** The two may differ in their spaces, and in nothing else: null where they do. */
export function alignWords(text: string, words: string): AlignedWords | null {
  if (text === words) return { breaks: [] }
  const places: number[] = []
  const breaks: number[] = []
  let at = 0
  for (let index = 0; index < text.length; index++) {
    places.push(at)
    if (text.charCodeAt(index) === words.charCodeAt(at)) {
      at++
      continue
    }
    const [letter, kept] = [text.charAt(index), words.charAt(at)]
    if (isSpace(letter)) {
      // Several are one, and those at the ends are none.
      if (letter === '\n' && breaks.at(-1) !== at && /\s/.test(kept)) breaks.push(at)
      else if (letter === '\n' && breaks.at(-1) !== at - 1 && /\s/.test(words.charAt(at - 1)))
        breaks.push(at - 1)
      if (/\s/.test(kept) && letter !== kept) at++
    } else return null
  }
  if (at < words.length) return null
  places.push(at)
  return { places, breaks }
}
