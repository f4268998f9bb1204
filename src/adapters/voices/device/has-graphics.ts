/** Whether this browser has a graphics processor to compute on, and lets pages use it. */
export async function hasGraphics(): Promise<boolean> {
  if (!('gpu' in navigator)) return false
  const adapter = await navigator.gpu.requestAdapter().catch(() => null)
  return adapter !== null
}
