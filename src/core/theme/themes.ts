import { blueprint } from './blueprint.ts'
import { forest } from './forest.ts'
import { gallery } from './gallery.ts'
import { modern } from './modern.ts'
import { noir } from './noir.ts'
import { ocean } from './ocean.ts'
import { paper } from './paper.ts'
import { sunrise } from './sunrise.ts'
import { withForms } from './theme-forms.ts'
import type { Theme } from './theme.ts'

export const themes: readonly Theme[] = [
  modern,
  paper,
  noir,
  ocean,
  sunrise,
  forest,
  blueprint,
  gallery,
]

/** A theme, or the id of one. */
export type ThemeChoice = Theme | string | undefined

/** Never fails: a deck from a newer version may name a theme that is not here. With its forms, once they are there. */
export const findTheme = (choice: ThemeChoice): Theme =>
  withForms(
    typeof choice === 'object' ? choice : (themes.find(({ id }) => id === choice) ?? modern),
  )
