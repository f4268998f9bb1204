export { default as ranges } from '@fontsource/jetbrains-mono/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/jetbrains-mono/files/*-{400,700}-{normal,italic}.woff',
  { query: '?url', import: 'default', eager: true },
)
