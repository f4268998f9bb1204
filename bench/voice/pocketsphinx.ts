import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { fail, ok, type Result } from '#core/result.ts'

import { inProject } from '../../scripts/project-root.mjs'

const packages =
  'pocketsphinx pocketsphinx-en-us libpocketsphinx3 libsphinxbase3 libblas3 liblapack3 libgfortran5 libquadmath0 libasound2 libpulse0'.split(
    ' ',
  )
const home = inProject('.cache', 'pocketsphinx')
const root = join(home, 'root')
const model = join(root, 'usr', 'share', 'pocketsphinx', 'model', 'en-us')

export type AlignedWord = { word: string; start: number; end: number }

/** An independent judge of the voice: it knows nothing of how the sound was made. */
export type PocketSphinx = {
  /** When each of these words is heard; null where it could not follow. */
  align(wav: string, words: readonly string[]): Promise<AlignedWord[] | null>
  recognise(wav: string): Promise<string[]>
}

/**
 * Unpacks it from Debian's packages into the cache, without installing anything.
 * @returns the reason where that cannot be done
 */
export function findPocketSphinx(): Result<PocketSphinx, string> {
  const reason = existsSync(join(root, 'usr', 'bin', 'pocketsphinx_continuous')) ? null : unpack()
  if (reason !== null) return fail(reason)
  const run = async (args: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      join(root, 'usr', 'bin', 'pocketsphinx_continuous'),
      ['-hmm', join(model, 'en-us'), '-dict', join(model, 'cmudict-en-us.dict'), ...args],
      { env: { ...process.env, LD_LIBRARY_PATH: findLibraries() }, maxBuffer: 1e8 },
    )
    return stdout
  }

  return ok({
    async align(wav, words) {
      const grammar = `${wav}.jsgf`
      writeFileSync(grammar, `#JSGF V1.0;\ngrammar g;\npublic <s> = ${words.join(' ')} ;\n`)
      const output = await run(
        `-infile ${wav} -jsgf ${grammar} -time yes -remove_silence no -bestpath no -fsgusefiller yes -vad_threshold 1 -backtrace yes`.split(
          ' ',
        ),
      )
      const aligned = [...output.matchAll(/^(\S+) (\d+\.\d+) (\d+\.\d+) \d/gmu)]
        .map(([, word = '', start, end]) => ({
          word: word.replace(/\(\d+\)$/u, ''),
          start: Number(start),
          end: Number(end),
        }))
        .filter(({ word }) => !/^[<[+]/u.test(word))
      const isWhole = aligned.map(({ word }) => word).join(' ') === words.join(' ')
      return isWhole ? aligned : null
    },

    async recognise(wav) {
      const language = join(model, 'en-us.lm.bin')
      const output = await run(
        `-infile ${wav} -lm ${language} -remove_silence no -vad_threshold 1`.split(' '),
      )
      return output.trim().split(/\s+/u).filter(Boolean)
    },
  })
}

/** Why it could not be done, or null. */
function unpack(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return 'PocketSphinx comes from Debian packages, for root on Debian or Ubuntu'
  mkdirSync(root, { recursive: true })
  try {
    // One by one: what it needs besides differs from system to system, and may be there already.
    for (const name of packages)
      try {
        execFileSync('apt-get', ['download', name], { cwd: home, stdio: 'pipe' })
      } catch (error) {
        if (name.includes('sphinx')) throw error
      }
    for (const file of readdirSync(home).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg', ['-x', join(home, file), root])
    return null
  } catch (error) {
    return `PocketSphinx could not be fetched (${String(error).split('\n')[0]})`
  }
}

/** Debian keeps libraries in folders that are named after the processor. */
const findLibraries = (): string =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.so(?:\.\d+)*$/u.test(name))
    .map(({ parentPath }) => parentPath)
    .filter((folder, index, all) => all.indexOf(folder) === index)
    .join(':')
