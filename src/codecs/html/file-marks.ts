/** By these the reader finds the deck in a file of ours. Files with them are out there: never change them. */
export const generatorMark = '<meta name="generator" content="Lectern">'
export const deckMark = '<script type="application/json" id="lectern-deck">'
export const endMark = '</script>'

/** One for each picture: what follows `data:` in its address. */
export const pictureMark = (name: string): string =>
  `<script type="text/plain" data-picture="${name}">`
