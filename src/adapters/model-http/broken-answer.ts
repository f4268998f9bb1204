import type { ModelFailure } from '#ports/models/model-failure.ts'

/** Carries a failure out of an iteration; caught again before it leaves the adapters. */
export class BrokenAnswer extends Error {
  constructor(readonly failure: ModelFailure) {
    super(failure.code)
  }
}
