export { default as ranges } from '@fontsource/noto-color-emoji/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  '../../../../node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-[0-9]*-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
