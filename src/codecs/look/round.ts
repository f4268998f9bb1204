/** Of a length in px: files stay small, and nobody sees less than that. */
export const round = (value: number): number => Math.round(value * 1000) / 1000
