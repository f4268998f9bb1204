import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/model-failure.ts'

import { BrokenAnswer } from './broken-answer.ts'
import { type ModelCall, openResponse } from './open-response.ts'
import { addWhatWasSaid, type ReadFailure, readProviderError } from './provider-error.ts'
import { parseJson } from '#core/parse-json.ts'

/** One whole answer, for calls that do not stream. */
export async function fetchJson(
  call: ModelCall & { key?: string },
  readFailure: ReadFailure,
): Promise<Result<unknown, ModelFailure>> {
  const opened = await openResponse(call)
  if (!opened.ok) return opened
  const response = opened.value
  try {
    if (response.status < 200 || response.status >= 300) {
      const error = await readProviderError(response)
      return fail(addWhatWasSaid(readFailure(error), error.message, call.key))
    }
    const value = parseJson(await response.text())
    return value === undefined ? fail({ code: 'bad-reply' }) : ok(value)
  } catch (error) {
    if (error instanceof BrokenAnswer) return fail(error.failure)
    throw error
  }
}
