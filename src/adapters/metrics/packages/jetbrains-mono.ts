export { default as ranges } from '@fontsource/jetbrains-mono/unicode.json'

export const urls: Record<string, string> = import.meta.glob('./*-{400,700}-{normal,italic}.woff', {
  base: '../../../../node_modules/@fontsource/jetbrains-mono/files',
  query: '?url',
  import: 'default',
  eager: true,
})
