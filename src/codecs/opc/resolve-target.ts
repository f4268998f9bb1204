/** The path of a part that another one names, from where that one stands. Never leaves the package. */
export function resolveTarget(from: string, target: string): string {
  const tidy = decodeTarget(target.replaceAll('\\', '/'))
  const folder = tidy.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1)
  const path: string[] = []
  for (const name of (folder + tidy).split('/'))
    if (name === '..') path.pop()
    else if (name !== '' && name !== '.') path.push(name)
  return path.join('/')
}

function decodeTarget(target: string): string {
  if (!target.includes('%')) return target
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
