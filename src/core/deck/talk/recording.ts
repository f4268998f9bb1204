import * as v from 'valibot'

/** Nobody speaks longer about one slide, and the page holds all of it in memory while it is heard. */
export const maxRecordingSeconds = 600

/** The notes of a slide as somebody has spoken them (`core/narration/sound/recording-file`). */
export const recordingSchema = v.object({
  /** `asset:<hash>` in the library; inside a file it is written out, or goes by a name of the file. */
  sound: v.pipe(v.string(), v.regex(/^(?:asset:|file:|data:audio\/wav;base64,)/)),
  /** The notes at that time: they may have been changed since. */
  said: v.string(),
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(maxRecordingSeconds)),
})

export type Recording = v.InferOutput<typeof recordingSchema>
