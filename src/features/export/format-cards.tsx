import {
  AppWindow,
  AudioLines,
  Braces,
  Captions,
  Clapperboard,
  FileImage,
  FileText,
  Film,
  Hash,
  Headphones,
  Image,
  type LucideIcon,
  MonitorPlay,
  Music,
  Presentation,
  Projector,
  ScrollText,
  TextQuote,
} from 'lucide-react'
import { Fragment } from 'react'

import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { exportWords } from '#words/files/export.ts'
import { talkFileWords } from '#words/files/talk-files.ts'
import { isTalkFormat } from '#workspace/files/talk-settings.ts'

import styles from './export-dialog.module.css'
import { type AnyFormat, formatGroups } from './export-format.ts'

const icons: Record<AnyFormat, LucideIcon> = {
  pptx: Presentation,
  pdf: FileText,
  html: AppWindow,
  json: Braces,
  png: Image,
  jpeg: FileImage,
  markdown: Hash,
  txt: TextQuote,
  mp4: Film,
  webm: Clapperboard,
  page: MonitorPlay,
  narrated: Projector,
  m4a: Music,
  mp3: Headphones,
  wav: AudioLines,
  srt: Captions,
  vtt: Captions,
  transcript: ScrollText,
  'transcript-text': ScrollText,
}

type FormatCardsProps = { format: AnyFormat; onChoose: (format: AnyFormat) => void }

/** Every way out, by what somebody wants of it. */
export const FormatCards = ({ format, onChoose }: FormatCardsProps) => (
  <ChoiceGroup label={exportWords.formats} className={styles.formats}>
    {formatGroups.map(({ name, formats }) => (
      <Fragment key={name}>
        <h3 className={styles.group}>{talkFileWords.groups[name]}</h3>
        {formats.map((value) => {
          const Icon = icons[value]
          return (
            <ChoiceCard
              key={value}
              value={value}
              checked={format === value}
              onChoose={() => onChoose(value)}
              title={nameFormat(value)}
              description={describeFormat(value)}
              picture={<Icon />}
              shape="row"
            />
          )
        })}
      </Fragment>
    ))}
  </ChoiceGroup>
)

export const nameFormat = (format: AnyFormat): string =>
  isTalkFormat(format) ? talkFileWords.names[format] : exportWords.names[format]

const describeFormat = (format: AnyFormat): string =>
  isTalkFormat(format) ? talkFileWords.goodFor[format] : exportWords.goodFor[format]
