import type { Context } from 'hono'
import * as v from 'valibot'

import { fail, ok, type Result } from '#core/result.ts'
import { backendWords } from '#words/backend.ts'

/** The body, if it is what the call takes. The error is a sentence that repeats nothing of it. */
export async function readCall<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, string>> {
  // A page elsewhere can send only what a form could; JSON makes its browser ask us first.
  if (!c.req.header('content-type')?.startsWith('application/json'))
    return fail(backendWords.notJson)
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) return fail(backendWords.notJson)
  const call = v.safeParse(schema, body)
  if (call.success) return ok(call.output)
  const [issue] = call.issues
  const field = v.getDotPath(issue) ?? ''
  if (field === 'apiKey')
    return fail(issue.type === 'regex' ? backendWords.keyUnusable : backendWords.keyRequired)
  if (field === 'topic') return fail(backendWords.topicRequired)
  return fail(backendWords.badCall(field))
}
