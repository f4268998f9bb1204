export { default as ranges } from '@fontsource/figtree/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,600}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/figtree/files',
  query: '?url',
  import: 'default',
  eager: true,
})
