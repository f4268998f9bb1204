import { useEffect, useState } from 'react'

/** An address to paint a picture from that is only in memory. */
export function useObjectUrl(blob: Blob | null): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    queueMicrotask(() => setMade({ blob, url }))
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made?.blob === blob ? made?.url : undefined
}
