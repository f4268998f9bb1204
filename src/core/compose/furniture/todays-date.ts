let tell: (() => string) | null = null

/** How the day is written, by whoever has a calendar and a language; until then there is no date. */
export function tellToday(describe: () => string): void {
  tell = describe
}

export const writeToday = (): string => tell?.() ?? ''
