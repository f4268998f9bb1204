import { translatable } from '../language.ts'

/** What the library says of the sample deck. */
export const sampleWords = translatable('sampleWords', {
  description: 'A sample: how breath, buzz and shape become the voice you hear.',
})
