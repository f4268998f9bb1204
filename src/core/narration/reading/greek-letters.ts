/** What is said for a letter that stands for a quantity. */
export const greekLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    Δ: 'delta',
    ε: 'epsilon',
    θ: 'theta',
    λ: 'lambda',
    μ: 'mu',
    π: 'pi',
    σ: 'sigma',
    Σ: 'sigma',
    φ: 'phi',
    ω: 'omega',
    Ω: 'omega',
  }),
)
