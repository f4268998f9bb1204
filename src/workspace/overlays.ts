import { createStore, type StoreApi } from 'zustand/vanilla'

/** What lies over the screen and belongs to no screen: any feature may ask for it, the app shows it. */
export type Overlay =
  | 'settings'
  | 'palette'
  | 'shortcuts'
  // These are about the open deck.
  | 'text-editor'
  | 'photo-editor'
  | 'show'
  | 'print'

export type Overlays = {
  state: StoreApi<{ open: Overlay | null }>
  show(overlay: Overlay): void
  close(): void
}

export function createOverlays(): Overlays {
  const state = createStore<{ open: Overlay | null }>(() => ({ open: null }))
  return {
    state,
    show: (open) => state.setState({ open }),
    close: () => state.setState({ open: null }),
  }
}
