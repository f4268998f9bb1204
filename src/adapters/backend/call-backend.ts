import { BrokenAnswer } from '#adapters/model-http/broken-answer.ts'
import {
  type OpenResponse,
  openResponse,
  type Patience,
} from '#adapters/model-http/open-response.ts'
import { parseJson } from '#core/parse-json.ts'
import { isFields, readFields, readString } from '#core/read-fields.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

import { type BackendCall, eventsMediaType } from './backend-calls.ts'

export type Backend = {
  /** Where it is: the origin of the page it serves. */
  baseUrl: string
  key: string
  model?: string
  patience?: Patience
}

/** It answers at once and then waits for the provider, who may think for long. */
const defaultPatience: Patience = { answerMs: 120_000, pieceMs: 120_000 }

type Asking = { signal?: AbortSignal | undefined; events?: boolean }

/** Fails when the backend does not answer or answers with a failure. */
export async function callBackend<Path extends keyof BackendCall>(
  { baseUrl, patience = defaultPatience }: Backend,
  path: Path,
  body: BackendCall[Path],
  { signal, events = false }: Asking,
): Promise<Result<OpenResponse, ModelFailure>> {
  const opened = await openResponse({
    url: new URL(path, baseUrl).href,
    headers: events ? { accept: eventsMediaType } : {},
    body,
    signal,
    patience,
  })
  if (!opened.ok || opened.value.status === 200) return opened
  return readFailure(opened.value)
}

/** Of an answer that does not stream. As specified, it may hold an error whatever its status is. */
export async function readAnswer(response: OpenResponse): Promise<Result<unknown, ModelFailure>> {
  const answer = await readBody(response)
  if (!answer.ok) return answer
  const { error } = readFields(answer.value)
  return error === undefined || error === null ? answer : fail(findFailure(answer.value))
}

async function readFailure(response: OpenResponse): Promise<Result<never, ModelFailure>> {
  const answer = await readBody(response)
  return fail(answer.ok ? findFailure(answer.value) : answer.error)
}

async function readBody(response: OpenResponse): Promise<Result<unknown, ModelFailure>> {
  try {
    const body = parseJson(await response.text())
    return body === undefined ? fail({ code: 'backend-failed' }) : ok(body)
  } catch (error) {
    if (error instanceof BrokenAnswer) return fail(error.failure)
    throw error
  }
}

/** The provider's, where the server names one. Everything else is the server's own fault or refusal. */
function findFailure(body: unknown): ModelFailure {
  const { failure, error } = readFields(body)
  if (isFailure(failure)) return failure
  const said = readString(error)
  return { code: 'backend-failed', ...(said && { said }) }
}

// It comes from our own server, which is built together with the page it serves.
const isFailure = (value: unknown): value is ModelFailure =>
  isFields(value) && typeof value['code'] === 'string'
