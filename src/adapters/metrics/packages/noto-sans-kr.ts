export { default as ranges } from '@fontsource/noto-sans-kr/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-[0-9]*-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
