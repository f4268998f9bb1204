import { useMemo } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { TextStyle } from '#core/deck/texts/text-style.ts'
import { findSampleGround } from '#core/edit/style/find-sample-ground.ts'
import { findThemeStyle, type TextRole } from '#core/edit/style/find-theme-style.ts'
import { listStylePresets } from '#core/edit/style/list-style-presets.ts'
import { styleSlide } from '#core/edit/style/set-text-styles.ts'
import { cssFill } from '#core/layout/backdrop/css-fill.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import type { Theme } from '#core/theme/theme.ts'
import { textEditorWords as words } from '#words/editor/text-editor.ts'

import styles from './style-presets.module.css'
import type { TextDraft } from './use-text-draft.ts'

type StylePresetsProps = {
  slide: Slide
  theme: Theme
  place: number
  role: TextRole
  draft: TextDraft
}

export function StylePresets({ slide, theme, place, role, draft }: StylePresetsProps) {
  const presets = useMemo(
    () =>
      listStylePresets(slide, { theme, place, role }).map(({ id, change }) => {
        const styled = styleSlide(slide, { [role]: change }, { theme, place })
        return { id, change, chosen: styled.textStyles?.[role] ?? {} }
      }),
    [slide, theme, place, role],
  )
  const ofTheme = findThemeStyle(slide, { theme, place, role })
  const drafted = draft.slide.textStyles?.[role] ?? {}
  const background = useMemo(
    () => cssFill(findSampleGround(slide, { theme, place, role })),
    [slide, theme, place, role],
  )
  return (
    <fieldset>
      <legend className={styles.legend}>{words.presets}</legend>
      <div className={styles.list}>
        {presets.map(({ id, change, chosen }) => (
          <button
            key={id}
            type="button"
            className={styles.preset}
            aria-pressed={isSame(chosen, drafted)}
            onClick={() => draft.change(role, change)}
          >
            <span className={styles.ground} style={{ background }} dir="ltr" aria-hidden="true">
              <Sample style={{ ...ofTheme, ...chosen }} family={theme[role].family} />
            </span>
            {words.preset[id]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type SampleProps = { style: TextStyle; family: Theme['title']['family'] }

/** A few letters in the style; how it sits on the slide is seen in the preview. */
function Sample({ style, family }: SampleProps) {
  const weight = style.fontWeight === 'bold' ? 700 : 400
  return (
    <span
      className={styles.sample}
      data-align={style.textAlign}
      data-size={style.fontSize}
      data-plate={style.backgroundColor !== 'transparent' || undefined}
      style={{
        color: style.textColor,
        backgroundColor: style.backgroundColor,
        fontFamily: fontStack({ family }),
        fontWeight: weight,
        fontStyle: style.fontStyle,
        textDecorationLine: style.textDecoration,
      }}
    >
      {words.sample}
    </span>
  )
}

const isSame = (one: Partial<TextStyle>, other: Partial<TextStyle>): boolean =>
  Object.keys({ ...one, ...other }).every(
    (field) => Reflect.get(one, field) === Reflect.get(other, field),
  )
