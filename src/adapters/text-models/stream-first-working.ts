import type { TextEvent } from '#ports/models/text-model.ts'

/** `plain` leaves out all that some models refuse: the answer's shape and limit, sampling, thinking. */
export type Attempt = { model: string; plain: boolean }

/**
 * Tries each model with every option, and once more without when it refuses the request; a model that
 * is gone makes way for the next. Once one has begun to answer, it is the one.
 */
export async function* streamFirstWorking(
  models: readonly string[],
  open: (attempt: Attempt) => AsyncGenerator<TextEvent>,
): AsyncGenerator<TextEvent> {
  for (const model of models) {
    for (const plain of [false, true]) {
      const events = open({ model, plain })
      const first = await events.next()
      if (first.done) throw new Error('a stream of text events without an end')
      const code = first.value.kind === 'failed' ? first.value.failure.code : null
      // Some services count the limit of the answer into the length of the question.
      if (!plain && (code === 'bad-request' || code === 'too-long')) continue
      if (code === 'model-gone' && model !== models.at(-1)) break
      try {
        yield first.value
        yield* events
      } finally {
        // Left before the second event, `yield*` has not yet handed the leaving on.
        await events.return(undefined)
      }
      return
    }
  }
}
