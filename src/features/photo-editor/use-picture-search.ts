import { useRef, useState } from 'react'

import type { FoundPicture, FoundPictures, SearchFailure } from '#ports/pictures/picture-search.ts'

import { useDeckTools } from '../deck-tools-context.ts'

type Question = { words: string; page: number }

export function usePictureSearch() {
  const { pictureSearch } = useDeckTools()
  // With what it answers: a question that failed leaves what was found before as it was.
  const [found, setFound] = useState<(FoundPictures & Question) | null>(null)
  const [status, setStatus] = useState<'idle' | 'searching' | 'done'>('idle')
  const [failure, setFailure] = useState<SearchFailure | null>(null)
  const asked = useRef<Question>(null)

  async function ask(question: Question, before: readonly FoundPicture[]) {
    asked.current = question
    setStatus('searching')
    setFailure(null)
    const answer = await pictureSearch.search(question.words, question.page)
    // Somebody has searched for something else meanwhile.
    if (asked.current !== question) return
    setStatus('done')
    if (!answer.ok) return setFailure(answer.error)
    const known = new Set(before.map(({ id }) => id))
    const fresh = answer.value.pictures.filter(({ id }) => !known.has(id))
    setFound({ ...answer.value, ...question, pictures: [...before, ...fresh] })
  }

  return {
    found,
    status,
    failure,
    search: (words: string) => ask({ words, page: 1 }, []),
    async showMore() {
      if (found) await ask({ words: found.words, page: found.page + 1 }, found.pictures)
    },
    async fetchPicture(picture: FoundPicture): Promise<Blob | null> {
      const answer = await pictureSearch.fetchPicture(picture)
      return answer.ok ? answer.value : null
    },
  }
}
