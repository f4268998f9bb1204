import { useMemo } from 'react'
import { useStore } from 'zustand'

import { omitFields } from '#core/deck/slide-fields.ts'
import { setDeckTalk } from '#core/edit/set-deck-talk.ts'
import { setSlideLanguage } from '#core/edit/set-slide-language.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { findSpokenLanguages } from '#core/narration/language/find-spoken-languages.ts'
import { knownLanguages } from '#core/narration/language/known-languages.ts'
import { SelectField } from '#ui/fields/field.tsx'
import { currentLocale } from '#words/language.ts'
import { nameLanguage } from '#words/language-names.ts'
import { narrationWords } from '#words/talk/narration.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import styles from './voice-dialog.module.css'

const words = narrationWords.languages

/** What the presentation, and the slide on the stage, are spoken in. */
export function LanguageFields({ openDeck }: { openDeck: OpenDeck }) {
  const { deck, current } = useStore(openDeck.state)
  const slide = deck.slides[current]
  // What would be found if nobody had said anything of this slide.
  const slides = useMemo(
    () => deck.slides.map((one, at) => (at === current ? omitFields(one, ['language']) : one)),
    [deck.slides, current],
  )
  if (!slide) return null
  const found = findSpokenLanguages({ slides, ...(deck.talk && { talk: deck.talk }) })
  const slideFound = found.get(slide.id)?.language ?? 'und'
  return (
    <section aria-label={words.title} className={styles.languages}>
      <div>
        <h3 className={styles.heading}>{words.title}</h3>
        <p className={styles.hint}>{words.hint}</p>
      </div>
      <div className={styles.languagePair}>
        <LanguageField
          label={words.deck}
          found={findDeckLanguage({ slides })}
          value={deck.talk?.language}
          onChange={(language) => openDeck.edit((view) => setDeckTalk(view, { language }))}
        />
        <LanguageField
          label={words.slide}
          found={slideFound}
          value={slide.language}
          onChange={(language) =>
            openDeck.edit((view) => setSlideLanguage(view, slide.id, language))
          }
        />
      </div>
    </section>
  )
}

type LanguageFieldProps = {
  label: string
  found: string
  value: string | undefined
  onChange: (language: string | undefined) => void
}

function LanguageField({ label, found, value, onChange }: LanguageFieldProps) {
  const options = [...new Set([...knownLanguages, ...(value ? [value] : [])])]
    .map((code) => ({ code, name: nameLanguage(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, currentLocale()))
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{words.automatic(nameLanguage(found))}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
