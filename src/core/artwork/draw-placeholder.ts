/** Stands where a picture should be, in plain grey, and says why it is not there. */
export const drawPlaceholder = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#d4d4d4"/><text x="200" y="160" font-family="sans-serif" font-size="44" fill="#404040" text-anchor="middle">${escapeText(text)}</text></svg>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
