import type { Deck } from '../../deck/deck.ts'
import { giveNewIds } from '../../deck/give-new-ids.ts'
import type { Template } from '../../deck/template.ts'
import { fail, ok, type Result } from '../../result.ts'
import { allHands } from './all-hands.ts'
import { businessPitch } from './business-pitch.ts'
import { creativeShowcase } from './creative-showcase.ts'
import { educationalCourse } from './educational-course.ts'
import { lesson } from './lesson.ts'
import { lifeStory } from './life-story.ts'
import { productLaunch } from './product-launch.ts'
import { projectUpdate } from './project-update.ts'
import { quarterlyReview } from './quarterly-review.ts'
import { researchTalk } from './research-talk.ts'

// Nothing else in core imports this file: the texts are large and load only when asked for.
export const templates: readonly Template[] = [
  businessPitch,
  educationalCourse,
  projectUpdate,
  creativeShowcase,
  lesson,
  researchTalk,
  quarterlyReview,
  productLaunch,
  allHands,
  lifeStory,
]

export function findTemplate(
  id: string,
): Result<Template, { code: 'template-not-found'; id: string }> {
  const template = templates.find((candidate) => candidate.id === id)
  return template ? ok(template) : fail({ code: 'template-not-found', id })
}

/** Without a title of its own the deck is named after the template. */
export function createDeckFromTemplate(
  template: Template,
  { title, newId }: { title?: string; newId: () => string },
): Deck {
  return {
    title: title?.trim() || template.name,
    theme: template.theme,
    slides: giveNewIds(template.slides, newId),
  }
}
