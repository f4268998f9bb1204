import type { Slide } from '../../deck/slide.ts'
import type { Template } from '../../deck/template.ts'

type TemplateText = Pick<Template, 'id' | 'name' | 'description' | 'category' | 'theme'> & {
  slides: Pick<Slide, 'title' | 'content' | 'notes' | 'table'>[]
}

export const defineTemplate = ({ slides, ...text }: TemplateText): Template => ({
  ...text,
  slideCount: slides.length,
  slides: slides.map((slide, index) => ({ id: `${text.id}-${index + 1}`, ...slide })),
})
