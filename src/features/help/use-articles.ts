import { useEffect, useState } from 'react'

import { currentLanguage } from '#words/language.ts'

/**
 * Whether the words of what is read like a book are there, which only these pages fetch. Where they do
 * not come, the page is in English: words that can be read are better than none.
 */
export function useArticles(): boolean {
  // The page is made anew in another language.
  const [{ loadArticles }] = useState(currentLanguage)
  const [isThere, setIsThere] = useState(!loadArticles)

  useEffect(() => {
    let isShown = true
    const settle = () => isShown && setIsThere(true)
    void loadArticles?.().then(settle, settle)
    return () => {
      isShown = false
    }
  }, [loadArticles])

  return isThere
}
