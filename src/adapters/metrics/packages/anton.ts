export { default as ranges } from '@fontsource/anton/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-400-normal.woff', {
  base: '../../../../node_modules/@fontsource/anton/files',
  query: '?url',
  import: 'default',
  eager: true,
})
