/** `undefined` for what is no JSON, which JSON itself cannot say. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
