export { default as ranges } from '@fontsource/bricolage-grotesque/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/bricolage-grotesque/files/*-800-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
