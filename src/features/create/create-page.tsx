import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

import { Button } from '#ui/button.tsx'
import { createWords as words } from '#words/en/create.ts'

import { paths } from '../paths.ts'
import { AiStep } from './ai-step.tsx'
import { BlankStep } from './blank-step.tsx'
import styles from './create-page.module.css'
import { MethodStep } from './method-step.tsx'
import { TemplateStep } from './template-step.tsx'
import { emptyDraft, type Method, methods, type WizardDraft } from './wizard-draft.ts'
import { WizardProgress } from './wizard-progress.tsx'

const addressOf = (method: Method): string => `${paths.create}?method=${method}`

/** Marks a history entry that lies right after the first step, so that Back can be a real Back. */
const cameFromMethod = { wizard: 'details' } as const

/** Three steps to a new presentation. The step and the method are in the address, and a template can be. */
export function CreatePage() {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const method = methods.find((name) => name === search.get('method')) ?? null
  const [draft, setDraft] = useState<WizardDraft>({
    ...emptyDraft,
    method,
    templateId: search.get('template'),
  })
  const step = {
    draft,
    onDraft: (change: Partial<WizardDraft>) => setDraft({ ...draft, ...change }),
  }

  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(method)
  useEffect(() => {
    if (shown.current === method) return
    shown.current = method
    heading.current?.focus()
  }, [method])

  const showDetails = (chosen: Method) => navigate(addressOf(chosen), { state: cameFromMethod })

  function goBack() {
    if (!method) navigate(paths.dashboard)
    else if (history.state?.wizard === cameFromMethod.wizard) history.back()
    else navigate(paths.create, { replace: true })
  }

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Button variant="ghost" icon={<ArrowLeft className={styles.back} />} onClick={goBack}>
          {words.back}
        </Button>
        <WizardProgress step={method ? 'details' : 'method'} />
      </header>
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {words[method ?? 'method'].title}
        </h1>
        {method === null && <MethodStep {...step} onContinue={showDetails} />}
        {method === 'ai' && (
          <AiStep
            {...step}
            onTemplateInstead={() => {
              step.onDraft({ method: 'template' })
              navigate(addressOf('template'), { replace: true, state: history.state })
            }}
          />
        )}
        {method === 'template' && <TemplateStep {...step} />}
        {method === 'blank' && <BlankStep {...step} />}
      </main>
    </div>
  )
}
