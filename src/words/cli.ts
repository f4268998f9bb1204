import { listNames } from './formats.ts'
import { translatable } from './language.ts'

/** What the command line says. The codes beside its sentences are for scripts. */
export const cliWords = translatable('cliWords', {
  usage: (endings: readonly string[]): string =>
    [
      'lectern inspect FILE         writes the deck as JSON, and what was lost to standard error',
      `lectern convert FILE TARGET  writes the deck to a file (${listNames(endings)})`,
      '  --voice                    a web page or a PowerPoint file that speaks; sound, films and captions always do',
      '  --speaker NAME             who speaks: one of the usual voice (ada, miles, …) or of the studio voice (heart, …)',
      '  --shape square             a film that is as high as it is wide; upright: one for phones, 9:16',
      '  --fonts office             a PowerPoint file in fonts that every office program has, instead of its own',
      '',
      'Exit status: 0 done, 1 the file could not be read or written, 2 unclear what to do.',
      '',
    ].join('\n'),
  unknownEnding: (path: string, endings: readonly string[]): string =>
    `${path}: no way to write this kind of file. Known: ${listNames(endings)}\n`,
  noStudioVoice: 'This speaker is of the studio voice. Fetch it first: npm run studio-voice\n',
  noBrowser:
    'Films are made by Chromium, Chrome or Edge. Install one of them, or set CHROMIUM_PATH to where it is.\n',
  notFound: (path: string, cause: string): string => `${path}: cannot be opened (${cause})\n`,
  notRead: (path: string, code: string): string => `${path}: cannot be read (${code})\n`,
  notWritten: (path: string, cause: string): string => `${path}: cannot be written (${cause})\n`,
})
