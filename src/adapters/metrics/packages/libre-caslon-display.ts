export { default as ranges } from '@fontsource/libre-caslon-display/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/libre-caslon-display/files/*-400-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
