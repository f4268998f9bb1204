export function HelpPage(_props: object) {
  return null
}
