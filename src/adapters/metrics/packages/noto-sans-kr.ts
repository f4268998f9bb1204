export { default as ranges } from '@fontsource/noto-sans-kr/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  './noto-sans-kr-[0-9]*-{400,700}-normal.woff',
  {
    base: '../../../../node_modules/@fontsource/noto-sans-kr/files',
    query: '?url',
    import: 'default',
    eager: true,
  },
)
