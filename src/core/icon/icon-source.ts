/** Reads the file of icons, wherever it lies. */
export type IconSource = () => Promise<string>

let source: IconSource | null = null

/** Whoever starts the app, a worker or a program says where its icons are. */
export function setIconSource(read: IconSource): void {
  source = read
}

export const findIconSource = (): IconSource | null => source
