import { FileUp } from 'lucide-react'
import { Link } from 'wouter'

import { LinkButton } from '#ui/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { watchWords } from '#words/shares/watch.ts'

import { paths } from '../paths.ts'
import { useDroppedFile } from './use-dropped-file.ts'

const words = watchWords

/** Where a presentation opens that came as a file. */
export function WatchFile({ onFile }: { onFile: (file: File) => void }) {
  useDroppedFile(onFile)
  return (
    <PageNotice
      title={words.file.title}
      actions={
        <Link href={paths.landing} asChild>
          <LinkButton>{words.start}</LinkButton>
        </Link>
      }
    >
      <p>{words.file.text}</p>
      {/* Any file: systems that do not know the ending would grey it out. */}
      <FileDrop
        label={words.file.choose}
        hint={words.file.hint}
        accept=""
        icon={<FileUp />}
        onFile={onFile}
      />
    </PageNotice>
  )
}
