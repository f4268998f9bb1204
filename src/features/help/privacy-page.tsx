export function PrivacyPage(_props: object) {
  return null
}
