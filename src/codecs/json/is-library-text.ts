/** Apart from what reads it, which is fetched only for such a file. */
export const isLibraryText = (text: string): boolean =>
  /^\uFEFF?\s*\{\s*"format"\s*:\s*"lectern-library"/.test(text)
