import { createLazy, type Lazy } from '../lazy.ts'
import { followRhythm, knowsRhythm } from '../form/slide-pose.ts'
import { addForms } from '../theme/theme-forms.ts'
import type { KitSpec } from './kit-spec.ts'

/** All forms of a theme, or what shows its covers. */
export type FormsPart = 'covers' | 'all'

/** Whether they are there, of this theme or of the one that stands in for it. */
export type LoadForms = (themeId: string | undefined, part: FormsPart) => Promise<boolean>

/** By the theme's id. Names no theme itself: it is there long before any of them is. */
const kits: Readonly<Record<string, () => Promise<KitSpec>>> = {
  modern: async () => (await import('./kits/modern-kit.ts')).modernKit,
  paper: async () => (await import('./kits/paper-kit.ts')).paperKit,
  noir: async () => (await import('./kits/noir-kit.ts')).noirKit,
  ocean: async () => (await import('./kits/ocean-kit.ts')).oceanKit,
  sunrise: async () => (await import('./kits/sunrise-kit.ts')).sunriseKit,
  forest: async () => (await import('./kits/forest-kit.ts')).forestKit,
  blueprint: async () => (await import('./kits/blueprint-kit.ts')).blueprintKit,
  gallery: async () => (await import('./kits/gallery-kit.ts')).galleryKit,
}

type Coming = Readonly<Record<FormsPart, Lazy<void>>>

const coming: ReadonlyMap<string, Coming> = new Map(
  Object.entries(kits).map(([themeId, loadKit]): [string, Coming] => [
    themeId,
    {
      covers: createLazy(async () => {
        const [{ createCoverEngine }, kit] = await Promise.all([
          import('./cover-engine.ts'),
          loadKit(),
        ])
        addForms(themeId, createCoverEngine(kit))
      }),
      all: createLazy(async () => {
        const [{ chooseSlideForm, createFormEngine }, { createTurns }, kit] = await Promise.all([
          import('./compose-slide.ts'),
          import('../form/find-turns.ts'),
          loadKit(),
        ])
        if (!knowsRhythm()) followRhythm(createTurns(chooseSlideForm))
        addForms(themeId, createFormEngine(kit))
      }),
    },
  ]),
)

/** Fetches what the theme composes its forms of. Without it a slide is plain text in frames. */
export const loadForms: LoadForms = async (themeId, part) => {
  const theme = coming.get(themeId ?? '') ?? coming.get('modern')
  const loaded = await theme?.[part].load()
  return loaded?.ok === true
}

export const loadAllForms = async (): Promise<void> => {
  await Promise.all(Object.keys(kits).map((id) => loadForms(id, 'all')))
}
