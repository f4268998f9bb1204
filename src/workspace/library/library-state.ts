import { createStore, type StoreApi } from 'zustand/vanilla'

import type { LibraryState } from './library.ts'

/** Before the first list was read. */
export const createLibraryState = (): StoreApi<LibraryState> =>
  createStore(() => ({ status: 'loading', records: [], damaged: [], newer: 0, error: null }))
