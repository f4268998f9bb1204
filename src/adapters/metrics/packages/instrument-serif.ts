export { default as ranges } from '@fontsource/instrument-serif/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-400-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/instrument-serif/files',
  query: '?url',
  import: 'default',
  eager: true,
})
