export { default as ranges } from '@fontsource/tinos/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/tinos/files',
  query: '?url',
  import: 'default',
  eager: true,
})
