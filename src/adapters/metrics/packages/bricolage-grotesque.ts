export { default as ranges } from '@fontsource/bricolage-grotesque/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-800-normal.woff', {
  base: '../../../../node_modules/@fontsource/bricolage-grotesque/files',
  query: '?url',
  import: 'default',
  eager: true,
})
