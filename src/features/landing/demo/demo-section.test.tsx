import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DemoSection } from './demo-section.tsx'

it("'Watch on YouTube' is there only when a link is configured", () => {
  const none = renderToStaticMarkup(<DemoSection links={{ demoVideo: null, demoLink: null }} />)
  expect(none).not.toContain('YouTube')
  const link = 'https://youtu.be/abc'
  expect(renderToStaticMarkup(<DemoSection links={{ demoVideo: null, demoLink: link }} />)).toMatch(
    /<a href="https:\/\/youtu.be\/abc"[^>]*>.*Watch on YouTube<\/a>/,
  )
})

it('a configured video plays muted and over and over in place of the live deck', () => {
  const without = renderToStaticMarkup(<DemoSection links={{ demoVideo: null, demoLink: null }} />)
  expect(without).not.toContain('<video')
  const shown = renderToStaticMarkup(
    <DemoSection links={{ demoVideo: '/demo.webm', demoLink: null }} />,
  )
  expect(shown).toMatch(/<video [^>]*src="\/demo.webm"/)
  for (const attribute of ['autoPlay', 'muted', 'loop', 'controls'])
    expect(shown).toMatch(new RegExp(`<video [^>]*\\b${attribute}=""`, 'i'))
  expect(shown).not.toMatch(/sample deck/iu)
})
