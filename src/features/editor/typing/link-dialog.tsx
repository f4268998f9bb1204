import { useState } from 'react'

import { readBullet } from '#core/deck/texts/bullet.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { findStretch, linkPoint } from '#core/edit/points/emphasise-point.ts'
import type { BulletSelection } from '#core/edit/points/paste-bullets.ts'
import { readAddress } from '#core/emphasis/read-address.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'

type LinkDialogProps = {
  edit: (run: (view: DeckView) => DeckView) => void
  slide: Slide
  selection: BulletSelection
  onClose: () => void
}

/** Asks where the selected words shall lead. */
export function LinkDialog({ edit, slide, selection, onClose }: LinkDialogProps) {
  const words = editorWords.link
  const point = readBullet(slide.content[selection.index] ?? '')
  const stretch = findStretch(point, selection)
  const before = point.emphasis?.find(
    ({ link, start, end }) => link !== undefined && start < stretch.end && stretch.start < end,
  )?.link
  const [error, setError] = useState<string | null>(null)

  const apply = (address: string | null) => {
    edit((view) => linkPoint(view, slide.id, { ...selection, ...stretch }, address))
    onClose()
  }
  const submit = (data: FormData) => {
    const address = readAddress(readText(data, 'address'))
    if (address === null) setError(words.invalid)
    else apply(address)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="s"
      title={words.title}
      description={words.description(point.text.slice(stretch.start, stretch.end))}
      closeLabel={appWords.close}
      {...(before !== undefined && {
        aside: <Button onClick={() => apply(null)}>{words.remove}</Button>,
      })}
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <Button variant="primary" type="submit" form="link-words">
            {words.save}
          </Button>
        </>
      }
    >
      <Form id="link-words" onSubmit={submit} outcome={error}>
        <TextField
          name="address"
          label={words.address}
          defaultValue={before ?? ''}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          error={error}
        />
      </Form>
    </Dialog>
  )
}
