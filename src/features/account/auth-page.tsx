import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, Redirect, useLocation, useSearch } from 'wouter'

import { guestUserId } from '#core/account/user.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { paths } from '../paths.ts'
import { useUser } from '../workspace-context.ts'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { accountWords } from '#words/pages/account.ts'

import styles from './auth-page.module.css'
import { FeatureTiles } from './feature-tiles.tsx'
import { GuestEntry } from './guest-entry.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SpokenLine } from './spoken-line.tsx'
import { useEntrance } from './use-entrance.ts'

type AuthPageProps = { signingUp: boolean }

/** Sign in, sign up or go in as a guest. Which of the two forms shows is in the address. */
export function AuthPage({ signingUp }: AuthPageProps) {
  const user = useUser()
  const search = new URLSearchParams(useSearch())
  // A guest who asks for one of the forms wants a profile; everybody else has one already.
  const [belongsInside] = useState(
    user !== null && !(user.id === guestUserId && search.has('mode')),
  )
  const { nextPath } = useEntrance()
  const [, navigate] = useLocation()
  if (belongsInside) return <Redirect to={nextPath} replace />

  const words = signingUp ? accountWords.signUp : accountWords.signIn
  search.set('mode', signingUp ? 'sign-in' : 'sign-up')

  return (
    <div className={styles.page}>
      <header className={styles.hall}>
        <div className={styles.top}>
          <Button
            variant="ghost"
            size="s"
            icon={<ArrowLeft className={styles.back} />}
            onClick={() => navigate(paths.landing)}
          >
            {accountWords.backToHome}
          </Button>
          <Wordmark />
        </div>
        <SpokenLine />
      </header>
      <main className={styles.main}>
        <div className={styles.column}>
          <h1 className={styles.title}>{words.title}</h1>
          {/* First: most who come want to see what it is before they are anybody. */}
          <GuestEntry />
          <div className={styles.or}>{accountWords.or}</div>
          {signingUp ? <SignUpForm /> : <SignInForm />}
          <p className={styles.other}>
            {words.other} <Link href={`${paths.auth}?${search}`}>{words.otherLink}</Link>
          </p>
          <aside className={styles.notice}>
            <h2>{accountWords.notice.title}</h2>
            <p>{accountWords.notice.text}</p>
          </aside>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
        </div>
      </main>
      <FeatureTiles />
    </div>
  )
}
