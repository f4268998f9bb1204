import { createStore, type StoreApi } from 'zustand/vanilla'

import type { AppInstall } from '#ports/app-install.ts'

/** Having the app among one's programs. */
export type Installation = {
  state: StoreApi<{ isOffered: boolean }>
  ask(): Promise<void>
}

export function createInstallation(install: AppInstall): Installation {
  const state = createStore(() => ({ isOffered: false }))
  install.onChange((isOffered) => state.setState({ isOffered }))
  return { state, ask: install.ask }
}
