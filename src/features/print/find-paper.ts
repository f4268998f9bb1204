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
  const region = new Intl.Locale(language).maximize().region
  return region && letterRegions.has(region) ? 'letter' : 'a4'
}
