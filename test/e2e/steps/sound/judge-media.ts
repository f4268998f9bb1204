import { execFileSync, spawnSync } from 'node:child_process'

/** Whether there is somebody independent to judge films and sound. */
export const hasFfmpeg = spawnSync('ffprobe', ['-version']).status === 0

export type Probe = {
  streams: { codec_name: string; width?: number; height?: number; tags?: Record<string, string> }[]
  chapters: { start_time: string; tags: { title: string } }[]
  format: { duration: string; tags?: Record<string, string> }
}

export function probe(path: string): Probe {
  const shown = ['-show_streams', '-show_chapters', '-show_format']
  return JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-of', 'json', ...shown, path], { encoding: 'utf8' }),
  )
}

const judgedRate = 8_000

/** What is heard in a file, as ffmpeg decodes it. */
export function decodeSound(path: string): Int16Array {
  const to = ['-ac', '1', '-ar', String(judgedRate), '-f', 's16le', '-']
  const bytes = execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...to], {
    maxBuffer: 1024 * 1024 * 512,
  })
  return new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2))
}

/** By how many seconds one sound lags behind another that says the same. */
export function measureLag(late: Int16Array, source: Int16Array): number {
  const most = Math.round(0.2 * judgedRate)
  let best = { lag: 0, score: Number.NEGATIVE_INFINITY }
  for (let lag = -most; lag <= most; lag += 1) {
    let score = 0
    for (let at = most; at < source.length - most; at += 3)
      score += (source[at] ?? 0) * (late[at + lag] ?? 0)
    if (score > best.score) best = { lag, score }
  }
  return best.lag / judgedRate
}
