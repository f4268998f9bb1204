import { type ReactNode, useState, useSyncExternalStore } from 'react'

import type { LoadForms } from '#core/compose/load-forms.ts'
import { ActionRegistryContext, createActionRegistry } from '#features/actions.ts'
import { useShortcuts } from '#features/palette/use-shortcuts.ts'
import { LoadFormsContext } from '#slide/load-forms-context.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { currentLanguage, watchLanguage } from '#words/language.ts'
import type { Viewing } from '#workspace/viewing.ts'

import { CrashBoundary } from './crash-boundary.tsx'

/** Comes with the first slide that is painted. */
const loadForms: LoadForms = async (...asked) => {
  const forms = await import('#core/compose/load-forms.ts').catch(() => null)
  return forms !== null && forms.loadForms(...asked)
}

type FrameProps = {
  viewing: Pick<Viewing, 'slideFonts' | 'currentDeck'>
  children: ReactNode
}

/** What every page has around it: fonts and forms of slides, actions with their keys, a last resort. */
export function Frame({ viewing: { slideFonts, currentDeck }, children }: FrameProps) {
  const [registry] = useState(createActionRegistry)
  const { tag } = useSyncExternalStore(watchLanguage, currentLanguage)
  return (
    <ActionRegistryContext value={registry}>
      <SlideFontsContext value={slideFonts}>
        <LoadFormsContext value={loadForms}>
          {/* Made anew in another language, because every word on the screen may be another one. */}
          <CrashBoundary key={tag} currentDeck={currentDeck}>
            <Shortcuts />
            {children}
          </CrashBoundary>
        </LoadFormsContext>
      </SlideFontsContext>
    </ActionRegistryContext>
  )
}

function Shortcuts() {
  useShortcuts()
  return null
}
