import { Search } from 'lucide-react'
import { useState } from 'react'

import type { FoundPicture } from '#ports/pictures/picture-search.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { photoEditorWords } from '#words/editor/photo-editor.ts'
import { describeCredit } from '#words/editor/picture.ts'

import { PictureThumbnail } from './picture-thumbnail.tsx'
import styles from './thumbnails.module.css'
import { usePictureSearch } from './use-picture-search.ts'
import type { PhotoDraft } from './use-photo-draft.ts'

const words = photoEditorWords.search

/** Pictures from elsewhere. Nothing is asked for before Search is pressed. */
export function OpenverseSearch({ draft }: { draft: PhotoDraft }) {
  const [query, setQuery] = useState('')
  const { found, status, failure, search, showMore, fetchPicture } = usePictureSearch()

  const choose = (picture: FoundPicture) =>
    draft.takeFile(fetchPicture(picture), { id: picture.id, credit: picture.credit })

  return (
    <search className={styles.group} aria-label={words.title}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (query.trim()) void search(query.trim())
        }}
      >
        <TextField
          label={words.label}
          className={styles.query}
          type="search"
          placeholder={words.placeholder}
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" icon={<Search />} busy={status === 'searching'}>
          {words.button}
        </Button>
      </form>
      <p className={styles.hint}>{words.privacy}</p>
      <output className={styles.status}>
        {status === 'searching' && words.searching}
        {status === 'done' && found && (found.total > 0 ? words.found(found.total) : words.nothing)}
      </output>
      {failure && (
        <p className={styles.failure} role="alert">
          {words.failures[failure.code]}
        </p>
      )}
      {found && found.pictures.length > 0 && (
        <ul className={styles.list}>
          {found.pictures.map((picture) => (
            <li key={picture.id} className={styles.found}>
              <PictureThumbnail
                label={words.choose(picture.credit)}
                url={picture.thumbnailUrl}
                chosen={draft.source?.id === picture.id}
                disabled={draft.busy}
                onChoose={() => void choose(picture)}
              />
              <p title={describeCredit(picture.credit)}>
                {picture.credit.creator || picture.credit.title}
                <br />
                {picture.credit.license}
              </p>
            </li>
          ))}
        </ul>
      )}
      {found?.hasMore && (
        <Button
          size="s"
          className={styles.more}
          busy={status === 'searching'}
          onClick={() => void showMore()}
        >
          {words.more}
        </Button>
      )}
    </search>
  )
}
