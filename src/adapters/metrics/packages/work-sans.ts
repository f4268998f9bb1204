export { default as ranges } from '@fontsource/work-sans/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,600}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/work-sans/files',
  query: '?url',
  import: 'default',
  eager: true,
})
