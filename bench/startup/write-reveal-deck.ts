import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Deck } from '#core/deck/deck.ts'

import { inProject } from '../../scripts/project-root.mjs'

const dist = inProject('bench', 'peers', 'node_modules', 'reveal.js', 'dist')

/** As its own guide has it: its script, its style and one theme. */
export function writeRevealDeck({ title, slides }: Deck, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of ['reset.css', 'reveal.css', 'reveal.js', 'theme/serif.css'])
    cpSync(join(dist, file), join(folder, file), { recursive: true })
  const sections = slides.map(
    ({ title: heading, content, notes }) =>
      `<section><h2>${escapeHtml(heading)}</h2><ul>${content
        .map((bullet) => `<li>${escapeHtml(bullet.trim())}</li>`)
        .join('')}</ul><aside class="notes">${escapeHtml(notes)}</aside></section>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="reset.css">
<link rel="stylesheet" href="reveal.css">
<link rel="stylesheet" href="theme/serif.css">
</head>
<body>
<div class="reveal"><div class="slides">
${sections.join('\n')}
</div></div>
<script src="reveal.js"></script>
<script>Reveal.initialize()</script>
</body>
</html>
`,
  )
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
