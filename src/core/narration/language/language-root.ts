/** `en-GB` is `en`; browsers call the written forms of Norwegian by three names. */
export const rootOf = (language: string): string => {
  const root = language.split(/[-_]/)[0]?.toLowerCase() ?? ''
  return root === 'nb' || root === 'nn' ? 'no' : root
}
