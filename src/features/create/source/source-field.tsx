import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { createWords } from '#words/create/create.ts'
import { sourceWords } from '#words/create/source.ts'
import { sourceFileTypes } from '#workspace/files/accepted-files.ts'

import { useWorkspace } from '../../workspace-context.ts'
import type { RequestProps } from '../request-draft.ts'
import { SourceFacts } from './source-facts.tsx'
import { SourceOutlook } from './source-outlook.tsx'
import styles from './source-field.module.css'

const words = createWords.source

type SourceFieldProps = RequestProps & { error?: string | null }

/** The user's own text: pasted, or taken from a file that is chosen or dropped. */
export function SourceField({ request, onRequest, error }: SourceFieldProps) {
  const { isReading, problem, isCut, read } = useSourceFile(onRequest)
  const { isOver, handlers } = useFileDrop(([file]) => file && read(file))
  const hasText = request.source.trim() !== ''

  return (
    <div className={styles.source} data-dropping={isOver || undefined} {...handlers}>
      <TextAreaField
        label={words.label}
        mark={createWords.request.optional}
        placeholder={words.placeholder}
        rows={hasText ? 10 : 4}
        value={request.source}
        onChange={({ target }) =>
          onRequest({ source: target.value, ...(!target.value.trim() && { sourceName: null }) })
        }
        error={problem ?? error}
        hint={words.hint}
      />
      {hasText ? (
        <div className={styles.facts}>
          <SourceFacts {...request} isCut={isCut} />
          <Button
            size="s"
            variant="ghost"
            onClick={() => onRequest({ source: '', sourceName: null })}
          >
            {words.remove}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={isReading ? words.reading : words.chooseFile}
          hint={words.fileHint}
          accept={sourceFileTypes}
          icon={<FileText />}
          busy={isReading}
          onFile={read}
        />
      )}
      {hasText && <SourceOutlook source={request.source} />}
    </div>
  )
}

function useSourceFile(onRequest: RequestProps['onRequest']) {
  const { sourceReader } = useWorkspace()
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isCut, setIsCut] = useState(false)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function readFile(file: File) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setIsReading(true)
    setProblem(null)
    const result = await sourceReader.read(file, signal)
    // Another file was chosen meanwhile, or the screen was left.
    if (signal.aborted) return
    setIsReading(false)
    if (result.ok) {
      setIsCut(result.value.isCut)
      onRequest({ source: result.value.text, sourceName: file.name })
    } else if (result.error !== 'stopped') setProblem(sourceWords.failures[result.error])
  }
  return { isReading, problem, isCut, read: (file: File) => void readFile(file) }
}
