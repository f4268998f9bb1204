import { poseSlide } from '#core/form/slide-pose.ts'
import { templates } from '#core/outline/templates/templates.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { nameTemplate, templateWords } from '#words/create/template.ts'

import styles from './template-gallery.module.css'

/** The built-in templates, each shown by its own first slide. */
export function TemplateGallery() {
  return (
    <ul className={styles.gallery}>
      {templates
        .map(nameTemplate)
        .map(({ id, name, description, category, slideCount, theme, slides }) => (
          <li key={id} className={styles.template}>
            {/* The slide's text would be read out as part of this page; its name and description say enough. */}
            <div className={styles.slide} aria-hidden="true">
              {slides[0] && (
                <SlideView
                  slide={slides[0]}
                  theme={theme}
                  {...poseSlide({ title: name, slides }, 0)}
                />
              )}
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.facts}>
              <span>{templateWords.categories[category]}</span>
              <span>{templateWords.slides(slideCount)}</span>
            </p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
    </ul>
  )
}
