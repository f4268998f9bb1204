export function useShortcuts() {
  return null
}
