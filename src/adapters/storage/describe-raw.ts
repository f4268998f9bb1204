import { encodeBase64 } from '#core/encode-base64.ts'

/** Any stored value as JSON text, so that a person can rescue what is in it; bytes become base64. */
export function describeRaw(root: unknown): string {
  const parents: unknown[] = []
  return JSON.stringify(
    root,
    function (this: unknown, _key, value: unknown) {
      while (parents.length > 0 && parents.at(-1) !== this) parents.pop()
      if (typeof value === 'bigint') return String(value)
      if (value instanceof ArrayBuffer) return { base64: encodeBase64(new Uint8Array(value)) }
      if (value instanceof Uint8Array) return { base64: encodeBase64(value) }
      if (value instanceof Map || value instanceof Set) return [...value]
      if (typeof value === 'object' && value !== null) {
        // A value in the database may contain itself, which JSON cannot say.
        if (parents.includes(value)) return '(circular)'
        parents.push(value)
      }
      return value
    },
    2,
  )
}
