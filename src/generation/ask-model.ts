import type { JsonSchema } from '#core/outline/json-schema.ts'
import type { Prompt } from '#core/outline/write-prompt.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'
import type { TextModel } from '#ports/models/text-model.ts'

export type Asking = { model: TextModel; signal?: AbortSignal | undefined }

/** A whole answer, for questions whose answer is too short to watch. */
export async function askModel(
  prompt: Prompt,
  schema: JsonSchema,
  { model, signal }: Asking,
): Promise<Result<string, ModelFailure>> {
  let text = ''
  for await (const event of model.stream({ ...prompt, schema, ...(signal && { signal }) })) {
    if (event.kind === 'text') text += event.text
    if (event.kind === 'failed') return fail(event.failure)
  }
  return ok(text)
}
