export { default as ranges } from '@fontsource/space-grotesk/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/space-grotesk/files/*-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
