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
import { type FilmShape, filmShapes } from '#core/tall/film-stages.ts'

// What screens and words know of talks as files.
export { describeTalkFormat, filmShapes, isTalkFormat, videoCaptions, videoHeights }
export type { FilmShape, TalkChoices, TalkExportFormat, VideoCaptions, VideoHeight }
