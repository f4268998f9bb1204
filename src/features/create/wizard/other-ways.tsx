import { Cpu, FileText, LayoutTemplate } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { createWords } from '#words/create/create.ts'
import { generationWords } from '#words/create/generation.ts'

import { useWorkspace } from '../../workspace-context.ts'
import type { RequestDraft } from '../request-draft.ts'
import styles from './other-ways.module.css'
import { ReadyMade } from './ready-made.tsx'
import type { Generating } from '../use-generation.ts'
import type { RequestText } from '../use-missing.ts'

const words = generationWords.ways

const needs = {
  compose: { field: 'source', word: 'composeNeedsText' },
  template: { field: 'topic', word: 'templateNeedsTopic' },
} as const

type WayWithoutModel = keyof typeof needs

type Making = {
  request: RequestDraft
  generating: Generating
  /** What is missing is said at its field. */
  onMissing: (field: RequestText, text: string) => void
}

type WaysWithoutModel = {
  busy: WayWithoutModel | null
  make: (way: WayWithoutModel) => Promise<void>
}

export function useWaysWithoutModel({ request, generating, onMissing }: Making): WaysWithoutModel {
  const [busy, setBusy] = useState<WayWithoutModel | null>(null)

  async function make(way: WayWithoutModel) {
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
  return { busy, make }
}

type OtherWaysProps = Making & {
  ways: WaysWithoutModel
  isReady: boolean
  /** The text is there and no service is: composing is what to press, and stands elsewhere. */
  isComposingFirst?: boolean
}

/** Honest ways on without a service: the user's own text, a template, the browser's own model. */
export function OtherWays({
  request,
  generating,
  ways: { busy, make },
  isReady,
  isComposingFirst = false,
  onMissing,
}: OtherWaysProps) {
  const headingId = useId()
  const hasBuiltIn = useHasBuiltIn()

  return (
    <section className={styles.ways} aria-labelledby={headingId}>
      <h2 id={headingId}>{isReady ? words.labelWithKey : words.label}</h2>
      <ul>
        {!isComposingFirst && (
          <Way
            icon={<FileText />}
            label={words.compose}
            hint={words.composeHint}
            busy={busy === 'compose'}
            onChoose={() => void make('compose')}
          />
        )}
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
      {!isReady && <ReadyMade />}
    </section>
  )
}

type WayProps = {
  icon: ReactNode
  label: string
  hint: string
  busy?: boolean
  onChoose: () => void
}

function Way({ icon, label, hint, busy = false, onChoose }: WayProps) {
  const id = useId()
  return (
    <li>
      <Button icon={icon} wide busy={busy} onClick={onChoose} aria-describedby={id}>
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
