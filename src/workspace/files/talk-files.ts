import type { WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'
import type { TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'

/** What a talk needs to leave. */
export type TalkFiles = {
  /** Has it spoken for a file or a link, without anybody hearing it. */
  recorder: TalkRecorder
  /** Writes it as a file, away from the screen. */
  write: WriteTalkFile
  /** Where it is made: whoever closes that is asked first. */
  page: Pick<PageLifecycle, 'warnBeforeClosing'>
}
