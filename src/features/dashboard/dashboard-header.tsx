import { ChevronDown, CircleHelp, Menu as MenuIcon, Monitor, Moon, Sun } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'

import type { User } from '#core/account/user.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { LazyMenu } from '#ui/menus/lazy-menu.tsx'
import type { MenuItem } from '#ui/menus/menu.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { appWords } from '#words/app.ts'
import { dashboardWords as words } from '#words/library/dashboard.ts'
import { appearances } from '#workspace/appearance.ts'

import { type Action, toMenuItem } from '../actions.ts'
import { MissingDialog } from '../missing-part.tsx'
import { paths } from '../paths.ts'
import { useLanguageChoice } from '../language-switch.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './dashboard-header.module.css'
import { nameOfUser } from './name-of-user.ts'
import { useAppAction } from './use-app-action.ts'
import { useBackupActions } from './backup/use-backup-actions.tsx'
import { useSignUpActions } from './use-sign-up-actions.tsx'

const appearanceIcons = { system: <Monitor />, light: <Sun />, dark: <Moon /> }

type DashboardHeaderProps = {
  user: User
  actions: readonly Action[]
  /** What is rarely wanted, and never by mistake: in the menu at every width. */
  rareActions: readonly Action[]
}

export function DashboardHeader({ user, actions: own, rareActions }: DashboardHeaderProps) {
  const roomy = useMediaQuery('(min-width: 52rem)')
  const more = [
    ...useMoreItems(user),
    { id: 'before-rare', separator: true } as const,
    ...rareActions.map(toMenuItem),
  ]
  const settings = useAppAction('settings')
  const actions = settings ? [settings, ...own] : own

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.landing} className={styles.home} aria-label={words.home}>
          <Wordmark />
        </Link>
        {roomy ? (
          <>
            <LazyMenu
              Missing={MissingDialog}
              trigger={
                <Button variant="ghost" size="s" className={styles.account}>
                  <span className={styles.name}>{nameOfUser(user)}</span>
                  <Badge>{words.demo}</Badge>
                  <ChevronDown />
                </Button>
              }
              items={more}
            />
            <div className={styles.buttons}>
              {actions.map(({ id, label, icon, run }) => (
                <Button key={id} variant="ghost" size="s" icon={icon} onClick={run}>
                  {label}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <>
            <span className={styles.who}>
              <span className={styles.name}>{nameOfUser(user)}</span>
              <Badge>{words.demo}</Badge>
            </span>
            <LazyMenu
              Missing={MissingDialog}
              trigger={<IconButton label={words.menu} icon={<MenuIcon />} />}
              items={[
                ...actions.map(toMenuItem),
                { id: 'before-appearance', separator: true },
                ...more,
              ]}
            />
          </>
        )}
      </div>
    </header>
  )
}

/** What is in the menu at every width. */
function useMoreItems(user: User): MenuItem[] {
  const { appearance } = useWorkspace()
  const chosen = useStore(appearance.state, (state) => state.appearance)
  const appActions = [useAppAction('palette'), useAppAction('shortcuts'), useAppAction('install')]
  const backup = useBackupActions()
  const signUp = useSignUpActions(user)
  const [, navigate] = useLocation()
  return [
    ...signUp.map(toMenuItem),
    {
      id: 'appearance',
      label: appWords.appearance.label,
      value: chosen,
      options: appearances.map((value) => ({
        value,
        label: appWords.appearance[value],
        icon: appearanceIcons[value],
      })),
      choose(value) {
        const found = appearances.find((name) => name === value)
        if (found) appearance.choose(found)
      },
    },
    { id: 'language', label: appWords.interfaceLanguage, ...useLanguageChoice() },
    { id: 'after-appearance', separator: true },
    ...backup.map(toMenuItem),
    ...appActions.flatMap((action) => (action ? [toMenuItem(action)] : [])),
    { id: 'help', label: words.help, icon: <CircleHelp />, run: () => navigate(paths.help) },
  ]
}
