import { useRef, useState } from 'react'

import type { FoundPicture, FoundPictures, SearchFailure } from '#ports/picture-search.ts'

import { useWorkspace } from '../workspace-context.ts'

type Status = 'idle' | 'searching' | 'fetching' | 'done'

export function usePictureSearch() {
  const { pictureSearch } = useWorkspace()
  const [found, setFound] = useState<FoundPictures | null>(null)
  const [status, setStatus] = useState<Status>('idle')
  const [failure, setFailure] = useState<SearchFailure | null>(null)
  const asked = useRef({ words: '', page: 1 })

  async function ask(words: string, page: number, before: readonly FoundPicture[]) {
    const question = { words, page }
    asked.current = question
    setStatus('searching')
    setFailure(null)
    const answer = await pictureSearch.search(words, page)
    // Somebody has searched for something else meanwhile.
    if (asked.current !== question) return
    setStatus('done')
    if (!answer.ok) return setFailure(answer.error)
    const known = new Set(before.map(({ id }) => id))
    const fresh = answer.value.pictures.filter(({ id }) => !known.has(id))
    setFound({ ...answer.value, pictures: [...before, ...fresh] })
  }

  return {
    found,
    status,
    failure,
    search: (words: string) => ask(words, 1, []),
    showMore: () => ask(asked.current.words, asked.current.page + 1, found?.pictures ?? []),
    async fetchPicture(picture: FoundPicture): Promise<Blob | null> {
      setStatus('fetching')
      const answer = await pictureSearch.fetchPicture(picture)
      setStatus('done')
      return answer.ok ? answer.value : null
    },
  }
}
