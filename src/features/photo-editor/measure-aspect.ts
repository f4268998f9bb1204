/** Width by height of a picture as it is seen; null when it cannot be painted. */
export async function measureAspect(url: string): Promise<number | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image.naturalWidth / image.naturalHeight || null
  } catch {
    return null
  }
}
