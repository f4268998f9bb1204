import { defaultTheme } from '#core/deck/record.ts'
import type { DeckRequest } from '#core/outline/deck-request.ts'

/** What was typed and chosen for a presentation that is to be written. */
export type RequestDraft = {
  topic: string
  audience: string
  tone: string
  language: string
  /** Null leaves it to the writer. */
  slideCount: number | null
  /** Id of a theme. */
  theme: string
  source: string
  /** The file the text was taken from. */
  sourceName: string | null
}

export type RequestProps = {
  request: RequestDraft
  onRequest: (change: Partial<RequestDraft>) => void
}

export const emptyRequest: RequestDraft = {
  topic: '',
  audience: '',
  tone: '',
  language: '',
  slideCount: null,
  theme: defaultTheme,
  source: '',
  sourceName: null,
}

/** Only what was filled in is asked for. */
export function toDeckRequest(draft: RequestDraft): DeckRequest {
  const { slideCount, source, theme } = draft
  const [topic, audience, tone, language] = [
    draft.topic,
    draft.audience,
    draft.tone,
    draft.language,
  ].map((text) => text.trim())
  return {
    topic: topic ?? '',
    ...(audience && { audience }),
    ...(tone && { tone }),
    ...(language && { language }),
    ...(slideCount !== null && { slideCount }),
    ...(theme !== defaultTheme && { theme }),
    ...(source.trim() && { source }),
  }
}

/** A template is about something, also when the topic of what failed was emptied since. */
export function toTemplateRequest(
  draft: RequestDraft,
  failed: DeckRequest | undefined,
): DeckRequest {
  const request = toDeckRequest(draft)
  return { ...request, topic: request.topic || (failed?.topic ?? '') }
}

/** Back from a request that failed to what was typed. */
export const toRequestDraft = (request: DeckRequest): RequestDraft => ({
  ...emptyRequest,
  ...request,
})
