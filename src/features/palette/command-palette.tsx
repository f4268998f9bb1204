export function CommandPalette(_props: object) {
  return null
}
