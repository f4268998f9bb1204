import { useDeferredValue, useMemo } from 'react'

import { themes } from '#core/theme/themes.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/choice-group.tsx'
import { createWords } from '#words/create.ts'
import { themeWords } from '#words/themes.ts'

import type { RequestProps } from './request-draft.ts'
import styles from './theme-field.module.css'

const words = createWords.request

/** Each theme as it would open a talk about this topic. */
export function ThemeField({ request, onRequest }: RequestProps) {
  // Eight painted slides must not slow down who types.
  const title = useDeferredValue(request.topic.trim()) || words.themeSample
  const slide = useMemo(
    () => ({ id: 'theme-sample', title, content: [], notes: '', layout: 'cover' as const }),
    [title],
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
