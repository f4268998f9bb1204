import { buildApp, buildIsCurrent } from './bundle/build-app.mjs'
import { installPackages, packagesAreCurrent } from './install-packages.mjs'
import { inProject } from './project-root.mjs'
import { withLock } from './with-lock.mjs'

const lock = inProject('.cache', 'bootstrap.lock')

/** Makes a clone ready with nothing but Node: packages first, then the built app. */
export async function bootstrap() {
  await bootstrapPackages()
  if (buildIsCurrent()) return
  await withLock(lock, async () => {
    // Whoever held the lock before may have done this very work.
    if (!buildIsCurrent()) await buildApp()
  })
}

export async function bootstrapPackages() {
  if (packagesAreCurrent()) return
  await withLock(lock, async (lend) => {
    if (!packagesAreCurrent()) await installPackages(lend)
  })
}
