export { default as ranges } from '@fontsource/nunito/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/nunito/files/*-{400,700}-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
