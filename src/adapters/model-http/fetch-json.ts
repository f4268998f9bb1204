import { parseJson } from '#core/parse-json.ts'
import { readFields } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { BrokenAnswer } from './broken-answer.ts'
import { type ModelCall, openResponse } from './open-response.ts'
import { addWhatWasSaid, type ReadFailure, readProviderError } from './provider-error.ts'

/** One whole answer, for calls that do not stream. */
export async function fetchJson(
  call: ModelCall & { key?: string },
  readFailure: ReadFailure,
): Promise<Result<unknown, ModelFailure>> {
  const opened = await openResponse(call)
  if (!opened.ok) return opened
  const response = opened.value
  try {
    const text = await response.text()
    const value = parseJson(text)
    const isGood = response.status >= 200 && response.status < 300
    // Some gateways send their errors with status 200.
    if (!isGood || readFields(value)['error']) {
      const error = readProviderError(response, text)
      return fail(addWhatWasSaid(readFailure(error), error.message, call.key))
    }
    return value === undefined ? fail({ code: 'bad-reply' }) : ok(value)
  } catch (error) {
    if (error instanceof BrokenAnswer) return fail(error.failure)
    throw error
  }
}
