import {
  AppWindow,
  Braces,
  FileImage,
  FileText,
  Hash,
  Image,
  type LucideIcon,
  Presentation,
  TextQuote,
} from 'lucide-react'

import { ChoiceCard, ChoiceGroup } from '#ui/choice-group.tsx'
import { exportWords as words } from '#words/export.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'
import { exportFormats } from '#workspace/files/export-settings.ts'

import styles from './export-dialog.module.css'

type Format = ExportOrder['format']

const icons: Record<Format, LucideIcon> = {
  pptx: Presentation,
  pdf: FileText,
  html: AppWindow,
  json: Braces,
  png: Image,
  jpeg: FileImage,
  markdown: Hash,
  txt: TextQuote,
}

type FormatCardsProps = { format: Format; onChoose: (format: Format) => void }

export const FormatCards = ({ format, onChoose }: FormatCardsProps) => (
  <ChoiceGroup label={words.formats} className={styles.formats}>
    {exportFormats.map((value) => {
      const Icon = icons[value]
      return (
        <ChoiceCard
          key={value}
          value={value}
          checked={format === value}
          onChoose={() => onChoose(value)}
          title={words.names[value]}
          description={words.goodFor[value]}
          picture={<Icon />}
          shape="row"
        />
      )
    })}
  </ChoiceGroup>
)
