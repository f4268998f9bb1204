import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { installDebianPackages } from '../../scripts/install-debian-packages.mjs'
import { judges } from '../../scripts/judges.mjs'

const run = promisify(execFile)
const needed = ['/usr/bin/pdftotext', '/usr/bin/pdffonts', '/usr/bin/qpdf']

/** Whether poppler and qpdf are here; whoever is root on a Debian gets them. */
export async function findPdfTools(): Promise<boolean> {
  const areHere = () => needed.every((path) => existsSync(path))
  if (areHere()) return true
  await installDebianPackages(judges.pdf)
  return areHere()
}

async function ask(tool: string, args: readonly string[], pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pdf-'))
  const path = join(folder, 'file.pdf')
  try {
    await writeFile(path, pdf)
    const { stdout } = await run(tool, [...args, path, ...(tool === 'pdftotext' ? ['-'] : [])], {
      maxBuffer: 2 ** 26,
    })
    return stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The text of each page, as poppler copies it: in the order it makes out, or in that of the file. */
export async function copyText(
  pdf: Uint8Array,
  order: 'seen' | 'written' = 'seen',
): Promise<string[]> {
  const raw = order === 'written' ? ['-raw'] : []
  const text = await ask('pdftotext', ['-enc', 'UTF-8', ...raw], pdf)
  // It marks what reads from the right, so that a terminal shows it so.
  return text
    .replaceAll(/[\u202A-\u202E]/g, '')
    .split('\f')
    .slice(0, -1)
}

export type ListedFont = { name: string; isEmbedded: boolean; hasUnicode: boolean }

export async function listFonts(pdf: Uint8Array): Promise<ListedFont[]> {
  const rows = (await ask('pdffonts', [], pdf)).trim().split('\n').slice(2)
  return rows.map((row) => {
    const [embedded, , unicode] = row.trim().split(/\s+/).slice(-5)
    return {
      name: row.split(/\s/)[0] ?? '',
      isEmbedded: embedded === 'yes',
      hasUnicode: unicode === 'yes',
    }
  })
}

/** Null when qpdf has nothing to say against it. */
export async function findFaults(pdf: Uint8Array): Promise<string | null> {
  try {
    await ask('qpdf', ['--check'], pdf)
    return null
  } catch (error) {
    return String(error)
  }
}

export type WordBox = { text: string; left: number; right: number }

/** Each line of a page with its words, in px of the stage. */
export async function listWordLines(pdf: Uint8Array): Promise<WordBox[][][]> {
  const xml = await ask('pdftotext', ['-bbox-layout'], pdf)
  return xml
    .split('<page ')
    .slice(1)
    .map((page) =>
      page
        .split('<line ')
        .slice(1)
        .map((line) =>
          [
            ...line.matchAll(
              /<word xMin="([\d.-]+)" yMin="[\d.-]+" xMax="([\d.-]+)"[^>]*>([^<]*)</g,
            ),
          ].map(([, left = '', right = '', text = '']) => ({
            text,
            left: (Number(left) * 4) / 3,
            right: (Number(right) * 4) / 3,
          })),
        ),
    )
}
