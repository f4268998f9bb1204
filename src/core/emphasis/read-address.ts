/** What somebody typed as an address, as it is stored; null when it leads nowhere that we would go. */
export function readAddress(typed: string): string | null {
  const address = typed.trim()
  if (/\s/u.test(address)) return null
  if (/^(?:https?:\/\/[^/]|mailto:[^@]+@.)/i.test(address)) return address
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(address)) return `mailto:${address}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u.test(address)
    ? `https://${address}`
    : null
}
