import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { readText } from '#ui/fields/read-text.ts'
import { aiWords as words } from '#words/editor/ai.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import styles from './instruction-form.module.css'

type InstructionFormProps = {
  formId: string
  task: SlideTask
  instruction: string
  onAsk: (instruction: string) => void
}

/** Which language, or what about. */
export function InstructionForm({ formId, task, instruction, onAsk }: InstructionFormProps) {
  /** A new object for each press, so that the same error twice brings the focus back twice. */
  const [problem, setProblem] = useState<{ text: string } | null>(null)
  const isAdd = task === 'add'
  const submit = (data: FormData) => {
    const typed = readText(data, 'instruction').trim()
    if (typed) onAsk(typed)
    else setProblem({ text: isAdd ? words.missing.add : words.missing.translate })
  }
  return (
    <Form id={formId} className={styles.form} outcome={problem} onSubmit={submit}>
      <TextField
        name="instruction"
        label={isAdd ? words.about : words.language}
        placeholder={isAdd ? words.aboutPlaceholder : words.languagePlaceholder}
        defaultValue={instruction}
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
