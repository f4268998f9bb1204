import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { BrokenAnswer } from './broken-answer.ts'
import { type ModelCall, openResponse } from './open-response.ts'
import { addWhatWasSaid, type ReadFailure, readProviderError } from './provider-error.ts'

export type Bytes = { bytes: Uint8Array<ArrayBuffer>; mediaType: string }

/** One whole answer that is no text, such as a sound. */
export async function fetchBytes(
  call: ModelCall & { key?: string },
  readFailure: ReadFailure,
): Promise<Result<Bytes, ModelFailure>> {
  const opened = await openResponse(call)
  if (!opened.ok) return opened
  const response = opened.value
  const mediaType = response.headers.get('content-type') ?? ''
  try {
    const isGood = response.status >= 200 && response.status < 300
    // Some gateways send their errors with status 200.
    if (!isGood || /json|text/.test(mediaType)) {
      const error = readProviderError(response, await response.text())
      return fail(addWhatWasSaid(readFailure(error), error.message, call.key))
    }
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for await (const piece of response.pieces()) pieces.push(new Uint8Array(piece))
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return ok({ bytes, mediaType })
  } catch (error) {
    if (error instanceof BrokenAnswer) return fail(error.failure)
    throw error
  }
}
