import { fileFormats, listEndings } from '#codecs/file-formats.ts'

const listDotted = (endings: readonly string[]): string =>
  [...new Set(endings)].map((ending) => `.${ending}`).join(',')

/** Only what a chooser shows first: whatever is given is told apart by its contents. */
export const deckFileTypes = [
  // Pictures have a chooser of their own.
  listDotted(listEndings(({ as }) => as !== 'image')),
  fileFormats.json.type,
  'text/*',
].join(',')

const powerPointEndings = listEndings(({ as }) => as === 'pptx' || as === 'ppt')

export const powerPointFileTypes = listDotted(powerPointEndings)

export const isPowerPointName = (name: string): boolean =>
  powerPointEndings.includes(/\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '')

/** What a deck can be written from. */
export const sourceFileTypes = listDotted(listEndings(({ isSource }) => isSource === true))
