import { fail, ok, type Result } from './result.ts'

/** Something that is fetched when it is first needed, once, and then kept. */
export type Lazy<T, E = unknown> = {
  /** What could not be fetched is a value, and is tried again by whoever asks next. */
  load(): Promise<Result<T, E>>
  /** At once; null while it is not there. */
  arrived(): T | null
  /** For whoever has something to say to it only if it was needed: fetches nothing. */
  tell(word: (it: T) => unknown): Promise<void>
}

/** `fetch` may reject, as an import does without a network: why is the failure. */
export const createLazy = <T>(fetch: () => Promise<T>, onArrived?: (it: T) => void): Lazy<T> =>
  createLazyResult<T, unknown>(async () => fetch().then(ok, fail), onArrived)

/** For what has codes of its own. `onArrived` comes before whoever has asked. */
export function createLazyResult<T, E>(
  fetch: () => Promise<Result<T, E>>,
  onArrived?: (it: T) => void,
): Lazy<T, E> {
  let arrived: T | null = null
  let coming: Promise<Result<T, E>> | null = null

  async function arrive(): Promise<Result<T, E>> {
    try {
      const fetched = await fetch()
      if (!fetched.ok) coming = null
      else {
        arrived = fetched.value
        onArrived?.(arrived)
      }
      return fetched
    } catch (error) {
      // A bug, and no reason to be stuck with it.
      coming = null
      throw error
    }
  }

  return {
    load: () => (coming ??= arrive()),
    arrived: () => arrived,
    async tell(word) {
      const fetched = await coming
      if (fetched?.ok) await word(fetched.value)
    },
  }
}
