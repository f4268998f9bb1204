import type { OverPart, Paragraph, TextBox, TextPart } from '#core/layout/boxes.ts'

/** What can be typed where it stands: words of the slide, and of what lies over its form. */
export type TypedPart = TextPart | OverPart
export type TypedParagraph = Omit<Paragraph, 'part'> & { part: TypedPart }
export type TypedBox = Omit<TextBox, 'paragraphs'> & { paragraphs: TypedParagraph[] }
