/** Outlives a reload, but not the tab; and what finds no room in it is gone with the page. */
export type TabMemory = {
  read(): string | null
  /** In place of what was kept before. */
  keep(text: string): void
  forget(): void
}
