/** What no browser can show is refused by whoever takes it, and has no size here. */
export async function measurePicture(
  file: Blob,
): Promise<{ width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  return bitmap && { width: bitmap.width, height: bitmap.height }
}
