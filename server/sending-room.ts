import type { SharedBytes } from './share-store/share-store.ts'

export type Reader = {
  caller: string
  /** Of the share: who is sent the same one is sent the same bytes, which are in memory once. */
  id: string
  share: SharedBytes
  /** Ends the connection. */
  drop(): void
}

export type SendingRoom = {
  /** Asked before a share is read, so that nothing is read only to be refused. */
  mayEnter(caller: string, id: string): boolean
  /** What somebody is being sent at this moment. */
  find(id: string): SharedBytes | undefined
  /** What gives the room back; null when there is none, for this caller or at all. */
  enter(reader: Reader): (() => void) | null
}

type Bounds = {
  total: number
  ofOne: number
  /** Whoever has been at it for longer than this makes room for others. */
  patienceMs: number
}

type Sent = { share: SharedBytes; bytes: number; since: number; readers: Set<Reader> }

/**
 * Shares stay in memory until their last reader has them: this many bytes of them, and for one
 * caller fewer. Counted by share and not by reader, because a whole class that opens one
 * presentation costs no more than one.
 */
export function createSendingRoom(
  { total, ofOne, patienceMs }: Bounds,
  now: () => number = () => performance.now(),
): SendingRoom {
  /** Whoever began first stands first. */
  const sent = new Map<string, Sent>()
  /** How often each caller is being sent each share. */
  const callers = new Map<string, Map<string, number>>()
  let all = 0

  function isWithinOwn(caller: string, id: string, bytes: number): boolean {
    const own = callers.get(caller)
    if (!own || own.has(id)) return true
    let held = bytes
    for (const other of own.keys()) held += sent.get(other)?.bytes ?? 0
    return held <= ofOne
  }

  function leave(reader: Reader) {
    const { caller, id } = reader
    const share = sent.get(id)
    if (!share?.readers.delete(reader)) return
    if (share.readers.size === 0) {
      sent.delete(id)
      all -= share.bytes
    }
    const own = callers.get(caller)
    const times = (own?.get(id) ?? 0) - 1
    if (times > 0) own?.set(id, times)
    else own?.delete(id)
    if (own?.size === 0) callers.delete(caller)
  }

  /** Without it, few who read as slowly as they may could keep everybody else out. */
  function makeRoom(bytes: number) {
    for (const { since, readers } of sent.values()) {
      if (all + bytes <= total || now() - since < patienceMs) return
      for (const reader of readers) {
        leave(reader)
        reader.drop()
      }
    }
  }

  return {
    mayEnter(caller, id) {
      if (sent.has(id)) return isWithinOwn(caller, id, 0)
      if (all >= total) makeRoom(1)
      return all < total && isWithinOwn(caller, id, 1)
    },

    find: (id) => sent.get(id)?.share,

    enter(reader) {
      const { caller, id, share } = reader
      const bytes = share.payload.length
      if (!isWithinOwn(caller, id, bytes)) return null
      const there = sent.get(id)
      if (!there) {
        if (all + bytes > total) makeRoom(bytes)
        if (all + bytes > total) return null
        sent.set(id, { share, bytes, since: now(), readers: new Set([reader]) })
        all += bytes
      } else there.readers.add(reader)
      const own = callers.get(caller) ?? new Map<string, number>()
      own.set(id, (own.get(id) ?? 0) + 1)
      callers.set(caller, own)
      return () => leave(reader)
    },
  }
}
