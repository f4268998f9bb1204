export { default as ranges } from '@fontsource/cousine/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/cousine/files',
  query: '?url',
  import: 'default',
  eager: true,
})
