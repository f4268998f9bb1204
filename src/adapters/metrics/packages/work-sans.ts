export { default as ranges } from '@fontsource/work-sans/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/work-sans/files/*-{400,600}-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
