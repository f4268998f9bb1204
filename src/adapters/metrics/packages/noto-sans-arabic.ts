export { default as ranges } from '@fontsource/noto-sans-arabic/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
