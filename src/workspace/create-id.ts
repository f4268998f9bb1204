/** A prefix, a timestamp and enough randomness that two tabs never make the same one. */
export function createId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `${prefix}-${Date.now()}-${Array.from(random, (part) => part.toString(36)).join('')}`
}
