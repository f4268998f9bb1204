import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { ownerHashHeader, shareMediaType, sharePath } from '#adapters/share/share-calls.ts'

import { startServerProcess } from '../fakes/server-process.ts'
import { tell } from './browser.ts'

const megabyte = 1024 * 1024
const token = 'token-of-the-owner'
const ownerHash = createHash('sha256').update(token).digest('hex')

type Disk = { folder: string; remove(): Promise<void> }

/** A disk of its own, so small that it can be filled; null for whoever may not make one. */
async function makeDisk(megabytes: number): Promise<Disk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'lectern-test', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  return {
    folder,
    async remove() {
      execFileSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(dataDir: string) {
  const env = { LECTERN_DATA_DIR: dataDir, LECTERN_TRUSTED_PROXIES: '1' }
  const { child, ready } = startServerProcess(env, { isBuilt: true })
  return { child, url: (await ready).url }
}

async function share(url: string, payload: Uint8Array<ArrayBuffer>) {
  const id = randomBytes(16).toString('base64url')
  const headers = { 'content-type': shareMediaType, [ownerHashHeader]: ownerHash }
  const answer = await fetch(url + sharePath(id), { method: 'POST', headers, body: payload })
  return { id, status: answer.status }
}

async function countLosses(url: string, kept: ReadonlyMap<string, Buffer>): Promise<number> {
  let lost = 0
  for (const [id, payload] of kept) {
    const answer = await fetch(url + sharePath(id))
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200 || !payload.equals(bytes)) lost += 1
  }
  return lost
}

const askReady = async (url: string) => {
  const answer = await fetch(`${url}/api/ready`)
  const { shares } = (await answer.json()) as { shares: string }
  return `${answer.status} ${shares}`
}

/** Until nothing more goes onto the disk. */
async function fill(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const bytes of [megabyte, 64 * 1024, 4096])
    for (;;) {
      const file = join(folder, `other-${files.length}`)
      files.push(file)
      try {
        await writeFile(file, Buffer.alloc(bytes))
      } catch {
        break
      }
    }
  return files
}

test('SS11 the disk is full: nothing that was acknowledged is lost, revoking works, and afterwards all of it', async () => {
  test.setTimeout(300_000)
  const disk = await makeDisk(96)
  test.skip(!disk, 'Only root can make a disk that is small enough to fill')
  if (!disk) return
  let server = await startServer(disk.folder)
  try {
    expect(await askReady(server.url)).toBe('200 ready')
    const kept = new Map<string, Buffer>()
    let refused = 0
    for (let at = 0; at < 14 && refused === 0; at++) {
      const payload = randomBytes(9 * megabyte)
      const { id, status } = await share(server.url, payload)
      if (status === 201) kept.set(id, payload)
      else if (status === 507) refused += 1
      else throw new Error(`answered ${status}`)
    }
    expect(refused).toBe(1)
    const others = await fill(disk.folder)
    expect(await askReady(server.url)).toBe('503 full')
    expect((await share(server.url, randomBytes(megabyte))).status).toBe(507)
    let lost = await countLosses(server.url, kept)

    // As if somebody restarted it in the hope that this helps.
    server.child.kill('SIGKILL')
    server = await startServer(disk.folder)
    lost += await countLosses(server.url, kept)

    let revoked = 0
    for (const id of [...kept.keys()].slice(0, 2)) {
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await fetch(server.url + sharePath(id), { method: 'DELETE', headers })
      if (status === 204) revoked += 1
      kept.delete(id)
      expect((await fetch(server.url + sharePath(id))).status).toBe(410)
    }
    for (const file of others) await rm(file, { force: true })
    await expect.poll(() => askReady(server.url)).toBe('200 ready')
    expect((await share(server.url, randomBytes(9 * megabyte))).status).toBe(201)
    lost += await countLosses(server.url, kept)
    tell(
      `a full disk: ${lost} of ${kept.size + 2} acknowledged shares lost, ${revoked} of 2 revoked`,
    )
    expect({ lost, revoked }).toEqual({ lost: 0, revoked: 2 })
  } finally {
    server.child.kill('SIGKILL')
    await disk.remove()
  }
})
