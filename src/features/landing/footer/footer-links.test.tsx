import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'

import { FooterLinks } from './footer-links.tsx'
import type { LandingLinks } from './landing-links.ts'
import { SocialLinks } from './social-links.tsx'

const listLinks = (links: Pick<LandingLinks, 'api' | 'contact'>) =>
  Array.from(
    renderToStaticMarkup(
      <Router ssrPath="/">
        <FooterLinks links={links} />
      </Router>,
    ).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g),
    ([, href, label]) => `${label} ${href}`,
  )

it('API and Contact Us are absent until they are set', () => {
  expect(listLinks({ api: null, contact: null })).toEqual([
    'Features #features',
    'Templates #templates',
    'Pricing #pricing',
    'Help Center /help',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
  ])
})

it('once set, API and Contact Us stand where the spec puts them', () => {
  const links = listLinks({ api: 'https://example.com/api', contact: 'mailto:us@example.com' })
  expect(links[3]).toBe('API https://example.com/api')
  expect(links[5]).toBe('Contact Us mailto:us@example.com')
})

it('social icons appear only for what is set, each with a name', () => {
  expect(renderToStaticMarkup(<SocialLinks links={[]} />)).toBe('')
  const markup = renderToStaticMarkup(
    <SocialLinks links={[{ name: 'youtube', href: 'https://www.youtube.com/@lectern' }]} />,
  )
  expect(markup).toContain('href="https://www.youtube.com/@lectern" aria-label="YouTube"')
})
