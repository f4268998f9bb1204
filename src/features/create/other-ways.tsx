import { Cpu, FileText, LayoutTemplate } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { createWords } from '#words/create.ts'
import { generationWords } from '#words/generation.ts'

import { useWorkspace } from '../workspace-context.ts'
import type { RequestDraft } from './request-draft.ts'
import styles from './other-ways.module.css'
import type { Generating } from './use-generation.ts'
import type { RequestText } from './use-missing.ts'

const words = generationWords.ways

const needs = {
  compose: { field: 'source', word: 'composeNeedsText' },
  template: { field: 'topic', word: 'templateNeedsTopic' },
} as const

type OtherWaysProps = {
  request: RequestDraft
  generating: Generating
  isReady: boolean
  /** The text is there and no service is: this is what to press. */
  isComposingFirst?: boolean
  /** What is missing is said at its field. */
  onMissing: (field: RequestText, text: string) => void
}

/** Honest ways on without a service: the user's own text, a template, the browser's own model. */
export function OtherWays({
  request,
  generating,
  isReady,
  isComposingFirst = false,
  onMissing,
}: OtherWaysProps) {
  const headingId = useId()
  const hasBuiltIn = useHasBuiltIn()
  const [busy, setBusy] = useState<'compose' | 'template' | null>(null)

  async function make(way: 'compose' | 'template') {
    const { field, word } = needs[way]
    if (request[field].trim() === '') {
      onMissing(field, words[word])
      return
    }
    setBusy(way)
    try {
      await (way === 'compose' ? generating.compose(request) : generating.takeTemplate(request))
    } finally {
      setBusy(null)
    }
  }

  return (
    <section className={styles.ways} aria-labelledby={headingId}>
      <h2 id={headingId}>{isReady ? words.labelWithKey : words.label}</h2>
      <ul>
        <Way
          icon={<FileText />}
          label={words.compose}
          hint={words.composeHint}
          isFirst={isComposingFirst}
          busy={busy === 'compose'}
          onChoose={() => void make('compose')}
        />
        <Way
          icon={<LayoutTemplate />}
          label={words.template}
          hint={words.templateHint}
          busy={busy === 'template'}
          onChoose={() => void make('template')}
        />
        {/* Last: it is known a moment later, and nothing may move away from under a press. */}
        {!isReady && hasBuiltIn && (
          <Way
            icon={<Cpu />}
            label={words.builtIn}
            hint={words.builtInHint}
            onChoose={() =>
              request.topic.trim()
                ? void generating.generateHere(request)
                : onMissing('topic', createWords.ai.topicMissing)
            }
          />
        )}
      </ul>
    </section>
  )
}

type WayProps = {
  icon: ReactNode
  label: string
  hint: string
  isFirst?: boolean
  busy?: boolean
  onChoose: () => void
}

function Way({ icon, label, hint, isFirst = false, busy = false, onChoose }: WayProps) {
  const id = useId()
  return (
    <li>
      <Button
        icon={icon}
        wide
        {...(isFirst && { variant: 'primary', size: 'l' })}
        busy={busy}
        onClick={onChoose}
        aria-describedby={id}
      >
        {label}
      </Button>
      <p id={id}>{hint}</p>
    </li>
  )
}

function useHasBuiltIn(): boolean {
  const { models } = useWorkspace()
  const [hasBuiltIn, setHasBuiltIn] = useState(false)
  useEffect(() => {
    let gone = false
    async function look() {
      const found = await models.hasBuiltIn()
      if (!gone) setHasBuiltIn(found)
    }
    void look()
    return () => {
      gone = true
    }
  }, [models])
  return hasBuiltIn
}
