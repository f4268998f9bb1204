import { describeTalkFormat, isTalkFormat, talkFormats } from '#codecs/talk/talk-formats.ts'
import type { TalkExportFormat } from '#codecs/talk/talk-formats.ts'

const formats = Object.keys(talkFormats).filter(isTalkFormat)

const listTargets = (mark: string | undefined): ReadonlyMap<string, TalkExportFormat> =>
  new Map(
    formats
      .filter((format) => describeTalkFormat(format).mark === mark)
      .map((format) => [`.${describeTalkFormat(format).ending}`, format]),
  )

/** By the ending of the file to write: what can only be a talk. */
export const talkTargets = listTargets(undefined)

/** What is a presentation as well, and speaks when that is asked for. */
export const voicedTargets = listTargets('voice')
