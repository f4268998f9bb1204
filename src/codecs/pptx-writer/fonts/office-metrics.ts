import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

/**
 * Nobody may bring Impact along, so it is measured by Anton, which is drawn like it: as wide in most
 * texts, narrower in capitals and figures by so much, in em. What is written is then never wider than
 * what was measured.
 */
const widening: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[\p{Lu}\p{Nd}]/gu, 0.065],
  [/\p{Ll}/gu, 0.015],
]

/** As `metrics`, with Anton as wide as Impact. */
export function asWideAsImpact(metrics: TextMetrics): TextMetrics {
  const { rule } = metrics
  return {
    ...metrics,
    measure: (text, font, sizePx) =>
      metrics.measure(text, font, sizePx) + widen(text, font) * sizePx,
    ...(rule && {
      rule(text: string, font: Font) {
        const ruler = rule(text, font)
        if (font.family !== 'Anton') return ruler
        return {
          ...ruler,
          measure: (start: number, end: number) =>
            ruler.measure(start, end) + widen(text.slice(start, end), font),
        }
      },
    }),
  }
}

const widen = (text: string, { family }: Font): number =>
  family === 'Anton' ? measureWidening(text) : 0

/** By how much Impact is taken to be wider than Anton in this text, in em. */
export const measureWidening = (text: string): number =>
  widening.reduce((sum, [letters, em]) => sum + em * (text.match(letters)?.length ?? 0), 0)
