import { Segmented } from '#ui/fields/segmented.tsx'
import { exportWords as words } from '#words/files/export.ts'
import { embeddedFontBytes } from '#workspace/files/estimate-size.ts'
import type { ExportSettings } from '#workspace/files/export-settings.ts'

import styles from './export-dialog.module.css'
import { Labelled } from './labelled.tsx'

const kinds = ['embedded', 'office'] as const

type FontOptionsProps = {
  fonts: ExportSettings['fonts']
  onChange: (fonts: ExportSettings['fonts']) => void
}

/** Which typefaces a PowerPoint file is set in. */
export const FontOptions = ({ fonts, onChange }: FontOptionsProps) => (
  <>
    <Labelled label={words.fonts}>
      <Segmented
        label={words.fonts}
        value={fonts}
        options={kinds.map((value) => ({ value, label: words.fontKinds[value] }))}
        onChange={onChange}
      />
    </Labelled>
    <p className={styles.hint}>
      {fonts === 'office' ? words.officeFonts : words.embeddedFonts(embeddedFontBytes)}
    </p>
  </>
)
