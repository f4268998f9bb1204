import { useEffect } from 'react'

import { AboutSection } from './about-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { DemoSection } from './demo-section.tsx'
import { FeatureSection } from './feature-section.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { landingLinks } from './landing-links.ts'
import { PricingSection } from './pricing-section.tsx'
import { TemplateSection } from './template-section.tsx'
import { TestimonialSection } from './testimonial-section.tsx'

export function LandingPage() {
  useEffect(() => {
    // The browser looked for the anchor before this page was drawn.
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [])

  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <DemoSection links={landingLinks} />
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
