export { default as ranges } from '@fontsource/noto-sans-sc/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
