export { default as ranges } from '@fontsource/carlito/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/carlito/files',
  query: '?url',
  import: 'default',
  eager: true,
})
