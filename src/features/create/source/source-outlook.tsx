import { useEffect, useState } from 'react'

import { createLazy } from '#core/lazy.ts'
import { createWords } from '#words/create/create.ts'
import { nameLanguage } from '#words/language-names.ts'
import type { TextOutlook } from '#workspace/talk/voices/foresee-text.ts'

import { useWorkspace } from '../../workspace-context.ts'
import styles from './source-field.module.css'

// What finds languages has word lists of seven, and voices come with who speaks them.
const foreseeing = createLazy(() => import('#workspace/talk/voices/foresee-text.ts'))

/** A language shows itself in a sentence or two. */
const leastLength = 80
const pauseInTyping = 400

/** What becomes of a text in its language on this device: said before anything is made of it. */
export function SourceOutlook({ source }: { source: string }) {
  const outlook = useOutlook(source)
  if (!outlook) return null
  const { language, hasGrammar, speaker } = outlook
  const { grammar, voice } = createWords.source.outlook
  return (
    <output className={styles.outlook}>
      {grammar[hasGrammar ? 'known' : 'unknown'](nameLanguage(language))} {voice[speaker ?? 'none']}
    </output>
  )
}

function useOutlook(source: string): TextOutlook | null {
  const { narrators, preferences } = useWorkspace()
  const [outlook, setOutlook] = useState<TextOutlook | null>(null)
  useEffect(() => {
    let isGone = false
    async function look() {
      const part = await foreseeing.load()
      if (!part.ok) return
      const found = await part.value.foreseeText(source, { narrators, preferences })
      if (!isGone) setOutlook(found)
    }
    const timer = setTimeout(() => void look(), pauseInTyping)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [source, narrators, preferences])
  return source.trim().length < leastLength ? null : outlook
}
