import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DemoSection } from './demo-section.tsx'

it("'Watch on YouTube' is there only when a video is configured", () => {
  expect(renderToStaticMarkup(<DemoSection links={{ demoVideo: null }} />)).not.toContain('YouTube')
  expect(
    renderToStaticMarkup(<DemoSection links={{ demoVideo: 'https://youtu.be/abc' }} />),
  ).toMatch(/<a href="https:\/\/youtu.be\/abc"[^>]*>.*Watch on YouTube<\/a>/)
})
