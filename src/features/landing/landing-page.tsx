export function LandingPage(_props: object) {
  return null
}
