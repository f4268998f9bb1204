import { modern } from './modern.ts'
import type { Theme } from './theme.ts'

export const themes: readonly Theme[] = [modern]

/** Never fails: a deck from a newer version may name a theme that is not here. */
export const findTheme = (id: string | undefined): Theme =>
  themes.find((theme) => theme.id === id) ?? modern
