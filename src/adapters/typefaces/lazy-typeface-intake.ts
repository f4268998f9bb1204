import { createLazy } from '#core/lazy.ts'
import { fail } from '#core/result.ts'
import type { TypefaceIntake } from '#ports/typefaces/typeface-intake.ts'

const intake = createLazy(
  async () => (await import('./browser-typeface-intake.ts')).browserTypefaceIntake,
)

/** Comes with the first font that is taken in. */
export const lazyTypefaceIntake: TypefaceIntake = {
  async prepare(files) {
    const loaded = await intake.load()
    return loaded.ok ? loaded.value.prepare(files) : fail({ code: 'not-loaded' })
  },
  async check(files) {
    const loaded = await intake.load()
    return loaded.ok ? loaded.value.check(files) : fail({ code: 'not-loaded' })
  },
}
