/** Whether these are the bytes that the build has made. */
export async function hasHash(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(hash)
}
