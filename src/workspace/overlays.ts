import { createStore, type StoreApi } from 'zustand/vanilla'

import type { SlideTask } from '#workspace/generation/slide-task.ts'

/** What lies over the screen and belongs to no screen: any feature may ask for it, the app shows it. */
export type Overlay =
  | SettingsOverlay
  | 'palette'
  | 'shortcuts'
  | ImportOverlay
  | ShareOverlay
  | ExportOverlay
  | 'export-report'
  // About the open deck:
  | 'text-editor'
  | 'photo-editor'
  | 'show'
  | 'presenter-blocked'
  | 'print'
  | 'deck-check'
  | 'more-visual'
  | 'draw-pictures'
  | 'voice'
  | 'own-voice'
  | 'fit-talk'
  | 'silent-slides'
  | 'find'
  | ImproveOverlay

/** Asked for, or shown because a slide was to be improved, or to get a picture, and no model is set up. */
export type SettingsOverlay = 'settings' | 'settings:improve' | `settings:picture:${string}`

/** Into the open deck, or into a new one where none is open. */
export type ImportOverlay = 'import' | 'import-pptx'

/** How a presentation is shared, by its id. */
export type ShareOverlay = `share:${string}`

/** The open presentation as a file, or a stored one by its id. */
export type ExportOverlay = 'export' | `export:${string}`

/** A model is asked about the current slide. */
export type ImproveOverlay = `improve:${SlideTask}`

export type OverlaysState = {
  open: Overlay | null
  /** A show goes on behind what is opened over it. */
  beneath: 'show' | null
}

export type Overlays = {
  state: StoreApi<OverlaysState>
  show(overlay: Overlay): void
  close(): void
  /** Ends the show, whatever lies over it. */
  closeShow(): void
}

const aboutDeck: ReadonlySet<Overlay | null> = new Set<Overlay>([
  'import',
  'import-pptx',
  'text-editor',
  'photo-editor',
  'presenter-blocked',
  'print',
  'deck-check',
  'more-visual',
  'draw-pictures',
  'voice',
  'own-voice',
  'fit-talk',
  'silent-slides',
  'find',
])

/** Of the dialogs; a show sees for itself when its deck is left. */
export const isAboutDeck = ({ open }: OverlaysState): boolean =>
  aboutDeck.has(open) || open?.startsWith('improve:') === true

export const isImport = (open: Overlay | null): open is ImportOverlay =>
  open?.startsWith('import') === true

/** Why the settings are shown. */
export type SettingsReason = 'asked' | 'improve' | 'picture'

export function findSettingsReason(show: SettingsOverlay): SettingsReason {
  if (show === 'settings') return 'asked'
  return show === 'settings:improve' ? 'improve' : 'picture'
}

/** The slide that a picture was wanted for when the settings came up instead. */
export const findUndrawnSlide = (show: SettingsOverlay): string | null =>
  show.startsWith(undrawn) ? show.slice(undrawn.length) : null

const undrawn = 'settings:picture:'

export const isSettings = (open: Overlay | null): open is SettingsOverlay =>
  open?.startsWith('settings') === true

/** Which presentation is being shared. */
export const findShared = ({ open }: OverlaysState): string | null =>
  open?.startsWith('share:') === true ? open.slice('share:'.length) : null

export const isExport = (open: Overlay | null): open is ExportOverlay =>
  open === 'export' || open?.startsWith('export:') === true

export const isShowOpen = ({ open, beneath }: OverlaysState): boolean =>
  open === 'show' || beneath === 'show'

export function createOverlays(): Overlays {
  const state = createStore<OverlaysState>(() => ({ open: null, beneath: null }))
  return {
    state,
    show: (open) =>
      state.setState((now) => ({
        open,
        beneath: open !== 'show' && isShowOpen(now) ? 'show' : null,
      })),
    close: () => state.setState(({ beneath }) => ({ open: beneath, beneath: null })),
    closeShow: () =>
      state.setState(({ open }) => ({ open: open === 'show' ? null : open, beneath: null })),
  }
}
