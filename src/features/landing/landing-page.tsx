import { SkipLink } from '#ui/focus/skip-link.tsx'
import { appWords } from '#words/app.ts'

import { AboutSection } from './about-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FeatureSection } from './feature-section.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './footer/landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { landingLinks } from './footer/landing-links.ts'
import styles from './landing-page.module.css'
import { PricingSection } from './pricing/pricing-section.tsx'
import { TemplateSection } from './templates/template-section.tsx'
import { TestimonialSection } from './testimonial-section.tsx'

export function LandingPage() {
  return (
    <>
      <SkipLink href="#content">{appWords.skipToContent}</SkipLink>
      <LandingHeader />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Hero links={landingLinks} />
        <FeatureSection />
        <TemplateSection />
        <TestimonialSection />
        <PricingSection links={landingLinks} />
        <AboutSection />
        <ClosingSection />
      </main>
      <LandingFooter links={landingLinks} />
    </>
  )
}
