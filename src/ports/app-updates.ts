/** New versions of the app itself. */
export type AppUpdates = {
  /** Calls back, once, when a newer version lies ready than the one that this page runs. */
  onReady(tell: () => void): void
  /** Resolves when pages are opened with the new version, so that a reload brings it. */
  takeOver(): Promise<void>
}
