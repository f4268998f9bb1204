/** Looks past what may stand before the root: a byte order mark, a declaration, comments, a doctype. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return svgStart.test(start)
}

/** Up to the name of the root. Illustrator puts entities of its own into the doctype. */
export const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg(?=[\s>])/i
