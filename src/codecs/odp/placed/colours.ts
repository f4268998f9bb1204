/** As files write it, or undefined where it is none. */
export const readColour = (text: string | undefined): string | undefined =>
  text !== undefined && /^#[\da-f]{6}$/i.test(text) ? text.toUpperCase() : undefined

/** Seen through by so much: 1 is as it was. */
export function seeThrough(colour: string, opacity: number): string {
  if (!(opacity < 1)) return colour
  const part = Math.round(Math.max(0, opacity) * 255)
  return colour.slice(0, 7) + part.toString(16).padStart(2, '0').toUpperCase()
}

/** As office programs judge it, where letters are to stand out by themselves. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return ((blue ?? 0) * 29 + (green ?? 0) * 151 + (red ?? 0) * 76) / 256 <= 62
}

/** `intensity` is how much of its light a colour has. */
export function dim(colour: string, intensity: number): string {
  if (!(intensity < 1)) return colour
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * Math.max(0, intensity))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`.toUpperCase()
}
