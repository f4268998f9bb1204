import { createLazy, type Lazy } from '../lazy.ts'
import { addForms } from '../theme/theme-forms.ts'
import { findTheme, themes } from '../theme/themes.ts'
import type { Kit } from './kit.ts'

/** Whether the forms of this theme are there, or of the one that stands in for it. */
export type LoadForms = (themeId: string | undefined) => Promise<boolean>

const kits: Readonly<Record<string, () => Promise<Kit>>> = {
  modern: async () => (await import('./kits/modern-kit.ts')).modernKit,
  paper: async () => (await import('./kits/paper-kit.ts')).paperKit,
  noir: async () => (await import('./kits/noir-kit.ts')).noirKit,
  ocean: async () => (await import('./kits/ocean-kit.ts')).oceanKit,
  sunrise: async () => (await import('./kits/sunrise-kit.ts')).sunriseKit,
  forest: async () => (await import('./kits/forest-kit.ts')).forestKit,
  blueprint: async () => (await import('./kits/blueprint-kit.ts')).blueprintKit,
  gallery: async () => (await import('./kits/gallery-kit.ts')).galleryKit,
}

const coming: ReadonlyMap<string, Lazy<void>> = new Map(
  Object.entries(kits).map(([themeId, loadKit]) => [
    themeId,
    createLazy(() => fetchForms(themeId, loadKit)),
  ]),
)

async function fetchForms(themeId: string, loadKit: () => Promise<Kit>): Promise<void> {
  const [{ createFormEngine }, kit] = await Promise.all([import('./compose-slide.ts'), loadKit()])
  addForms(themeId, createFormEngine(kit))
}

/** Fetches what the theme composes its forms of. Without it a slide is plain text in frames. */
export const loadForms: LoadForms = async (themeId) => {
  const loaded = await coming.get(findTheme(themeId).id)?.load()
  return loaded?.ok === true
}

export const loadAllForms = async (): Promise<void> => {
  await Promise.all(themes.map(({ id }) => loadForms(id)))
}
