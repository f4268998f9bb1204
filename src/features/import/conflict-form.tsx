import { CombineIcon, ListPlus, Replace } from 'lucide-react'

import { type ImportConflictOptions, importConflictSchema } from '#core/deck/import-conflict.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Form } from '#ui/fields/form.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { importWords } from '#words/files/import.ts'
import { offersLook } from '#workspace/files/choose-look.ts'
import type { Imported } from '#workspace/files/import-job.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './conflict-form.module.css'
import { ImportPreview } from './import-preview.tsx'
import type { ChosenLook } from './use-chosen-look.ts'

const words = importWords.pptx
const { action, slideHandling, titleHandling } = importConflictSchema.entries

const pictures = { replace: <Replace />, merge: <CombineIcon />, append: <ListPlus /> }

type ConflictFormProps = {
  id: string
  imported: Imported
  look: ChosenLook
  openDeck: OpenDeck
  options: ImportConflictOptions
  onOptions: (change: Partial<ImportConflictOptions>) => void
  onSubmit: () => void
  /** Given when it is to go: called once its preview is taken down. */
  onGone?: (() => void) | undefined
}

/** How what is there and what comes in become one presentation. */
export function ConflictForm({
  id,
  imported,
  look,
  openDeck,
  options,
  onOptions,
  onSubmit,
  onGone,
}: ConflictFormProps) {
  const losesLook =
    options.action === 'merge' &&
    options.slideHandling === 'mergeContent' &&
    look.chosen === 'kept' &&
    offersLook(imported)
  return (
    <Form id={id} className={styles.form} onSubmit={onSubmit}>
      <ChoiceGroup label={words.action} className={styles.actions}>
        {action.options.map((value) => (
          <ChoiceCard
            key={value}
            value={value}
            checked={value === options.action}
            onChoose={() => onOptions({ action: value })}
            title={words.actions[value].title}
            description={words.actions[value].text}
            picture={pictures[value]}
            shape="row"
          />
        ))}
      </ChoiceGroup>
      {options.action !== 'replace' && (
        <div className={styles.handling}>
          {options.action === 'merge' && (
            <div className={styles.field}>
              <span aria-hidden="true">{words.slideHandling}</span>
              <Segmented
                label={words.slideHandling}
                value={options.slideHandling}
                options={slideHandling.options.map((value) => ({
                  value,
                  label: words.slideHandlings[value],
                }))}
                onChange={(value) => onOptions({ slideHandling: value })}
              />
            </div>
          )}
          <div className={styles.field}>
            <span aria-hidden="true">{words.titleHandling}</span>
            <Segmented
              label={words.titleHandling}
              value={options.titleHandling}
              options={titleHandling.options.map((value) => ({
                value,
                label: words.titleHandlings[value],
              }))}
              onChange={(value) => onOptions({ titleHandling: value })}
            />
          </div>
        </div>
      )}
      {losesLook && <output className={styles.note}>{words.mergedLook}</output>}
      <ImportPreview {...{ imported, look, openDeck, onGone }} />
    </Form>
  )
}
