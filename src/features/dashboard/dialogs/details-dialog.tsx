import { useActionState, useId, useState } from 'react'

import { deckFields } from '#core/deck/deck-fields.ts'
import { maxTags, type PresentationRecord, presentationStatuses } from '#core/deck/record.ts'
import { Button } from '#ui/button.tsx'
import { ChipsField } from '#ui/fields/chips-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { appWords } from '#words/app.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import { detailsWords } from '#words/library/details.ts'
import { describeLibraryError } from '#words/storage.ts'
import { type DetailsFailure, saveDetails } from '#workspace/library/save-details.ts'

import { useWorkspace } from '../../workspace-context.ts'
import styles from './details-dialog.module.css'

const words = detailsWords

type DetailsDialogProps = { record: PresentationRecord; onClose: () => void }

/** What the library knows of a presentation beside its slides. */
export function DetailsDialog({ record, onClose }: DetailsDialogProps) {
  const workspace = useWorkspace()
  const formId = useId()
  const [tags, setTags] = useState<readonly string[]>(record.tags)
  const [problem, submit, busy] = useActionState(save, null)

  async function save(
    _: unknown,
    data: FormData,
  ): Promise<{ title?: string; form?: string } | null> {
    const title = readText(data, 'title').trim()
    if (!title) return { title: words.nameMissing }
    if (title.length > deckFields.title.most)
      return { title: words.nameTooLong(deckFields.title.most) }
    const status = presentationStatuses.find((value) => value === data.get('status'))
    const saved = await saveDetails(workspace, record, {
      title,
      description: readText(data, 'description').trim(),
      tags: [...tags],
      status: status ?? record.status,
    })
    if (!saved.ok) return { form: describeFailure(saved.error) }
    onClose()
    return null
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={onClose}>{appWords.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={submit} busy={busy} outcome={problem}>
        <TextField
          name="title"
          label={words.name}
          defaultValue={record.title}
          error={problem?.title}
        />
        <TextAreaField
          name="description"
          label={words.description}
          defaultValue={record.description}
          rows={3}
        />
        <ChipsField
          label={words.tags}
          values={tags}
          max={maxTags}
          onChange={setTags}
          placeholder={words.tagPlaceholder}
          hint={tags.length < maxTags ? words.tagsHint(maxTags) : words.tagsFull(maxTags)}
          removeLabel={words.removeTag}
          addedMessage={words.tagsAdded}
          removedMessage={words.tagRemoved}
        />
        <SelectField name="status" label={words.status} defaultValue={record.status}>
          {presentationStatuses.map((status) => (
            <option key={status} value={status}>
              {dashboardWords.statuses[status]}
            </option>
          ))}
        </SelectField>
        {problem?.form && (
          <p role="alert" className={styles.problem}>
            {problem.form}
          </p>
        )}
      </Form>
    </Dialog>
  )
}

function describeFailure({ failure, titleSaved }: DetailsFailure): string {
  const why = describeLibraryError({ operation: 'update', failure })
  return titleSaved ? `${words.titleSaved} ${why}` : why
}
