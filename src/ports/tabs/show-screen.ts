/** What a show asks of the screens it is shown on. */
export type ShowScreen = {
  /**
   * Fills the whole screen, or the second one; false when the browser refuses. Browsers allow it
   * only at once after a key or a press.
   */
  fill(which?: 'other'): Promise<boolean>
  /** Gives the screen back. */
  release(): void
  /** The screen was filled or given back, by whomever. */
  onChange(listen: (isFilled: boolean) => void): () => void
  /** Whether there is a second screen that could be filled. */
  hasOther(): boolean
  /** Keeps the screen from dimming until it is called off. */
  stayAwake(): () => void
  /** Opens a window of its own at this address; false when the browser blocks it. */
  openWindow(address: string, name: string): boolean
  /** This window is going, and with it what it shows. */
  onGone(run: () => void): () => void
  /** The window is back with all it showed, as the Back button can bring it. */
  onReturn(run: () => void): () => void
}
