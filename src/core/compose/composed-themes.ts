import { themes } from '../theme/themes.ts'
import type { Theme } from '../theme/theme.ts'
import { createFormEngine } from './compose-slide.ts'
import type { Kit } from './kit.ts'
import { blueprintKit } from './kits/blueprint-kit.ts'
import { forestKit } from './kits/forest-kit.ts'
import { galleryKit } from './kits/gallery-kit.ts'
import { modernKit } from './kits/modern-kit.ts'
import { noirKit } from './kits/noir-kit.ts'
import { oceanKit } from './kits/ocean-kit.ts'
import { paperKit } from './kits/paper-kit.ts'
import { sunriseKit } from './kits/sunrise-kit.ts'

const kits: Readonly<Record<string, Kit>> = {
  modern: modernKit,
  paper: paperKit,
  noir: noirKit,
  ocean: oceanKit,
  sunrise: sunriseKit,
  forest: forestKit,
  blueprint: blueprintKit,
  gallery: galleryKit,
}

/**
 * The themes with what they compose forms of. The app does not show them yet: its first load has no
 * room for all of them, so they have to come with the theme that is shown.
 */
export const composedThemes: readonly Theme[] = themes.map(addForms)

function addForms(theme: Theme): Theme {
  const kit = kits[theme.id]
  return kit ? { ...theme, forms: createFormEngine(kit) } : theme
}
