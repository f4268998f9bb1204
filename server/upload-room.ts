export type UploadRoom = {
  /** What frees the place again; null when there is none left, for this caller or at all. */
  enter(caller: string, bytes: number): (() => void) | null
}

type Bounds = { total: number; ofOne: number }

/** Bodies wait in memory until they are written: this many bytes of them, and of one caller fewer. */
export function createUploadRoom({ total, ofOne }: Bounds): UploadRoom {
  const taken = new Map<string, number>()
  let all = 0

  function change(caller: string, bytes: number) {
    const own = (taken.get(caller) ?? 0) + bytes
    all += bytes
    if (own === 0) taken.delete(caller)
    else taken.set(caller, own)
  }

  return {
    enter(caller, bytes) {
      if (all + bytes > total || (taken.get(caller) ?? 0) + bytes > ofOne) return null
      change(caller, bytes)
      return () => change(caller, -bytes)
    },
  }
}
