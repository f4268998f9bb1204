import { translatable } from '../language.ts'

/** What a library says that has nothing in it yet. Hardly anybody sees it twice. */
export const emptyLibraryWords = translatable('emptyLibraryWords', {
  title: 'No presentations yet',
  text: 'Start with a topic, a template or blank slides, or import a file. Or open a finished deck first and see what one looks like.',
  create: 'Create Your First Presentation',
  sample: 'Try the sample deck',
  playSample: 'Play the sample deck',
})
