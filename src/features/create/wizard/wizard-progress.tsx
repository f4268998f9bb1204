import { Check } from 'lucide-react'

import { HiddenText } from '#ui/hidden-text.tsx'
import { createWords as words } from '#words/create/create.ts'

import styles from './wizard-progress.module.css'

const steps = ['method', 'details', 'generating'] as const
type Step = (typeof steps)[number]

export function WizardProgress({ step }: { step: Step }) {
  const current = steps.indexOf(step)
  return (
    <nav aria-label={words.progress} className={styles.progress}>
      <ol>
        {steps.map((name, index) => (
          <li
            key={name}
            data-done={index < current || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < current ? <Check /> : index + 1}
            </span>
            <span className={styles.name}>{words.steps[name]}</span>
            {index < current && <HiddenText>{words.stepDone}</HiddenText>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
