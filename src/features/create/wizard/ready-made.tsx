import { Link } from 'wouter'
import { useStore } from 'zustand'

import { Banner } from '#ui/notices/banner.tsx'
import { generationWords } from '#words/create/generation.ts'
import { describeLibraryError } from '#words/storage.ts'

import { useSampleDeck } from '../../deck/use-sample-deck.ts'
import { paths } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import styles from './other-ways.module.css'

const words = generationWords.ways

/** For whoever has neither a key nor a text, and wants to see what comes of it. */
export function ReadyMade() {
  const { opening, open } = useSampleDeck()
  const failed = useStore(useWorkspace().library.state, ({ error }) => error)
  return (
    <>
      <p className={styles.ready}>
        {words.ready}{' '}
        <span className={styles.way}>
          <button type="button" disabled={opening} onClick={open}>
            {words.sample}
          </button>
          {' ·'}
        </span>{' '}
        <Link href={paths.createFromTemplate}>{words.templates}</Link>
      </p>
      {failed && <Banner tone="danger">{describeLibraryError(failed)}</Banner>}
    </>
  )
}
