export { default as ranges } from '@fontsource/fraunces/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/fraunces/files/*-600-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
