import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Has a folder made that is named by what it is made of: it is there whole, or not at all, and those
 * made before it, of other things, go.
 * @param {string} folder
 * @param {(workshop: string) => Promise<void>} write
 */
export async function makeFolder(folder, write) {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  // Whoever builds at the same time makes the same files; the first to finish puts them in place.
  const workshop = `${folder}-${process.pid}`
  await mkdir(workshop, { recursive: true })
  try {
    await write(workshop)
    await removeOlder(parent, basename(folder))
    await rename(workshop, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

/**
 * Each is 40 MB and more.
 * @param {string} parent
 * @param {string} current
 */
async function removeOlder(parent, current) {
  const older = (await readdir(parent)).filter(
    (name) => /^[\da-f]{16}$/u.test(name) && name !== current,
  )
  await Promise.all(older.map((name) => rm(join(parent, name), { recursive: true, force: true })))
}
