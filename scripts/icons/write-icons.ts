import { writeFileSync } from 'node:fs'

import { iconWords } from '#core/icon/icon-words.ts'

import { inProject } from '../project-root.mjs'
import { runCommand } from '../run-command.mjs'
import { readIcon } from './read-icons.ts'

/** `npm run icons`: the drawings of the chosen icons, out of the package that has them all. */
const names = iconWords.map(({ name }) => name).toSorted()
const paths = inProject('src/core/icon/icon-paths.ts')
const list = inProject('src/core/icon/icon-names.ts')

writeFileSync(
  paths,
  `/** Made by \`npm run icons\` from @phosphor-icons/core (MIT): tint, a stroke, lines. */
export const iconPaths: Readonly<Record<string, string>> = ${JSON.stringify(
    Object.fromEntries(names.map((name) => [name, readIcon(name)])),
  )}
`,
)
writeFileSync(
  list,
  `/** Made by \`npm run icons\`: what icons are called, for whoever needs no more of them. */
export const iconNames: ReadonlySet<string> = new Set(
  '${names.join(' ')}'.split(' '),
)
`,
)
await runCommand('npx', ['oxfmt', paths, list])
