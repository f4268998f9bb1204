export { default as ranges } from '@fontsource/manrope/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/manrope/files/*-{400,800}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
