const number = new Intl.NumberFormat()

export const formatNumber = (amount: number): string => number.format(amount)

/** `1 slide`, `1,200 slides`. */
export const counted = (amount: number, one: string, many: string): string =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`
