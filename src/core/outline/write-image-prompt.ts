import { readBullet } from '../deck/texts/bullet.ts'
import type { Slide } from '../deck/slide.ts'

/** A background that text can stand on, about the slide but without a word in it. */
export function writeImagePrompt({
  title,
  content,
  imagePrompt,
}: Pick<Slide, 'title' | 'content' | 'imagePrompt'>): string {
  const points = content.map((bullet) => readBullet(bullet).text.trim()).filter(Boolean)
  return [
    'Create a subtle, muted corporate background picture for a presentation slide, in 16:9.',
    `The slide is titled "${title.trim()}".`,
    ...(imagePrompt?.trim() ? [`It shall show: ${imagePrompt.trim()}.`] : []),
    ...(points.length > 0 ? [`It speaks of: ${points.join('; ')}.`] : []),
    'It lies under light text on a dark overlay: keep it calm, low in contrast and detail, with dark, desaturated colours and room in the middle.',
    'Suggest the subject with shapes, light or a distant scene. No text, letters, numbers, logos, charts, watermarks or frames, and no faces in the foreground.',
  ].join('\n')
}
