export { default as ranges } from '@fontsource/noto-color-emoji/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  './noto-color-emoji-[0-9]*-{400,700}-normal.woff',
  {
    base: '../../../../node_modules/@fontsource/noto-color-emoji/files',
    query: '?url',
    import: 'default',
    eager: true,
  },
)
