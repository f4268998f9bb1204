/** Text that readers show: titles, names of bookmarks, what a picture shows. */
export const writeText = (text: string): string => `<FEFF${writeUtf16(text)}>`

/** In hex digits, four for each unit. */
export function writeUtf16(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at++)
    hex += text.charCodeAt(at).toString(16).padStart(4, '0').toUpperCase()
  return hex
}

/** An address or a language: nothing but ASCII. */
export const writeAscii = (text: string): string =>
  `(${text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^\u0020-\u007E]/g, '')})`
