export { default as ranges } from '@fontsource/noto-sans-arabic/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  './noto-sans-arabic-arabic-{400,700}-normal.woff',
  {
    base: '../../../../node_modules/@fontsource/noto-sans-arabic/files',
    query: '?url',
    import: 'default',
    eager: true,
  },
)
