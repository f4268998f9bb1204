import type { Result } from '#core/result.ts'
import type { ModelFailure } from '#ports/model-failure.ts'
import type { ModelInfo, TextEvent } from '#ports/text-model.ts'

/** For services whose models nobody can know beforehand: the first on their own list. */
export async function* streamWithFoundModel(
  listModels: () => Promise<Result<ModelInfo[], ModelFailure>>,
  streamFrom: (model: string) => AsyncGenerator<TextEvent>,
): AsyncGenerator<TextEvent> {
  const listed = await listModels()
  const [first] = listed.ok ? listed.value : []
  if (!listed.ok) yield { kind: 'failed', failure: listed.error }
  else if (first) yield* streamFrom(first.id)
  else yield { kind: 'failed', failure: { code: 'model-gone', model: '' } }
}
