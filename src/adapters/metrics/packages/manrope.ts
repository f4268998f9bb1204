export { default as ranges } from '@fontsource/manrope/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,800}-normal.woff', {
  base: '../../../../node_modules/@fontsource/manrope/files',
  query: '?url',
  import: 'default',
  eager: true,
})
