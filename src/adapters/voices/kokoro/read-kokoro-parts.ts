import { readLexicon } from '../piper/lexicon.ts'
import type { KokoroParts } from './kokoro-synthesizer.ts'
import { kokoroSpeakers, styleOf } from './speakers.ts'

/** What the voice needs beside its model, out of its files by their names. */
export const readKokoroParts = (read: (name: string) => ArrayBuffer): Omit<KokoroParts, 'run'> => ({
  lexicon: readLexicon(new TextDecoder().decode(read('dictionary'))),
  styles: new Map(kokoroSpeakers.map((one) => [one.id, new Float32Array(read(styleOf(one)))])),
})
