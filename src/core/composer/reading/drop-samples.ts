const announcesSample =
  /(?<!\p{L})(?:sample|boilerplate|template|(?:following|full) notices?|muster|mustertext|modèle|modelo|modello|voorbeeldtekst)(?!\p{L})[^.:]*[.:]$/iu

/**
 * "Here is a sample:", and below it what somebody would write, set in line by line: it says nothing of what
 * the text is about.
 */
export function dropSamples(lines: readonly string[]): string[] {
  let isSample = false
  let above = ''
  return lines.filter((line) => {
    if (line.trim() === '') return true
    if (/^(?: {2,}|\t)/u.test(line) && (isSample || announcesSample.test(above))) {
      isSample = true
      return false
    }
    isSample = false
    // The sentence that announces it may be wrapped.
    above = `${above} ${line.trim()}`.slice(-longestSentence)
    return true
  })
}

/** In letters. */
const longestSentence = 160
