// Gets whatever tests are judged by and is not here; says what could not be had, which fails nothing.
import { installDebianPackages } from './install-debian-packages.mjs'
import { judges } from './judges.mjs'

const all = await installDebianPackages(Object.values(judges).flat())
if (all.ok) console.log('all here')
else {
  /** @type {string[]} */
  const missing = []
  // One of them may be unknown to this system.
  for (const [name, packages] of Object.entries(judges))
    if (!(await installDebianPackages(packages)).ok) missing.push(name)
  console.log(missing.length > 0 ? `not to be had: ${missing.join(', ')}` : 'all here')
}
