import { iconPaths } from './icon-paths.ts'

/** Both layers of an icon, as `place-path` reads them: what is tinted, and the lines over it. */
export type IconDrawing = { name: string; tint: string; line: string }

export function findDrawing(name: string): IconDrawing | null {
  const data = Object.hasOwn(iconPaths, name) ? iconPaths[name] : undefined
  const [tint = '', line = ''] = data?.split('|') ?? []
  return line ? { name, tint, line } : null
}
