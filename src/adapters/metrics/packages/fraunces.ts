export { default as ranges } from '@fontsource/fraunces/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-600-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/fraunces/files',
  query: '?url',
  import: 'default',
  eager: true,
})
