import { useState } from 'react'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { saveFile } from '#ui/save-file.ts'
import { appWords } from '#words/app.ts'
import { exportWords as words } from '#words/files/export.ts'
import { talkFileWords } from '#words/files/talk-files.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import { formatPreference } from '#workspace/files/last-format.ts'
import { isTalkFormat } from '#workspace/files/talk-settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import { type AnyFormat, findFormat } from './export-format.ts'
import styles from './export-dialog.module.css'
import { ExportOutcome } from './export-outcome.tsx'
import { FormatCards, nameFormat } from './format-cards.tsx'
import { useDeckPart } from './use-deck-part.tsx'
import { useTalkPart } from './use-talk-part.tsx'

type ExportDialogProps = { source: DeckSource | null; onClose: () => void }

/** A presentation, or its talk, as a file of any format. */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const { preferences } = useWorkspace()
  const [format, setFormat] = useState(() => findFormat(preferences.read(formatPreference)))
  const deck = useDeckPart(source, isTalkFormat(format) ? 'pptx' : format)
  const talk = useTalkPart(source, isTalkFormat(format) ? format : null)
  // Without a presentation there is nothing to choose.
  const { state, options, size, label, sends, start, goBack } =
    isTalkFormat(format) && source ? talk : deck
  const isWriting = state.status === 'writing'
  const choose = (chosen: AnyFormat) => {
    setFormat(chosen)
    preferences.write(formatPreference, chosen)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={words.title}
      description={sends === 'nothing' ? words.description : talkFileWords.spokenElsewhere}
      closeLabel={appWords.close}
      aside={
        state.status === 'done' && <DownloadAgain blob={state.file.blob} name={state.file.name} />
      }
      // The same two places all along, so that the keyboard stays where it is.
      actions={
        <>
          {source && (
            <Button onClick={state.status === 'choosing' ? onClose : goBack}>
              {state.status === 'choosing' || isWriting ? appWords.cancel : words.done.another}
            </Button>
          )}
          {state.status === 'done' || !source ? (
            <Button variant="primary" onClick={onClose}>
              {source ? words.done.close : appWords.close}
            </Button>
          ) : (
            <Button variant="primary" busy={isWriting} disabled={!start} onClick={() => start?.()}>
              {state.status === 'failed' ? words.failed.retry : label.start}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.view}>
        {state.status === 'choosing' && (
          <div className={styles.choosing}>
            <FormatCards format={format} onChoose={choose} />
            <section className={styles.chosen} aria-label={label.options}>
              <h3>{nameFormat(format)}</h3>
              {options}
              <output className={styles.size}>{size !== null && words.size(size)}</output>
            </section>
          </div>
        )}
        {isWriting && (
          <div className={styles.progress}>
            <p className={styles.exporting}>{label.progress}</p>
            <output>{state.stage}</output>
            <ProgressBar label={label.progress} share={state.share} />
            {state.left && <p className={styles.hint}>{state.left}</p>}
          </div>
        )}
        {state.status === 'done' && <ExportOutcome file={state.file} />}
        {state.status === 'failed' && (
          <Banner tone="danger" title={state.title} className={styles.failed ?? ''}>
            {state.text}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

/** What went to the disk at once is there. */
const DownloadAgain = ({ blob, name }: { blob: Blob | null; name: string }) =>
  blob && (
    <Button variant="ghost" onClick={() => saveFile({ blob, name })}>
      {words.done.again}
    </Button>
  )
