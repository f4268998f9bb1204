/** What the pages promise, by name. */
export type Capability =
  | 'templates'
  | 'local-security'
  | 'ai-generation'
  | 'voice-narration'
  | 'auto-advance'
  | 'voice-calls'
  | 'collaboration'
  | 'sharing'
  | 'file-formats'
  | 'single-sign-on'
  | 'custom-branding'
  | 'analytics'

/** Not built yet. Delete a line when it ships, and its 'Planned' mark is gone from every page. */
const planned: ReadonlySet<Capability> = new Set<Capability>([
  'collaboration',
  'single-sign-on',
  'custom-branding',
  'analytics',
])

export const isPlanned = (capability: Capability): boolean => planned.has(capability)
