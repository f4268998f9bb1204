import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import { EffectSlider } from './effect-slider.tsx'
import { SettingsPage } from './settings-page.tsx'
import { isOther, type PhotoDraft } from './use-photo-draft.ts'

const listed = [
  'brightness',
  'contrast',
  'saturation',
  'hue',
  'blur',
  'sepia',
  'grayscale',
  'opacity',
] as const satisfies (keyof typeof words.effects)[]

export function EffectsPage({ draft }: { draft: PhotoDraft }) {
  const { settings, defaults, setEffects } = draft
  const { rotation, scale } = settings.effects
  // How a picture is turned and scaled belongs to another page.
  const plain = { ...defaults.effects, rotation, scale }
  return (
    <SettingsPage canReset={isOther(settings.effects, plain)} onReset={() => setEffects(plain)}>
      {listed.map((effect) => (
        <EffectSlider key={effect} effect={effect} draft={draft} />
      ))}
    </SettingsPage>
  )
}
