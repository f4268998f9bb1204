type Size = { width: number; height: number }

/** More would be a texture that nobody sees as such. */
const mostTiles = 400

/** How often a picture is repeated on something; null where it is stretched over it instead. */
export function countTiles(
  tile: Size,
  { width, height }: Size,
): { columns: number; rows: number } | null {
  if (tile.width <= 0 || tile.height <= 0) return null
  const columns = Math.ceil(width / tile.width) + 1
  const rows = Math.ceil(height / tile.height) + 1
  return columns * rows <= mostTiles ? { columns, rows } : null
}
