import type { Preferences } from '#ports/storage/preferences.ts'
import { currentLanguage, watchLanguage } from '#words/language.ts'
import { languagePreference, speakLanguage } from '#words/languages.ts'

/** Speaks the language that was chosen here or in another tab, or else the browser's, and lets the page know which it is. */
export async function followLanguage(preferences: Preferences): Promise<void> {
  const speakChosen = () => speakLanguage(preferences.read(languagePreference))
  watchLanguage(() => {
    const { tag, direction } = currentLanguage()
    Object.assign(document.documentElement, { lang: tag, dir: direction })
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === languagePreference) void speakChosen()
  })
  await speakChosen()
}
