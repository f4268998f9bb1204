/** Putting the app among the programs of this computer, where the browser offers it. */
export type AppInstall = {
  /** Calls back with whether it can be asked for now, whenever that changes. */
  onChange(tell: (canInstall: boolean) => void): void
  /** Has the browser ask the user. */
  ask(): Promise<void>
}
