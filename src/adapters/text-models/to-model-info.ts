import { readString } from '#core/read-fields.ts'
import type { ModelInfo } from '#ports/models/text-model.ts'

export function toModelInfo(id: string, name: unknown): ModelInfo {
  const shown = readString(name)
  return shown ? { id, name: shown } : { id }
}
