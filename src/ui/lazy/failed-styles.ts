/** Addresses of style sheets that did not arrive. */
const failed = new Set<string>()

/**
 * Notes every style sheet that does not arrive. Vite, which loads those of a part before the part,
 * asks for each only once: tried again, the part would come without its looks.
 */
export function watchStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.add(target.href)
      target.remove()
    },
    { capture: true },
  )
}

/** Rejects when one of them does not come this time, either. */
export async function bringFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(bring))
}

function bring(href: string): Promise<void> {
  failed.delete(href)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  // As Vite has it.
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`No style sheet at ${href}`)))
    document.head.append(link)
  })
}
