import { Download, Play } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { appWords } from '#words/app.ts'
import { describeImportFailure, importWords as words } from '#words/files/import.ts'
import { chooseLook } from '#workspace/files/choose-look.ts'
import type { Imported } from '#workspace/files/import-job.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { countPresentations } from '#workspace/library/restore-library.ts'

import { offerUndo } from '../deck/offer-undo.ts'
import styles from './import-dialog.module.css'
import { ImportFailure } from './import-failure.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { saveSample } from './save-sample.ts'
import { UploadStep } from './upload-step.tsx'
import { useChosenLook } from './use-chosen-look.ts'
import { useApplyImport } from './use-apply-import.ts'
import { useImportJob } from './use-import-job.ts'
import { useOfferedFiles } from './use-offered-files.ts'

export type ImportDialogProps = {
  /** Without one, the import becomes a presentation of its own. */
  openDeck: OpenDeck | null
  onClose: () => void
}

/** Files of any kind: what they are is seen before anything is changed. */
export function ImportDialog({ openDeck, onClose }: ImportDialogProps) {
  const { state, read, reset, take } = useImportJob()
  const { isOver, handlers } = useFileDrop(read)
  useOfferedFiles(read)
  const look = useChosenLook()
  const imported = state.status === 'success' ? state.imported : null
  const isBackup = imported !== null && countPresentations(imported) > 0
  const [onGone, setOnGone] = useState<() => void>()
  const leave = (then?: () => void) =>
    setOnGone(() => () => {
      onClose()
      // The page without the dialog is painted first: either is enough for a task.
      if (then) requestAnimationFrame(() => setTimeout(then))
    })

  return (
    <Dialog
      open
      onOpenChange={imported ? () => leave() : onClose}
      title={words.title}
      description={isBackup ? words.backupLead : words.lead}
      closeLabel={appWords.close}
      size={imported ? 'xl' : 'm'}
      {...(state.status === 'idle' && {
        actions: <Button onClick={onClose}>{words.cancel}</Button>,
        aside: (
          <Button variant="ghost" icon={<Download />} onClick={saveSample}>
            {words.sample}
          </Button>
        ),
      })}
      {...(state.status === 'processing' && {
        actions: <Button onClick={reset}>{words.cancel}</Button>,
      })}
      {...(imported && {
        actions: (
          <Choices
            {...{ openDeck, onClose, leave }}
            imported={chooseLook(imported, look.chosen)}
            isLeaving={onGone !== undefined}
          />
        ),
        aside: (
          <Button variant="ghost" onClick={reset}>
            {words.otherFiles}
          </Button>
        ),
      })}
    >
      <div className={styles.body} data-dropping={isOver || undefined} {...handlers}>
        {state.status === 'idle' && <UploadStep onFiles={read} />}
        {state.status === 'processing' && <ImportProgress state={state} />}
        {state.status === 'error' && (
          <ImportFailure
            title={words.failed}
            failure={describeImportFailure(state.failure)}
            onRetry={reset}
            onCompose={state.composed && take}
          />
        )}
        {imported && <ImportPreview {...{ imported, look, openDeck, onGone }} />}
      </div>
    </Dialog>
  )
}

type ChoicesProps = ImportDialogProps & {
  imported: Imported
  isLeaving: boolean
  /** Closes the dialog once its preview is taken down. */
  leave: (then?: () => void) => void
}

/** What can be done with what the files brought. Either choice closes the dialog. */
function Choices({ openDeck, imported, onClose, isLeaving, leave }: ChoicesProps) {
  const { busy, problem, apply, create, restore } = useApplyImport()
  const presentations = countPresentations(imported)
  const alert = problem && (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  )
  if (presentations > 0)
    return (
      <>
        {alert}
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void restore(imported).then((done) => done && onClose())}
        >
          {words.restore(presentations)}
        </Button>
      </>
    )
  if (!openDeck)
    return (
      <>
        {alert}
        <Button
          icon={<Play />}
          busy={busy}
          onClick={() => void create(imported, 'play').then((done) => done && onClose())}
        >
          {words.play}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void create(imported, 'open').then((done) => done && onClose())}
        >
          {words.create}
        </Button>
      </>
    )
  async function change(deck: OpenDeck, action: 'add' | 'replace') {
    const choice = action === 'add' ? { action } : replaceAll
    if (!(await apply(deck, imported, choice))) return
    const news = action === 'add' ? words.added(imported.deck.slides.length) : words.replaced
    leave(() => offerUndo(deck, news))
  }
  return (
    <>
      {alert}
      <Button busy={busy || isLeaving} onClick={() => void change(openDeck, 'replace')}>
        {words.replace}
      </Button>
      <Button
        variant="primary"
        busy={busy || isLeaving}
        onClick={() => void change(openDeck, 'add')}
      >
        {words.add}
      </Button>
    </>
  )
}

const replaceAll = {
  action: 'replace',
  slideHandling: 'keepImported',
  titleHandling: 'keepImported',
} as const
