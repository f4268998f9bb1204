import { useEffect, useRef, useState } from 'react'

import type { ModelProvider } from '#ports/models/model-provider.ts'
import type { ModelInfo } from '#ports/models/text-model.ts'
import type { ModelSettings } from '#workspace/generation/model-choice.ts'
import type { ModelTrial, TestFailure } from '#workspace/generation/models.ts'

import { useWorkspace } from '../workspace-context.ts'

export type ModelTestState =
  | { phase: 'idle' }
  /** `slow` after a second without an answer. */
  | { phase: 'trying'; slow: boolean }
  | { phase: 'works'; provider: ModelProvider; models: readonly ModelInfo[] }
  | { phase: 'failed'; provider: ModelProvider; failure: TestFailure }

export type ModelTest = {
  state: ModelTestState
  /** What the last service that answered has, best first. */
  listed: { from: ModelSettings; models: readonly ModelInfo[] } | null
  start(trial: ModelTrial): Promise<void>
  /** What was tested is no longer what stands there. */
  reset(): void
}

const slowMs = 1000
const idle: ModelTestState = { phase: 'idle' }

export function useModelTest(): ModelTest {
  const { models } = useWorkspace()
  const [state, setState] = useState<ModelTestState>(idle)
  const [listed, setListed] = useState<ModelTest['listed']>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(trial: ModelTrial) {
    const { provider, baseUrl } = trial
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ phase: 'trying', slow: false })
    const timer = setTimeout(() => setState({ phase: 'trying', slow: true }), slowMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const tested = await models.test(trial, signal)
    clearTimeout(timer)
    if (signal.aborted) return
    if (!tested.ok) return setState({ phase: 'failed', provider, failure: tested.error })
    setListed({ from: { provider, ...(baseUrl && { baseUrl }) }, models: tested.value })
    setState({ phase: 'works', provider, models: tested.value })
  }

  function reset() {
    running.current?.abort()
    setState(idle)
  }

  return { state, listed, start, reset }
}
