import { useDeferredValue, useMemo } from 'react'

import type { Brand } from '#core/deck/brand/brand.ts'
import { themes } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { createWords } from '#words/create/create.ts'
import { themeWords } from '#words/editor/themes.ts'

import { NewSlide } from './new-slide.tsx'
import type { RequestProps } from './request-draft.ts'
import styles from './theme-field.module.css'

const words = createWords.request

type ThemeFieldProps = RequestProps & { brand: Brand | null }

/** Each theme as it would open a talk about this topic; a brand has one already. */
export function ThemeField({ request, onRequest, brand }: ThemeFieldProps) {
  // Eight painted slides must not slow down who types.
  const title = useDeferredValue(request.topic.trim()) || words.themeSample
  const slide = useMemo(
    () => ({ id: 'theme-sample', title, content: [], notes: '', layout: 'cover' as const }),
    [title],
  )
  if (brand)
    return (
      <div className={styles.field}>
        <span className={styles.label}>{words.theme}</span>
        <div className={styles.themes} aria-hidden="true">
          <NewSlide
            deck={{ title, slides: [slide] }}
            place={0}
            brand={brand}
            className={styles.brand}
          />
        </div>
        <p className={styles.hint}>{words.themeOfBrand}</p>
      </div>
    )
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {words.theme}
      </span>
      <ChoiceGroup label={words.theme} className={styles.themes}>
        {themes.map(({ id }) => (
          <ChoiceCard
            key={id}
            shape="small"
            value={id}
            checked={id === request.theme}
            onChoose={() => onRequest({ theme: id })}
            title={themeWords.names[id] ?? id}
            picture={<SlideView slide={slide} theme={id} />}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}
