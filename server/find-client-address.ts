import { isIP, isIPv6 } from 'node:net'

type Call = {
  /** Who holds the other end of the connection: nobody can make that up. */
  socketAddress: string
  /** What the proxies in between have written down, each adding whom it was called by. */
  forwardedFor: string | undefined
  /** How many proxies in front of us are our own. */
  trustedProxies: number
}

/**
 * Whom a limit counts for. Anybody can send a forwarding header, so it is read only as far from its
 * end as our own proxies have written it.
 */
export function findClientAddress({ socketAddress, forwardedFor, trustedProxies }: Call): string {
  const written = forwardedFor?.split(',').map((hop) => hop.trim()) ?? []
  const hops = [...written, socketAddress]
  const client = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? socketAddress
  return groupAddress(isIP(client) ? client : socketAddress)
}

/** One household has 2^64 addresses of version 6, so these count as one. */
function groupAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
