import { useState } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { saveFile } from '#ui/save-file.ts'
import { appWords } from '#words/app.ts'
import { describeExportFailure, exportWords as words } from '#words/export.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import { estimateSize } from '#workspace/files/estimate-size.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'
import {
  createExportSettings,
  type ExportSettings,
  keepFileFonts,
  listChoices,
} from '#workspace/files/export-settings.ts'
import { findPaper } from '#workspace/files/find-paper.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './export-dialog.module.css'
import { ExportOutcome } from './export-outcome.tsx'
import { FormatCards } from './format-cards.tsx'
import { FormatOptions } from './format-options.tsx'
import { useDeckFacts } from './use-deck-facts.ts'
import { useExport } from './use-export.ts'

type ExportDialogProps = { source: DeckSource | null; onClose: () => void }

/** A presentation as a file of any format. */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportOrder['format']>('pptx')
  const { preferences } = useWorkspace()
  const [settings, setSettings] = useState(() => createExportSettings(findPaper(), preferences))
  const facts = useDeckFacts(source)
  const { state, start, goBack } = useExport(source)
  const choices = listChoices(format, settings)
  const weighFonts = facts
    ? estimateSize(format, facts, { ...choices, fonts: 'embedded' }) -
      estimateSize(format, facts, { ...choices, fonts: 'office' })
    : null
  const begin = () => start({ format, choices })
  const change = (changed: Partial<ExportSettings>) => {
    setSettings({ ...settings, ...changed })
    if (changed.fonts) keepFileFonts(preferences, changed.fonts)
  }
  const isWriting = state.status === 'writing'

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      aside={
        state.status === 'done' && (
          <Button variant="ghost" onClick={() => saveFile(state.file)}>
            {words.done.again}
          </Button>
        )
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
            <Button variant="primary" busy={isWriting} onClick={begin}>
              {state.status === 'failed' ? words.failed.retry : words.start(format)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.view}>
        {state.status === 'choosing' && (
          <div className={styles.choosing}>
            <FormatCards format={format} onChoose={setFormat} />
            <section className={styles.chosen} aria-label={words.options(format)}>
              <h3>{words.names[format]}</h3>
              <FormatOptions
                format={format}
                settings={settings}
                hidden={facts?.hidden ?? 0}
                weighFonts={weighFonts}
                onChange={change}
              />
              <output className={styles.size}>
                {facts && words.size(estimateSize(format, facts, choices))}
              </output>
            </section>
          </div>
        )}
        {isWriting && (
          <div className={styles.progress}>
            <p className={styles.exporting}>{words.progress(format)}</p>
            <output>{words.stages[state.stage]}</output>
            <ProgressBar label={words.progress(format)} share={state.share} />
          </div>
        )}
        {state.status === 'done' && <ExportOutcome file={state.file} />}
        {state.status === 'failed' && (
          <Banner
            tone="danger"
            title={describeExportFailure(state.code).title}
            className={styles.failed ?? ''}
          >
            {describeExportFailure(state.code).text}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
