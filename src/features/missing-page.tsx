import { Link } from 'wouter'

import { LinkButton } from '#ui/button.tsx'
import { PageNotice } from '#ui/page-notice.tsx'
import type { MissingPart } from '#ui/use-lazy.ts'
import { appWords } from '#words/en/app.ts'

import { useMissingPart } from './missing-part.tsx'
import { paths } from './paths.ts'

/** In place of a screen that could not be loaded. */
export function MissingPage(missing: MissingPart) {
  const { title, text, actions } = useMissingPart(missing)
  return (
    <PageNotice
      title={title}
      alert
      actions={
        <>
          <Link href={paths.landing} asChild>
            <LinkButton>{appWords.missingPart.home}</LinkButton>
          </Link>
          {actions}
        </>
      }
    >
      {text}
    </PageNotice>
  )
}
