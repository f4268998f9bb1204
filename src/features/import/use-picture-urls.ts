import { useEffect, useState } from 'react'

const none: ReadonlyMap<string, string> = new Map()

/** Addresses to paint pictures from that are only in memory, by their names. */
export function usePictureUrls(pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(none)
  useEffect(() => {
    const made = new Map(
      Array.from(pictures, ([name, blob]) => [name, URL.createObjectURL(blob)] as const),
    )
    let gone = false
    queueMicrotask(() => {
      if (!gone) setUrls(made)
    })
    return () => {
      gone = true
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [pictures])
  return urls
}
