import { Link } from 'wouter'

import { LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/pages/landing.ts'

import { useUser } from '../workspace-context.ts'
import { useEntrancePath, useStartPath } from './use-start-path.ts'

const words = landingWords.header

type AccountActionsProps = {
  /** In the menu: below each other, as wide as it. */
  stacked?: boolean
  onChoose?: () => void
}

/** The ways in: to sign in or start for those who are out, to the dashboard for those who are in. */
export function AccountActions({ stacked = false, onChoose }: AccountActionsProps) {
  const signedIn = useUser() !== null
  const startPath = useStartPath()
  const signInPath = useEntrancePath()
  const choose = onChoose && { onClick: onChoose }
  return (
    <>
      {!signedIn && (
        <Link href={signInPath} {...choose} asChild>
          <LinkButton variant={stacked ? 'secondary' : 'ghost'} wide={stacked}>
            {words.signIn}
          </LinkButton>
        </Link>
      )}
      <Link href={startPath} {...choose} asChild>
        <LinkButton variant="primary" wide={stacked}>
          {signedIn ? words.dashboard : words.getStarted}
        </LinkButton>
      </Link>
    </>
  )
}
