export function ShortcutSheet(_props: object) {
  return null
}
