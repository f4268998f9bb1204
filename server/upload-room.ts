export type Upload = {
  /** Takes room for what has arrived; false when there is none left, for this caller or at all. */
  take(bytes: number): boolean
  /** Gives all of it back. */
  leave(): void
}

export type UploadRoom = { enter(caller: string): Upload }

type Bounds = { total: number; ofOne: number }

/**
 * Bodies wait in memory until they are written: this many bytes of them, and of one caller fewer.
 * What counts is what has arrived, because whoever promises much and sends little takes no memory.
 */
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
    enter(caller) {
      let held = 0
      return {
        take(bytes) {
          if (all + bytes > total || (taken.get(caller) ?? 0) + bytes > ofOne) return false
          change(caller, bytes)
          held += bytes
          return true
        },
        leave() {
          change(caller, -held)
          held = 0
        },
      }
    },
  }
}
