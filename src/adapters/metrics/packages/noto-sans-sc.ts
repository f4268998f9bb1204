export { default as ranges } from '@fontsource/noto-sans-sc/unicode.json'

export const urls: Record<string, string> = import.meta.glob(
  './noto-sans-sc-[0-9]*-{400,700}-normal.woff',
  {
    base: '../../../../node_modules/@fontsource/noto-sans-sc/files',
    query: '?url',
    import: 'default',
    eager: true,
  },
)
