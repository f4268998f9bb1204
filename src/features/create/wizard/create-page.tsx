import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

import { Button } from '#ui/button.tsx'
import { createWords as words } from '#words/create/create.ts'
import { generationWords } from '#words/create/generation.ts'

import { paths } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import { AiStep } from './ai-step.tsx'
import { BlankStep } from './blank-step.tsx'
import styles from './create-page.module.css'
import type { RequestDraft } from '../request-draft.ts'
import { GeneratingView } from '../generating-view.tsx'
import { MethodStep } from './method-step.tsx'
import frame from '../page-frame.module.css'
import { TemplateStep } from './template-step.tsx'
import { useGeneration } from '../use-generation.ts'
import { useOwnLibrary } from '../use-own-library.ts'
import { useLastRequest } from '../use-last-request.ts'
import { emptyDraft, type Method, methods, type WizardDraft } from './wizard-draft.ts'
import { WizardProgress } from './wizard-progress.tsx'

const addressOf = (method: Method): string => `${paths.create}?method=${method}`

/** Marks a history entry that lies right after the first step, so that Back can be a real Back. */
const cameFromMethod = { wizard: 'details' } as const

/** Three steps to a new presentation. The step and the method are in the address, and a template can be. */
export function CreatePage() {
  useOwnLibrary()
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const method = methods.find((name) => name === search.get('method')) ?? null
  const generating = useGeneration()
  const { run } = generating
  const lastRequest = useLastRequest()
  const [draft, setDraft] = useState<WizardDraft>({
    ...emptyDraft,
    method,
    request: lastRequest,
    templateId: search.get('template'),
  })
  const change = (changes: Partial<WizardDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const step = { draft, onDraft: change }
  const onRequest = (request: Partial<RequestDraft>) =>
    setDraft((now) => ({ ...now, request: { ...now.request, ...request } }))

  const { overlays } = useWorkspace()
  const isImporting = search.has('import')
  useEffect(() => {
    if (!isImporting) return
    // Whoever reloads or comes back has answered the dialog.
    navigate(paths.create, { replace: true })
    overlays.show('import')
  }, [isImporting, navigate, overlays])

  const shownStep = run ? 'generating' : (method ?? 'method')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(shownStep)
  useEffect(() => {
    if (shown.current === shownStep) return
    shown.current = shownStep
    heading.current?.focus()
  }, [shownStep])

  const showDetails = (chosen: Method) => navigate(addressOf(chosen), { state: cameFromMethod })

  function goBack() {
    if (!method) navigate(paths.dashboard)
    else if (history.state?.wizard === cameFromMethod.wizard) history.back()
    else navigate(paths.create, { replace: true })
  }

  return (
    <div className={frame.page}>
      <header className={frame.bar}>
        <Button
          variant="ghost"
          icon={<ArrowLeft className={frame.back} />}
          disabled={run !== null}
          onClick={goBack}
        >
          {words.back}
        </Button>
        <WizardProgress step={findProgress(shownStep)} />
      </header>
      <main className={clsx(frame.main, styles.main)}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {shownStep === 'generating' ? generationWords.title : words[shownStep].title}
        </h1>
        {run && <GeneratingView run={run} />}
        {shownStep === 'method' && <MethodStep {...step} onContinue={showDetails} />}
        {shownStep === 'ai' && (
          <AiStep request={draft.request} onRequest={onRequest} generating={generating} />
        )}
        {shownStep === 'template' && <TemplateStep {...step} />}
        {shownStep === 'blank' && <BlankStep {...step} />}
      </main>
    </div>
  )
}

function findProgress(step: Method | 'method' | 'generating') {
  return step === 'method' || step === 'generating' ? step : 'details'
}
