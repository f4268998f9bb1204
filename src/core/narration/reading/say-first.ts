import type { SayRule, TokenContext } from './token-context.ts'

/** What the first rule says that knows the word. */
export function sayFirst(rules: readonly SayRule[], context: TokenContext): string[] | null {
  for (const rule of rules) {
    const said = rule(context)
    if (said) return said
  }
  return null
}
