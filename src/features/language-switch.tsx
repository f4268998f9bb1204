import { Segmented } from '#ui/segmented.tsx'
import { appWords } from '#words/app.ts'
import { currentLanguage } from '#words/language.ts'
import { nameOwnLanguage } from '#words/language-names.ts'
import { languagePreference, offeredLanguages, speakLanguage } from '#words/languages.ts'

import { useWorkspace } from './workspace-context.ts'

/** For pages that are read before anybody has a menu of their own. */
export function LanguageSwitch() {
  const { choose, ...choice } = useLanguageChoice()
  return <Segmented label={appWords.interfaceLanguage} {...choice} onChange={choose} />
}

/** Which language the interface speaks: as a menu, a switch and the palette offer it. */
export function useLanguageChoice() {
  const { preferences } = useWorkspace()
  return {
    value: currentLanguage().tag,
    options: offeredLanguages.map((value) => ({ value, label: nameOwnLanguage(value) })),
    choose(tag: string) {
      preferences.write(languagePreference, tag)
      void speakLanguage(tag)
    },
  }
}
