/** Text as people look for it: without case, accents or other marks, so that 'cafe' finds 'Café'. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
