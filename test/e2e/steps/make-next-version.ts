import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** What the new version says where the old one said something else. */
type Change = { from: string; to: string }

const scriptName = /-([\w-]{8})\.js$/

/**
 * The built app as a later build would have made it: every script under another name, one sentence
 * changed, and a service worker with the list of them.
 */
export async function makeNextVersion(from: string, to: string, change: Change): Promise<void> {
  await cp(from, to, {
    recursive: true,
    // Compressed copies would still say the old words.
    filter: (path) => !/\.(?:br|gz)$/.test(path) && !path.includes(`${from}/voice`),
  })
  const scripts = (await readdir(join(to, 'assets'))).filter((name) => scriptName.test(name))
  const names = new Map(
    scripts.map((name) => [
      name,
      name.replace(scriptName, (_, hash: string) => `-${turn(hash)}.js`),
    ]),
  )
  const renameAll = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (name) => names.get(name) ?? name)

  const worker = await readFile(join(to, 'sw.js'), 'utf8')
  const version = /"version":"(\w+)"/.exec(worker)?.[1] ?? ''
  const hashes = new Map<string, string>()
  for (const [old, name] of names) {
    const path = join(to, 'assets', old)
    const code = renameAll(await readFile(path, 'utf8')).replaceAll(change.from, change.to)
    hashes.set(name, createHash('sha256').update(code).digest('base64').slice(0, 16))
    await writeFile(path, code)
    await rename(path, join(to, 'assets', name))
  }
  const next = turn(version)
  for (const name of ['index.html', 'demo-share/index.html']) {
    const page = await readFile(join(to, name), 'utf8')
    await writeFile(join(to, name), renameAll(page).replaceAll(version, next))
  }
  await writeFile(
    join(to, 'sw.js'),
    renameAll(worker)
      .replaceAll(version, next)
      .replaceAll(/"path":"\/assets\/([^"]+)","hash":"[^"]+"/g, (entry, name: string) =>
        hashes.has(name) ? `"path":"/assets/${name}","hash":"${hashes.get(name)}"` : entry,
      ),
  )
}

const turn = (hash: string): string => hash.split('').toReversed().join('')
