export { default as ranges } from '@fontsource/libre-caslon-display/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-400-normal.woff', {
  base: '../../../../node_modules/@fontsource/libre-caslon-display/files',
  query: '?url',
  import: 'default',
  eager: true,
})
