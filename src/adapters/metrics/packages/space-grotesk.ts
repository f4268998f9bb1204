export { default as ranges } from '@fontsource/space-grotesk/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-normal.woff', {
  base: '../../../../node_modules/@fontsource/space-grotesk/files',
  query: '?url',
  import: 'default',
  eager: true,
})
