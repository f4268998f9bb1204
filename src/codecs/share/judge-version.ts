/**
 * Versions are numbers with an odd count of ones (1, 2, 4, 7, 8, …): one flipped bit makes an even
 * count, and so is never taken for another version.
 */
export function judgeVersion(
  found: number | undefined,
  known: number,
): 'known' | 'newer' | 'damaged' {
  if (found === known) return 'known'
  return found !== undefined && countOnes(found) % 2 === 1 ? 'newer' : 'damaged'
}

const countOnes = (byte: number): number => byte.toString(2).replaceAll('0', '').length
