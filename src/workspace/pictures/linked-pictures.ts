import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * By deck, addresses that were asked for and could not be copied: there they are shown from where
 * they are. Another deck with the same address has not been asked about.
 */
export type LinkedPictures = ReadonlyMap<string, ReadonlySet<string>>

export const createLinkedPictures = (): StoreApi<{ linked: LinkedPictures }> =>
  createStore(() => ({ linked: new Map() }))
