import { Star } from 'lucide-react'

import { Badge } from '#ui/badge.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { landingWords } from '#words/pages/landing.ts'

import { Section } from './section.tsx'
import styles from './testimonial-section.module.css'

const words = landingWords.testimonials
const stars = [1, 2, 3, 4, 5]

export function TestimonialSection() {
  return (
    <Section title={words.title} text={words.text}>
      <ul className={styles.cards}>
        {words.cards.map(({ quote, who, where }) => (
          <li key={who}>
            <figure className={styles.card}>
              <div className={styles.top}>
                <div className={styles.stars}>
                  <HiddenText>{words.stars}</HiddenText>
                  {stars.map((star) => (
                    <Star key={star} aria-hidden />
                  ))}
                </div>
                <Badge>{landingWords.example}</Badge>
              </div>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.who}>
                {who}, <span>{where}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
