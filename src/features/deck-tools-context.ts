import { createContext, useContext } from 'react'

import type { DeckTools } from '#workspace/deck-tools.ts'

/** Around whatever shows an open presentation, and nothing else. */
export const DeckToolsContext = createContext<DeckTools | null>(null)

export function useDeckTools(): DeckTools {
  const tools = useContext(DeckToolsContext)
  if (!tools) throw new Error('useDeckTools needs a DeckToolsContext above it')
  return tools
}
