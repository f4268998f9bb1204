import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startProgram } from './start-program.ts'

export type SoundPaths = { server: string; recorder: string }

/** A sound device that nobody hears, and what was played on it. */
export type SoundDevice = {
  /** With this in its environment, a program plays there. */
  env: Record<string, string>
  /** The loudest moment since it was started or has forgotten, from 0 to 1. */
  loudest(): Promise<number>
  /** What was played until now does not count. */
  forget(): Promise<void>
  end(): Promise<void>
}

export async function startSound({ server, recorder }: SoundPaths): Promise<SoundDevice> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-sound-'))
  const socket = join(folder, 'socket')
  const env = { PULSE_SERVER: `unix:${socket}`, HOME: folder, XDG_RUNTIME_DIR: folder }
  const program = startProgram(
    server,
    [
      '-n',
      '-vvv',
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
      '--load=module-null-sink sink_name=hall',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    env,
  )
  await program.read(/Daemon startup complete/)
  const file = join(folder, 'heard.raw')
  const recording = startProgram(
    recorder,
    ['--device=hall.monitor', '--format=s16le', '--channels=1', '--rate=8000', '--raw', file],
    env,
  )
  const listen = () => readFile(file).catch(() => Buffer.alloc(0))
  let from = 0
  return {
    env: { PULSE_SERVER: env.PULSE_SERVER },
    async loudest() {
      const bytes = await listen()
      let most = 0
      for (let at = from; at + 1 < bytes.length; at += 2)
        most = Math.max(most, Math.abs(bytes.readInt16LE(at)))
      return most / 32_768
    },
    async forget() {
      // Two bytes are one sample.
      from = 2 * Math.floor((await listen()).length / 2)
    },
    async end() {
      recording.end()
      program.end()
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
