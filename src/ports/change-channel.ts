/** Tells the other tabs that the library has changed. A message never reaches its sender. */
export type ChangeChannel = {
  post(): void
  onMessage(listen: () => void): void
  close(): void
}
