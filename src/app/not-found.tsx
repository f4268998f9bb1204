import { Link } from 'wouter'

import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { appWords } from '#words/app.ts'

export function NotFound() {
  const words = appWords.notFound
  return (
    <PageNotice
      title={words.title}
      actions={
        <Link href={paths.landing} asChild>
          <LinkButton variant="primary">{words.home}</LinkButton>
        </Link>
      }
    >
      <p>{words.text}</p>
    </PageNotice>
  )
}
