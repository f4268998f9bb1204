import { describeExportLoss, exportWords } from '#words/files/export.ts'
import type { ExportedFile } from '#workspace/files/export-deck.ts'

import styles from './export-report.module.css'

const words = exportWords.done

type Reported = Pick<ExportedFile, 'losses' | 'slideIds'>

/** What a file does not hold, slide by slide, in sentences. */
export const ExportReport = ({ file }: { file: Reported }) => (
  <dl className={styles.list}>
    {groupBySlide(file).map(({ name, sentences }) => (
      <div key={name} className={styles.slide}>
        <dt>{name}</dt>
        {sentences.map((sentence) => (
          <dd key={sentence}>{sentence}</dd>
        ))}
      </div>
    ))}
  </dl>
)

/** Two pictures lost for one reason are one sentence. */
function groupBySlide({ losses, slideIds }: Reported): { name: string; sentences: string[] }[] {
  const numbers = new Map(slideIds.map((id, index) => [id, index + 1]))
  const groups = new Map<number, Set<string>>()
  for (const loss of losses) {
    const number = ('slideId' in loss && numbers.get(loss.slideId)) || 0
    const sentences = groups.get(number) ?? new Set<string>()
    groups.set(number, sentences.add(describeExportLoss(loss)))
  }
  return Array.from(groups)
    .toSorted(([one], [other]) => one - other)
    .map(([number, sentences]) => ({
      name: number > 0 ? words.slide(number) : words.file,
      sentences: [...sentences],
    }))
}
