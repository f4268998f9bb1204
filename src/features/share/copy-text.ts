/** Whether the browser let it happen. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or a page over plain http, which has no clipboard.
    return false
  }
}
