/**
 * What JSON quotes, YAML understands. Programs look for comments before they look for fields, and
 * some end a line where JSON does not.
 */
export const quoteValue = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[<>\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
