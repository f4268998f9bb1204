export { default as ranges } from '@fontsource/noto-sans-jp/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  './noto-sans-jp-[0-9]*-{400,700}-normal.woff',
  {
    base: '../../../../node_modules/@fontsource/noto-sans-jp/files',
    query: '?url',
    import: 'default',
    eager: true,
  },
)
