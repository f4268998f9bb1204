export function CreatePage(_props: object) {
  return null
}
