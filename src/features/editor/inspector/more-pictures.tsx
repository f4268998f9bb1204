import { ArrowUpToLine, Trash2 } from 'lucide-react'

import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { describePicture, putPictureFirst, removePicture } from '#core/edit/pictures/set-picture.ts'
import { IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Tooltip } from '#ui/menus/tooltip.tsx'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePictures } from '../../use-pictures.ts'
import styles from './more-pictures.module.css'

/** Each picture of a slide that has several. The Photo Editor works on the first. */
export function MorePictures({ openDeck, slide }: { openDeck: OpenDeck; slide: Slide }) {
  const { urls } = usePictures(slide, openDeck)
  const pictures = listPictures(slide)
  const words = editorWords.picture
  if (pictures.length < 2) return null
  return (
    <ol className={styles.list} aria-label={words.several(pictures.length)}>
      {pictures.map(({ imageUrl, imageAlt = '' }, place) => (
        // The same picture may be there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${imageUrl}-${place}`} className={styles.item}>
          {urls[place] ? (
            <img src={urls[place]} alt="" className={styles.picture} />
          ) : (
            <span className={styles.picture} />
          )}
          <TextField
            label={words.alt(place + 1)}
            labelHidden
            placeholder={words.altPlaceholder}
            className={styles.alt}
            value={imageAlt}
            onChange={({ target }) =>
              openDeck.edit((view) => describePicture(view, slide.id, place, target.value), {
                mergeKey: `${slide.id}:alt-${place}`,
              })
            }
          />
          {place > 0 && (
            <Tooltip text={words.first(place + 1)}>
              <IconButton
                size="s"
                label={words.first(place + 1)}
                icon={<ArrowUpToLine />}
                onClick={() => openDeck.edit((view) => putPictureFirst(view, slide.id, place))}
              />
            </Tooltip>
          )}
          <Tooltip text={words.removeOne(place + 1)}>
            <IconButton
              size="s"
              label={words.removeOne(place + 1)}
              icon={<Trash2 />}
              onClick={() => openDeck.edit((view) => removePicture(view, slide.id, place))}
            />
          </Tooltip>
        </li>
      ))}
    </ol>
  )
}
