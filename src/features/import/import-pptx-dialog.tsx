import { ArrowLeft, CircleCheck, Presentation } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react'

import { defaultImportConflict } from '#core/deck/import-conflict.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { appWords } from '#words/app.ts'
import { describePptxFailure, importWords } from '#words/files/import.ts'
import { isPowerPointName, powerPointFileTypes } from '#workspace/files/accepted-files.ts'
import { chooseLook } from '#workspace/files/choose-look.ts'
import type { Imported, ImportState } from '#workspace/files/import-job.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { ConflictForm } from './conflict-form.tsx'
import { ImportFailure } from './import-failure.tsx'
import styles from './import-pptx-dialog.module.css'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { useChosenLook } from './use-chosen-look.ts'
import { useApplyImport } from './use-apply-import.ts'
import { useImportJob } from './use-import-job.ts'
import { useOfferedFiles } from './use-offered-files.ts'

const words = importWords.pptx

/** How long the news that all went well stays. */
const completeMs = 2_000

export type ImportPptxDialogProps = { openDeck: OpenDeck | null; onClose: () => void }

/** Upload; conflict where there is a deck already, or a look at what is lost where there is none; complete. */
export function ImportPptxDialog({ openDeck, onClose }: ImportPptxDialogProps) {
  const formId = useId()
  const { state, read, reset } = useImportJob()
  const { busy, problem, apply, create } = useApplyImport()
  const [options, setOptions] = useState(defaultImportConflict)
  const [isWrongName, setIsWrongName] = useState(false)
  const [isApplied, setIsApplied] = useState(false)
  const [isComplete, setIsComplete] = useState(false)
  const look = useChosenLook()
  const complete = useCallback(() => setIsComplete(true), [])
  const imported =
    state.status === 'success' && isPowerPoint(state.imported) ? state.imported : null
  const failure = isWrongName ? { message: words.wrongName, advice: '' } : findFailure(state)
  const conflict = imported && openDeck && !isComplete ? { imported, openDeck } : null
  // Nobody is asked where nothing is there and nothing is lost: the look can be changed later.
  const isAsked = imported !== null && chooseLook(imported, 'kept').losses.length > 0
  const unconfirmed = imported && !openDeck && (isAsked || problem !== null) ? imported : null

  const take = (file: File | undefined) => {
    // What is being applied, or was, is no longer to be exchanged for something else.
    if (!file || busy || isApplied) return
    setIsWrongName(!isPowerPointName(file.name))
    if (isPowerPointName(file.name)) read([file])
  }
  const takeFirst = (files: readonly File[]) => {
    const [file] = files
    if (file && files.length > 1) showToast(words.onlyFirst(file.name))
    take(file)
  }
  const { isOver, handlers } = useFileDrop(takeFirst)
  useOfferedFiles(takeFirst)
  const startAgain = () => {
    setIsWrongName(false)
    reset()
  }

  const createNew = async (found: Imported) => {
    if (await create(chooseLook(found, look.chosen), 'open')) onClose()
  }
  const createAtOnce = useEffectEvent(createNew)
  const canCreateAtOnce = imported !== null && !openDeck && !isAsked
  useEffect(() => {
    if (canCreateAtOnce) void createAtOnce(imported)
  }, [imported, canCreateAtOnce])

  useEffect(() => {
    if (!isComplete) return undefined
    const closing = setTimeout(onClose, completeMs)
    return () => clearTimeout(closing)
  }, [isComplete, onClose])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={conflict ? words.conflict : words.lead}
      closeLabel={appWords.close}
      size={conflict || unconfirmed ? 'xl' : 'm'}
      {...(state.status === 'processing' && {
        actions: <Button onClick={reset}>{importWords.cancel}</Button>,
      })}
      {...(conflict && {
        actions: (
          <Button type="submit" form={formId} variant="primary" busy={busy || isApplied}>
            {words.apply}
          </Button>
        ),
      })}
      {...(unconfirmed && {
        actions: (
          <Button variant="primary" busy={busy} onClick={() => void createNew(unconfirmed)}>
            {importWords.create}
          </Button>
        ),
      })}
      {...((conflict || unconfirmed) && {
        aside: (
          <Button variant="ghost" icon={<ArrowLeft className={styles.back} />} onClick={reset}>
            {importWords.back}
          </Button>
        ),
      })}
    >
      <div className={styles.body} data-dropping={isOver || undefined} {...handlers}>
        {state.status === 'idle' && !failure && (
          <FileDrop
            {...words.choose}
            accept={powerPointFileTypes}
            icon={<Presentation />}
            initialFocus
            onFile={take}
          />
        )}
        {state.status === 'processing' && <ImportProgress state={state} />}
        {failure && <ImportFailure title={words.failed} failure={failure} onRetry={startAgain} />}
        {conflict && (
          <ConflictForm
            id={formId}
            imported={conflict.imported}
            look={look}
            openDeck={conflict.openDeck}
            options={options}
            onOptions={(change) => setOptions((now) => ({ ...now, ...change }))}
            onSubmit={() =>
              void apply(
                conflict.openDeck,
                chooseLook(conflict.imported, look.chosen),
                options,
              ).then(setIsApplied)
            }
            onGone={isApplied ? complete : undefined}
          />
        )}
        {unconfirmed && <ImportPreview imported={unconfirmed} look={look} openDeck={null} />}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isComplete && imported && (
          <output className={styles.complete}>
            <CircleCheck aria-hidden />
            <strong>{words.complete}</strong>
            <span>{words.completeText(imported.deck.slides.length)}</span>
          </output>
        )}
      </div>
    </Dialog>
  )
}

/** Under PowerPoint's name there may be something else that can be read, too. */
const isPowerPoint = ({ sources }: Imported): boolean =>
  sources.every(({ kind }) => kind === 'pptx' || kind === 'ppt')

function findFailure(state: ImportState) {
  if (state.status === 'error') return describePptxFailure(state.failure.code)
  if (state.status === 'success' && !isPowerPoint(state.imported))
    return describePptxFailure('not-this-kind')
  return null
}
