import type { Deck } from './deck.ts'
import { estimateDuration } from './talk/estimate-duration.ts'
import { defaultTheme, type PresentationRecord } from './record.ts'
import type { Slide } from './slide.ts'
import { movePictures } from './pictures/move-pictures.ts'
import { withoutHeard } from './texts/slide-texts.ts'
import { suggestTags } from './suggest-tags.ts'

export const defaultDescription = (slides: number): string =>
  `AI-generated presentation with ${slides} ${slides === 1 ? 'slide' : 'slides'}`

type NewRecord = { id: string; userId: string; now: string; description?: string }

export function createRecord(
  deck: Deck,
  { id, userId, now, description }: NewRecord,
): PresentationRecord {
  return {
    id,
    user_id: userId,
    description: description ?? defaultDescription(deck.slides.length),
    tags: suggestTags(deck),
    status: 'draft',
    is_public: false,
    view_count: 0,
    created_at: now,
    updated_at: now,
    ...describeContent(deck),
  }
}

/** The part of a record that follows from the content and changes with every save of it. */
export function describeContent(
  deck: Deck,
): Required<
  Pick<
    PresentationRecord,
    'title' | 'theme' | 'look' | 'total_slides' | 'estimated_duration' | 'cover'
  >
> {
  const [first] = deck.slides
  if (!first) throw new Error('A deck has at least one slide')
  return {
    title: deck.title,
    theme: deck.theme ?? defaultTheme,
    look: {
      ...(deck.palette && { palette: deck.palette }),
      ...(deck.fonts && { fonts: deck.fonts }),
      ...(deck.typefaces && { typefaces: deck.typefaces }),
      ...(deck.logo && !isInline(deck.logo.imageUrl) && { logo: deck.logo }),
    },
    total_slides: deck.slides.length,
    estimated_duration: estimateDuration(deck),
    cover: makeCover(first),
  }
}

/** Only what a thumbnail shows: a picture written out in full would weigh on every list of decks. */
function makeCover(slide: Slide): Slide {
  const light = movePictures(slide, (imageUrl) => (isInline(imageUrl) ? null : imageUrl))
  return withoutHeard(light)
}

const isInline = (imageUrl: string): boolean => imageUrl.startsWith('data:')

export const copyTitle = (title: string): string => `${title} (Copy)`

/** A copy is a fresh draft of the same owner: no views, never presented, not shared. */
export function duplicateRecord(
  record: PresentationRecord,
  deck: Deck,
  { id, now, title = copyTitle(record.title) }: { id: string; now: string; title?: string },
): { record: PresentationRecord; deck: Deck } {
  const copy = { ...deck, title }
  return {
    deck: copy,
    record: {
      ...createRecord(copy, { id, userId: record.user_id, now, description: record.description }),
      tags: record.tags,
    },
  }
}
