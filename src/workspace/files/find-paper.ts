export type Paper = 'a4' | 'letter'

/** Regions that write on Letter; the rest of the world has A4. */
const letterRegions = new Set([
  'US',
  'CA',
  'MX',
  'CL',
  'CO',
  'CR',
  'GT',
  'PA',
  'PH',
  'PR',
  'SV',
  'VE',
])

/** The paper that is likely in the user's printer. */
export function findPaper(language: string = navigator.language): Paper {
  const region = findRegion(language)
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4'
}

function findRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    // Some systems name their language as `en-US@posix`, which is no language tag.
    return undefined
  }
}
