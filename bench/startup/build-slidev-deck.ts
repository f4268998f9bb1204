import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Deck } from '#core/deck/deck.ts'

import { inProject } from '../../scripts/project-root.mjs'

const home = inProject('bench', 'peers', 'slidev')
/** Somewhere that finds its packages and belongs to nobody. */
const workshop = join(home, 'node_modules', '.deck')

/** With its default theme and no fonts from elsewhere. */
export function buildSlidevDeck({ title, slides }: Deck, folder: string): void {
  mkdirSync(workshop, { recursive: true })
  const head = `---\ntheme: default\ntitle: ${title}\nfonts:\n  provider: none\n---\n`
  const pages = slides.map(({ title: heading, content, notes }) => {
    const bullets = content.map((bullet) => `- ${bullet.trim()}`).join('\n')
    return `\n# ${heading}\n\n${bullets}\n\n<!--\n${notes}\n-->\n`
  })
  writeFileSync(join(workshop, 'slides.md'), head + pages.join('\n---\n'))
  // The versions of its utility classes that can be had disagree about one rule.
  writeFileSync(
    join(workshop, 'vite.config.mjs'),
    'export default { css: { lightningcss: { errorRecovery: true } } }\n',
  )
  execFileSync(
    process.execPath,
    [
      join(home, 'node_modules', '@slidev', 'cli', 'bin', 'slidev.mjs'),
      'build',
      join(workshop, 'slides.md'),
      '--out',
      folder,
      '--base',
      '/',
    ],
    { cwd: home, stdio: 'pipe' },
  )
}
