import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { readText } from '#ui/read-text.ts'
import { aiWords as words } from '#words/en/ai.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import styles from './wish-form.module.css'

type WishFormProps = {
  formId: string
  task: SlideTask
  wish: string
  onAsk: (wish: string) => void
}

/** Which language, or what about. */
export function WishForm({ formId, task, wish, onAsk }: WishFormProps) {
  /** A new object for each press, so that the same error twice brings the focus back twice. */
  const [problem, setProblem] = useState<{ text: string } | null>(null)
  const isAdd = task === 'add'
  const submit = (data: FormData) => {
    const typed = readText(data, 'wish').trim()
    if (typed) onAsk(typed)
    else setProblem({ text: isAdd ? words.missing.add : words.missing.translate })
  }
  return (
    <Form id={formId} className={styles.form} outcome={problem} onSubmit={submit}>
      <TextField
        name="wish"
        label={isAdd ? words.about : words.language}
        placeholder={isAdd ? words.aboutPlaceholder : words.languagePlaceholder}
        defaultValue={wish}
        maxLength={200}
        autoComplete="off"
        error={problem?.text}
      />
      {!isAdd && (
        <ul className={styles.languages} aria-label={words.commonLanguages}>
          {words.languages.map((language) => (
            <li key={language}>
              <Button size="s" onClick={() => onAsk(language)}>
                {language}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
