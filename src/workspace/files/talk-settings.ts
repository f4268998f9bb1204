import {
  describeTalkFormat,
  isTalkFormat,
  type TalkExportFormat,
} from '#codecs/talk/talk-formats.ts'
import {
  type TalkChoices,
  type VideoCaptions,
  videoCaptions,
  type VideoHeight,
  videoHeights,
} from '#codecs/talk/write-talk-result.ts'

// What screens and words know of talks as files.
export { describeTalkFormat, isTalkFormat, videoCaptions, videoHeights }
export type { TalkChoices, TalkExportFormat, VideoCaptions, VideoHeight }
