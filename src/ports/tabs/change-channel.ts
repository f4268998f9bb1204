/**
 * Tells the other tabs that something has changed, such as the library, or who speaks. A message
 * never reaches its sender.
 */
export type ChangeChannel = {
  post(): void
  onMessage(listen: () => void): void
  close(): void
}
