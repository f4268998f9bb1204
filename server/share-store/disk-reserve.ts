import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export type DiskReserve = {
  /** Whether it is there and the disk has room besides; makes it where it can. */
  restore(): Promise<boolean>
  /** Whether the disk has so much besides. */
  hasRoom(bytes: number): Promise<boolean>
  /** Gives its room to whoever cannot do without. */
  release(): Promise<void>
}

/** A file that holds room on the disk, because taking something back takes room first: the log has it twice for a moment. */
export function createDiskReserve(file: string, bytes: number): DiskReserve {
  const isThere = () =>
    stat(file).then(
      ({ size }) => size === bytes,
      () => false,
    )

  const hasRoom = (wanted: number) =>
    statfs(dirname(file)).then(
      ({ bavail, bsize }) => bavail * bsize >= wanted,
      () => false,
    )

  return {
    async restore() {
      const [there, room] = await Promise.all([isThere(), hasRoom(bytes)])
      if (there || !room) return there && room
      try {
        // Random, because some file systems keep nothing of what is all the same.
        await writeFile(file, randomBytes(bytes))
        return await hasRoom(bytes)
      } catch {
        await rm(file, { force: true })
        return false
      }
    },
    hasRoom,
    release: () => rm(file, { force: true }),
  }
}
