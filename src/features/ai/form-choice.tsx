import type { ReplyFormName } from '#core/outline/reply/reply-forms.ts'
import { Button } from '#ui/button.tsx'
import { aiWords as words } from '#words/editor/ai.ts'

import styles from './instruction-form.module.css'
import { nameForm, shownForms } from './shown-forms.ts'

type FormChoiceProps = {
  /** What it is shown as now, which is no other form. */
  present: ReplyFormName
  onChoose: (form: ReplyFormName) => void
}

/** What a slide can be shown as, one press each. */
export function FormChoice({ present, onChoose }: FormChoiceProps) {
  return (
    <ul className={styles.languages} aria-label={words.forms}>
      {shownForms
        .filter((form) => form !== present)
        .map((form, at) => (
          <li key={form}>
            <Button data-initial-focus={at === 0 || undefined} onClick={() => onChoose(form)}>
              {nameForm(form)}
            </Button>
          </li>
        ))}
    </ul>
  )
}
