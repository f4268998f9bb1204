/** A number with so many digits, as clocks have it. */
export const pad = (amount: number, digits = 2): string => String(amount).padStart(digits, '0')
