import type { Preferences } from '#ports/preferences.ts'
import { currentLanguage, watchLanguage } from '#words/language.ts'
import { speakLanguage } from '#words/languages.ts'

const preference = 'language'

/** Speaks the language that was chosen here or in another tab, and lets the page know which it is. */
export function followLanguage(preferences: Preferences): Promise<void> {
  const speakChosen = () => speakLanguage(preferences.read(preference))
  watchLanguage(() => {
    const { tag, direction } = currentLanguage()
    Object.assign(document.documentElement, { lang: tag, dir: direction })
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === preference) void speakChosen()
  })
  return speakChosen()
}
