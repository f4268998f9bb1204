const voiceless = /[ptkfθ]$/u
const hissing = /[szʃʒʧʤ]$/u

/** The sound of "-s" after a word: "cats", "dogs", "roses". */
export const addPlural = (sounds: string): string =>
  sounds + (hissing.test(sounds) ? 'ɪz' : voiceless.test(sounds) ? 's' : 'z')
