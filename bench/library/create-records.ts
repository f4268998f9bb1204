import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { presentationStatuses, type PresentationRecord } from '#core/deck/record.ts'
import { guestUserId } from '#core/account/user.ts'

const subjects = ['Tides', 'Volcanoes', 'The printing press', 'Bees in the city', 'Sleep', 'Ports']
const places = ['for beginners', 'in ten minutes', 'at school', 'for the board', 'in pictures']

/** What somebody might have after years, no two with the same title, newest first. */
export const createRecords = (count: number, now: number): PresentationRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const title = `${subjects[index % subjects.length]} ${places[index % places.length]}, part ${index + 1}`
    const at = new Date(now - index * 3_600_000).toISOString()
    return {
      ...createRecord(createDeck(title), { id: `deck-${index}`, userId: guestUserId, now: at }),
      description: `What was said about ${title} in week ${index % 52}.`,
      tags: ['talk', `year ${2010 + (index % 15)}`, `room ${index % 7}`],
      status: presentationStatuses[index % presentationStatuses.length] ?? 'draft',
    }
  })

const createDeck = (title: string): Deck => ({
  title,
  slides: [
    {
      id: 'slide-1',
      title,
      content: ['What it is', 'Why it matters', 'What to do next'],
      notes: 'Good evening, and thank you for coming.',
    },
    { id: 'slide-2', title: 'Thank you', content: ['Questions'], notes: 'Thank you.' },
  ],
})
