import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { exportWords as words } from '#words/files/export.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'
import {
  type ExportSettings,
  takesFonts,
  takesHidden,
  takesNotes,
  takesNothing,
  takesPages,
  takesWidth,
} from '#workspace/files/export-settings.ts'

import styles from './export-dialog.module.css'
import { FontOptions } from './font-options.tsx'
import { Labelled } from './labelled.tsx'

type FormatOptionsProps = {
  format: ExportOrder['format']
  settings: ExportSettings
  /** How many slides are hidden. */
  hidden: number
  onChange: (change: Partial<ExportSettings>) => void
}

const widths = [1280, 1920, 2560] as const
const amounts = [2, 4, 6] as const

/** What can be chosen about a format, and nothing that it does not know. */
export function FormatOptions({ format, settings, hidden, onChange }: FormatOptionsProps) {
  return (
    <div className={styles.options}>
      {takesPages(format) && <PageOptions settings={settings} onChange={onChange} />}
      {takesWidth(format) && (
        <Labelled label={words.width}>
          <Segmented
            label={words.width}
            value={String(settings.imageWidth)}
            options={widths.map((width) => ({ value: String(width), label: String(width) }))}
            onChange={(value) => {
              const imageWidth = widths.find((width) => String(width) === value)
              if (imageWidth) onChange({ imageWidth })
            }}
          />
        </Labelled>
      )}
      {takesFonts(format) && (
        <FontOptions fonts={settings.fonts} onChange={(fonts) => onChange({ fonts })} />
      )}
      {takesNotes(format) && (
        <CheckboxField
          label={words.withNotes}
          checked={settings.withNotes}
          onChange={({ target }) => onChange({ withNotes: target.checked })}
        />
      )}
      {takesHidden(format) && hidden > 0 && (
        <CheckboxField
          label={words.withHidden(hidden)}
          checked={settings.withHidden}
          onChange={({ target }) => onChange({ withHidden: target.checked })}
        />
      )}
      {takesNothing(format) ? (
        <p className={styles.hint}>{words.noOptions[format]}</p>
      ) : (
        !takesHidden(format) &&
        hidden > 0 && <p className={styles.hint}>{words.hiddenInside(hidden)}</p>
      )}
    </div>
  )
}

function PageOptions({ settings, onChange }: Pick<FormatOptionsProps, 'settings' | 'onChange'>) {
  const kinds = ['slides', 'notes', 'handout'] as const
  return (
    <>
      <Labelled label={words.pages}>
        <Segmented
          label={words.pages}
          value={settings.pages}
          options={kinds.map((value) => ({ value, label: words.pageKinds[value] }))}
          onChange={(pages) => onChange({ pages })}
        />
      </Labelled>
      {settings.pages === 'handout' && (
        <Labelled label={words.perPage}>
          <Segmented
            label={words.perPage}
            value={String(settings.perPage)}
            options={amounts.map((amount) => ({ value: String(amount), label: String(amount) }))}
            onChange={(value) => {
              const perPage = amounts.find((amount) => String(amount) === value)
              if (perPage) onChange({ perPage })
            }}
          />
        </Labelled>
      )}
      {settings.pages !== 'slides' && (
        <Labelled label={words.paper}>
          <Segmented
            label={words.paper}
            value={settings.paper}
            options={[
              { value: 'a4', label: words.papers.a4 },
              { value: 'letter', label: words.papers.letter },
            ]}
            onChange={(paper) => onChange({ paper })}
          />
        </Labelled>
      )}
    </>
  )
}
