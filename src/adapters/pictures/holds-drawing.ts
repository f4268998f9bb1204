/** What real drawings carry inside: photos, and typefaces. */
const harmless =
  /^(?:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon)|font\/.+|application\/(?:(?:x-)?font.+|vnd\.ms-fontobject|octet-stream))$/i

/** Those of real drawings are addresses. */
const maxEntity = 200

/** More are no words of anybody, and to spell out millions would take seconds. */
const maxSpelled = 100_000

/**
 * Whether a drawing holds another one, or a style sheet that could name one, written out in an
 * address. Nobody counts what such a one draws, and it may hold others, each shown a thousand times.
 */
export function holdsDrawing(svg: string): boolean {
  if (hasMany(svg, '&') || hasMany(svg, '\\')) return true
  const entities = new Map<string, string>()
  for (const [, name = '', double, single] of svg.matchAll(entityPattern))
    entities.set(name, double ?? single ?? '')
  if ([...entities.values()].some(({ length }) => length > maxEntity)) return true
  const text = svg
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.:-]{1,40}));/gi, (all, decimal, hex, name) =>
      name === undefined ? readLetter(decimal, hex) : (entities.get(name) ?? all),
    )
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, hex) => readLetter(undefined, hex))
    // Addresses are read without them, and style sheets without backslashes.
    .replaceAll(/[\t\n\r\f\\]/g, '')
  return [...text.matchAll(/data:\s*([\w.+-]+\/[\w.+-]+)/gi)].some(
    ([, type = '']) => !harmless.test(type),
  )
}

function hasMany(svg: string, sign: string): boolean {
  let count = 0
  for (let at = svg.indexOf(sign); at >= 0; at = svg.indexOf(sign, at + 1))
    if (++count > maxSpelled) return true
  return false
}

const entityPattern = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g

function readLetter(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
