/** What a share file begins with. No text does, so it is never taken for one. */
export const shareFileMark = '\u0089Lectern'
