import type { Patience } from '#adapters/model-http/open-response.ts'
import type { TextModelStage } from '#ports/models/text-model.contract.ts'
import type { TextModel } from '#ports/models/text-model.ts'

import { type ModelServer, startModelServer } from './model-server.ts'

/** A model of an adapter in front of the fake server. */
export const openModelStage =
  (create: (server: ModelServer, patience?: Patience) => TextModel) =>
  async (options?: { impatient?: boolean }): Promise<TextModelStage> => {
    const server = await startModelServer()
    const patience = options?.impatient ? { answerMs: 90_000, pieceMs: 1000 } : undefined
    return {
      model: create(server, patience),
      play: server.play,
      wasLeft: () => server.requests.at(-1)?.left ?? false,
      close: server.close,
    }
  }
