import type { FormEngine } from '../compose/form-engine.ts'
import type { Theme } from './theme.ts'

/**
 * Which themes have what composes their forms. It is too much for a first load, so it comes with the
 * theme that is shown (`core/compose/load-forms`); until then a theme arranges plain text in frames.
 */
const engines = new Map<string, FormEngine>()
const whole = new WeakMap<FormEngine, WeakMap<Theme, Theme>>()
const listeners = new Set<() => void>()

export function addForms(themeId: string, forms: FormEngine): void {
  // Whoever asked for its covers alone may hear of them last.
  if (engines.get(themeId)?.isWhole) return
  engines.set(themeId, forms)
  for (const listener of listeners) listener()
}

/** The theme with its forms, if they are there: of the same theme always the very same. */
export function withForms(theme: Theme): Theme {
  const forms = engines.get(theme.id)
  if (!forms || theme.forms === forms) return theme
  const made = whole.get(forms) ?? new WeakMap<Theme, Theme>()
  whole.set(forms, made)
  const before = made.get(theme)
  if (before) return before
  const composing: Theme = { ...theme, forms }
  made.set(theme, composing)
  return composing
}

export function subscribeToForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
