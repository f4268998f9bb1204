export { default as ranges } from '@fontsource/caladea/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/caladea/files',
  query: '?url',
  import: 'default',
  eager: true,
})
