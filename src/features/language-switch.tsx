import { Segmented } from '#ui/fields/segmented.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { currentLanguage } from '#words/language.ts'
import { nameOwnLanguage } from '#words/language-names.ts'
import { languagePreference, offeredLanguages, speakLanguage } from '#words/languages.ts'

import { useWorkspace } from './workspace-context.ts'

/** The page is made anew in another language: the keyboard goes on from the switch it was at. */
let wasUsed = false

function goOn(place: HTMLElement | null): void {
  if (!place || !wasUsed) return
  wasUsed = false
  place.querySelector<HTMLElement>(':checked')?.focus()
}

/** For pages that are read before anybody has a menu of their own. */
export function LanguageSwitch() {
  const { choose, ...choice } = useLanguageChoice()
  return (
    <div ref={goOn}>
      <Segmented
        label={appWords.interfaceLanguage}
        {...choice}
        onChange={async (tag) => {
          wasUsed = true
          wasUsed = (await choose(tag)) && wasUsed
        }}
      />
    </div>
  )
}

/** Which language the interface speaks: as a menu, a switch and the palette offer it. */
export function useLanguageChoice() {
  const { preferences } = useWorkspace()
  return {
    value: currentLanguage().tag,
    options: offeredLanguages.map((value) => ({ value, label: nameOwnLanguage(value) })),
    async choose(tag: string) {
      const isSpoken = await speakLanguage(tag)
      if (isSpoken) preferences.write(languagePreference, tag)
      else showToast(appWords.languageMissing(nameOwnLanguage(tag)))
      return isSpoken
    },
  }
}
