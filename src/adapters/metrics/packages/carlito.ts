export { default as ranges } from '@fontsource/carlito/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/carlito/files/*-{400,700}-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
