import type { OpenSoundFile, SoundFileEvent } from '#ports/sound/sound-file.ts'

import type { RunEvent, StartRun } from './talk-run.ts'

const toldAs: Record<SoundFileEvent, RunEvent> = {
  moved: { kind: 'moved' },
  waiting: { kind: 'waiting' },
  playing: { kind: 'playing' },
  paused: { kind: 'paused' },
  ended: { kind: 'ended' },
  unplayable: { kind: 'failed', problem: { code: 'unplayable' } },
  refused: { kind: 'failed', problem: { code: 'sound-blocked' } },
}

/** The sound that came along with a presentation. */
export const startRecordedRun =
  (open: OpenSoundFile, file: Blob): StartRun =>
  (tell) =>
    open(file, (event) => tell(toldAs[event]))
