import { writeFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

import { allIcons } from '#core/icon/words/all-icons.ts'

import { inProject } from '../project-root.mjs'
import { runCommand } from '../run-command.mjs'
import { describeIcons } from './describe-icons.ts'

// `npm run icons`: the chosen icons, out of the package that has them all.
const names = inProject('src/core/icon/icon-names.ts')

writeFileSync(
  inProject('src/adapters/icons/icons.bin'),
  deflateSync(describeIcons(allIcons), { level: 9 }),
)
writeFileSync(
  names,
  `/** Made by \`npm run icons\`: what icons are called, for whoever needs no more of them. */
export const iconNames: ReadonlySet<string> = new Set(
  '${Object.keys(allIcons).toSorted().join(' ')}'.split(' '),
)
`,
)
await runCommand('npx', ['oxfmt', names])
