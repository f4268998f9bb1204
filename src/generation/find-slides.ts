import { findBalanced } from './find-balanced.ts'

const slideStart = /\{\s*"(?:id|title|content|notes)"\s*:/g

/**
 * Every slide that stands whole in the text, whatever has happened to the text around it: a missing
 * quote in one slide must not cost the others.
 */
export function findSlides(text: string): object[] {
  const found: object[] = []
  let end = 0
  for (const { index } of text.matchAll(slideStart)) {
    if (index < end) continue
    const close = findBalanced(text, index)
    const slide = close === -1 ? null : parseSlide(text.slice(index, close))
    if (!slide) continue
    found.push(slide)
    end = close
  }
  return found
}

export function parseSlide(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSlide(value) ? value : null
  } catch {
    return null
  }
}

const isSlide = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'content' in value &&
  Array.isArray(value.content) &&
  !('slides' in value)
