import type { ModelScript } from '#ports/models/model-scripts.contract.ts'

/** An answer that waits midway, so that a test can look at what is there by then without a race. */
export function holdAnswer(text: string, before: string): { script: ModelScript; goOn(): void } {
  let goOn = () => {}
  const until = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return { script: { kind: 'answer', text, hold: { before, until } }, goOn: () => goOn() }
}
