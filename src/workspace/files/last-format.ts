/** Under which name the last format that somebody chose is remembered. */
export const formatPreference = 'export-format'
