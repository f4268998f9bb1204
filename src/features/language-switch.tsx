import { Segmented } from '#ui/segmented.tsx'
import { appWords } from '#words/app.ts'

import { useLanguageChoice } from './use-language-choice.ts'

/** For pages that are read before anybody has a menu of their own. */
export function LanguageSwitch() {
  const { choose, ...choice } = useLanguageChoice()
  return <Segmented label={appWords.interfaceLanguage} {...choice} onChange={choose} />
}
