import type { Log } from '../create-log.ts'

export type StoreGuard = <Answer>(ask: () => Promise<Answer>) => Promise<Answer | 'unavailable'>

/**
 * A database that is down is an answer, and a bug still throws. The log is told when it begins and
 * when it is over, not by everyone who asks in between.
 */
export function createStoreGuard(isTrouble: (error: unknown) => boolean, log: Log): StoreGuard {
  let isDown = false
  return async (ask) => {
    try {
      const answer = await ask()
      if (isDown) log.info('share-store-back')
      isDown = false
      return answer
    } catch (error) {
      if (!isTrouble(error)) throw error
      if (!isDown) log.error('share-store-unavailable', error)
      isDown = true
      return 'unavailable'
    }
  }
}
