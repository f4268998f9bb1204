export { default as ranges } from '@fontsource/instrument-serif/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/instrument-serif/files/*-400-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
