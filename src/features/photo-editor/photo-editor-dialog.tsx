import { useState } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { applyPicture } from '#core/edit/pictures/apply-picture.ts'
import { removePicture } from '#core/edit/pictures/set-picture.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { appWords } from '#words/app.ts'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPose } from '../deck/use-deck-pose.ts'
import { useHeldSlide } from '../deck/use-held-slide.ts'
import { EffectsPage } from './effects-page.tsx'
import styles from './photo-editor-dialog.module.css'
import { useLogo } from '../use-pictures.ts'
import { PhotoPreview } from './photo-preview.tsx'
import { PositionPage } from './position-page.tsx'
import { SelectPage } from './select-page.tsx'
import { ShapePage } from './shape-page.tsx'
import { usePastedFile } from './use-pasted-file.ts'
import { usePhotoDraft } from './use-photo-draft.ts'

export type PhotoEditorDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** For the slide that was current when it opened. Nothing reaches the deck before Apply. */
export function PhotoEditorDialog({ openDeck, onClose }: PhotoEditorDialogProps) {
  const held = useHeldSlide(openDeck, onClose)
  return held && <PhotoEditor openDeck={openDeck} onClose={onClose} {...held} />
}

type Page = 'select' | 'shape' | 'effects' | 'position'
type PhotoEditorProps = PhotoEditorDialogProps & { slide: Slide; place: number }

function PhotoEditor({ openDeck, onClose, slide, place }: PhotoEditorProps) {
  const draft = usePhotoDraft(openDeck, slide, place)
  const pose = useDeckPose(openDeck, place)
  const logoUrl = useLogo(pose.logo, openDeck)
  const [page, setPage] = useState<Page>('select')
  const [applying, setApplying] = useState(false)
  const takeFile = (file: File) => void draft.takeFile(file)
  const drop = useFileDrop(([file]) => file && takeFile(file))
  usePastedFile(takeFile)

  async function apply() {
    if (!draft.source) return
    setApplying(true)
    const imageUrl = await keepPicture(openDeck, draft.source.picture)
    setApplying(false)
    if (imageUrl === null) return draft.setError(words.applyFailed)
    openDeck.edit((view) => applyPicture(view, slide.id, imageUrl, draft.settings))
    onClose()
  }

  function remove() {
    openDeck.edit((view) => removePicture(view, slide.id))
    onClose()
  }

  const pages = [
    { value: 'select', label: words.tabs.select, content: <SelectPage draft={draft} /> },
    { value: 'shape', label: words.tabs.shape, content: <ShapePage draft={draft} /> },
    { value: 'effects', label: words.tabs.effects, content: <EffectsPage draft={draft} /> },
    { value: 'position', label: words.tabs.position, content: <PositionPage draft={draft} /> },
  ] as const

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={appWords.close}
      size="xl"
      aside={
        <>
          <Button variant="ghost" disabled={!draft.isChanged} onClick={draft.resetAll}>
            {words.resetAll}
          </Button>
          {slide.imageUrl !== undefined && (
            <Button variant="ghost" onClick={remove}>
              {words.remove}
            </Button>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <Button
            variant="primary"
            busy={applying}
            disabled={!draft.source || draft.busy || draft.error !== null}
            onClick={() => void apply()}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={styles.columns} {...drop.handlers} data-dropping={drop.isOver || undefined}>
        <div className={styles.left}>
          <div className={styles.seen}>
            <PhotoPreview draft={draft} pose={pose} logoUrl={logoUrl} />
            {draft.error !== null && (
              <Banner
                tone="danger"
                actions={
                  !draft.isMissing && (
                    <Button size="s" onClick={() => draft.setError(null)}>
                      {words.dismiss}
                    </Button>
                  )
                }
              >
                {draft.error}
              </Banner>
            )}
          </div>
          {draft.source && (
            <TextField
              label={words.alt}
              hint={words.altHint}
              className={styles.alt}
              value={draft.settings.alt}
              onChange={(event) => draft.set({ alt: event.target.value })}
            />
          )}
        </div>
        <Tabs label={words.tabs.label} value={page} tabs={pages} onChange={setPage} />
      </div>
    </Dialog>
  )
}

/** A picture that was only tried out is not stored before it is applied. */
async function keepPicture(openDeck: OpenDeck, picture: string | Blob): Promise<string | null> {
  if (typeof picture === 'string') return picture
  try {
    return await openDeck.addPicture(picture)
  } catch {
    return null
  }
}
