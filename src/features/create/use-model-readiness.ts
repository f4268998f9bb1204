import { useEffect } from 'react'
import { useStore } from 'zustand'

import { generationWords } from '#words/create/generation.ts'

import { useWorkspace } from '../workspace-context.ts'

type ModelReadiness = {
  isReady: boolean
  /** What has to be set up first; null also while that is not known yet. */
  obstacle: { title: string; text: string } | null
}

/** Whether a deck can be asked for with what is chosen in the settings. */
export function useModelReadiness(): ModelReadiness {
  const { keys, models } = useWorkspace()
  const { isReady, readiness, provider } = useStore(models.state)
  useEffect(() => void keys.refresh(), [keys])
  if (readiness !== 'no-key' && readiness !== 'no-address') return { isReady, obstacle: null }
  return {
    isReady,
    obstacle: {
      title: generationWords.notReadyTitle(readiness, provider),
      text: generationWords.notReady[readiness],
    },
  }
}
