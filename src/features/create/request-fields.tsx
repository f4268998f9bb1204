import { useId } from 'react'

import { maxSlides, minSlides } from '#core/outline/deck-request.ts'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { createWords } from '#words/create/create.ts'

import type { RequestProps } from './request-draft.ts'
import styles from './request-fields.module.css'

const words = createWords.request
const counts = Array.from({ length: maxSlides - minSlides + 1 }, (_, index) => minSlides + index)

/** As their speakers call them. Any other can be typed. */
const languages = [
  'English',
  'Español',
  'Français',
  'Deutsch',
  'Português',
  'Italiano',
  'Nederlands',
  'Polski',
  'Türkçe',
  'Українська',
  'العربية',
  'हिन्दी',
  '中文',
  '日本語',
  '한국어',
]

/** For whom, how, in which language and how long: all of it may be left out. */
export function RequestFields({ request, onRequest }: RequestProps) {
  const listId = useId()
  return (
    <fieldset className={styles.fields} aria-label={words.label}>
      <TextField
        label={words.audience}
        mark={words.optional}
        placeholder={words.audiencePlaceholder}
        maxLength={200}
        value={request.audience}
        onChange={(event) => onRequest({ audience: event.target.value })}
      />
      <SelectField
        label={words.tone}
        value={request.tone}
        onChange={(event) => onRequest({ tone: event.target.value })}
      >
        <option value="">{words.anyTone}</option>
        {Object.entries(words.tones).map(([tone, name]) => (
          <option key={tone} value={tone}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <TextField
          label={words.language}
          mark={words.optional}
          placeholder={words.languagePlaceholder}
          maxLength={200}
          list={listId}
          autoComplete="off"
          value={request.language}
          onChange={(event) => onRequest({ language: event.target.value })}
        />
        <datalist id={listId}>
          {languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </datalist>
      </div>
      <SelectField
        label={words.slideCount}
        value={request.slideCount ?? ''}
        onChange={({ target }) =>
          onRequest({ slideCount: target.value ? Number(target.value) : null })
        }
      >
        <option value="">{words.usualCount}</option>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
    </fieldset>
  )
}
