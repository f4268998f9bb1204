export function TermsPage(_props: object) {
  return null
}
