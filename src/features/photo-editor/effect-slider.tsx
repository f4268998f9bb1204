import { type ImageEffects, imageEffectLimits } from '#core/deck/pictures/image-style.ts'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import type { PhotoDraft } from './use-photo-draft.ts'

const units: Partial<Record<keyof ImageEffects, string>> = { hue: '°', rotation: '°', blur: 'px' }

type EffectSliderProps = { effect: keyof ImageEffects; draft: PhotoDraft }

export function EffectSlider({ effect, draft }: EffectSliderProps) {
  const [min, max] = imageEffectLimits[effect]
  return (
    <SliderField
      label={words.effects[effect]}
      numberLabel={words.number(words.effects[effect])}
      value={draft.settings.effects[effect]}
      min={min}
      max={max}
      step={effect === 'blur' ? 0.5 : 1}
      unit={units[effect] ?? '%'}
      onChange={(value) => draft.setEffects({ [effect]: value })}
    />
  )
}
