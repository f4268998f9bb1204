type Granularity = NonNullable<Intl.SegmenterOptions['granularity']>

/**
 * Cuts texts into letters, words or sentences. What browsers cut with takes them some 20 ms to get
 * ready, which no page may pay before it has such a text: so it is made for the first.
 */
export function createTextCutter(
  granularity: Granularity,
  language?: string,
): (text: string) => Intl.Segments {
  let segmenter: Intl.Segmenter | null = null
  return (text) => (segmenter ??= new Intl.Segmenter(language, { granularity })).segment(text)
}
