import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ContactSales } from './contact-sales.tsx'

it('a configured contact makes Contact Sales a link to it', () => {
  const markup = renderToStaticMarkup(<ContactSales contact="mailto:sales@example.com" />)
  expect(markup).toMatch(/^<a [^>]*href="mailto:sales@example.com"[^>]*>Contact Sales<\/a>$/)
})

it('without a contact it is a disabled button with its reason', () => {
  const markup = renderToStaticMarkup(<ContactSales contact={null} />)
  expect(markup).not.toContain('<a ')
  expect(markup).toMatch(/<button [^>]*disabled/)
  expect(markup).toContain('No sales contact is set up')
})
