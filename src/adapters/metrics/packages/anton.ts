export { default as ranges } from '@fontsource/anton/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/anton/files/*-400-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
