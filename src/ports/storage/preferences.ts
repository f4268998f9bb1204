/** Choices, such as light or dark. They may be lost at any time, so nothing else belongs here. */
export type Preferences = {
  read(name: string): string | null
  write(name: string, value: string): void
}
