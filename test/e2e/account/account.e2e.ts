import { expect, type Page, test } from '@playwright/test'

import { expectWait, noteWaits } from '../steps/note-waits.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { findTraces, readStored } from '../steps/screen/find-traces.ts'
import { ada, fillSignUp, signOut, signUp } from '../steps/sign-up.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })
const signUpButton = (page: Page) => page.getByRole('button', { name: 'Create Demo Account' })

async function signIn(page: Page, login: string) {
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill(login)
  await password(page).fill('whatever')
  await signInButton(page).click()
}

test.describe('signing up', () => {
  test('says what is missing, one field at a time, at the field and with the focus on it', async ({
    page,
  }) => {
    await page.goto('/auth?mode=sign-up')
    await signUpButton(page).click()
    await expect(page.getByRole('alert')).toHaveText([
      'Username is required',
      'Full name is required',
      'Email is required',
      'Password must be at least 6 characters long',
    ])
    const steps = [
      { says: 'Username is required', at: 'Username', fill: 'ad' },
      { says: 'Username must be between 3 and 50 characters', at: 'Username', fill: ' ada ' },
      { says: 'Full name is required', at: 'Full Name', fill: 'Ada Lovelace' },
      { says: 'Email is required', at: 'Email Address', fill: 'ada at example' },
      { says: 'Invalid email format', at: 'Email Address', fill: 'ada@example.com' },
      { says: 'Password must be at least 6 characters long', at: 'Password', fill: 'engine' },
    ]
    for (const { says, at, fill } of steps) {
      await signUpButton(page).click()
      const field = page.getByLabel(at, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(says)
      await expect(page.getByRole('alert').first()).toHaveText(says)
      await field.fill(fill)
    }
    await signUpButton(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('refuses a taken username and a taken email, and keeps what was typed', async ({ page }) => {
    await signUp(page)
    await signOut(page)
    await page.goto('/auth?mode=sign-up')
    await page.getByLabel('Username').fill('ADA')
    await page.getByLabel('Full Name').fill('Another Ada')
    await page.getByLabel('Email Address').fill('other@example.com')
    await password(page).fill('secret')
    await signUpButton(page).click()
    await expect(page.getByRole('alert').first()).toHaveText(
      'This username is already taken. Please choose a different username or sign in if you already have an account.',
    )
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username already exists')
    await expect(page.getByLabel('Full Name')).toHaveValue('Another Ada')
    await expect(password(page)).toHaveValue('secret')

    await page.getByLabel('Username').fill('ada2')
    await page.getByLabel('Email Address').fill(ada.email)
    await signUpButton(page).click()
    await expect(page.getByRole('alert').first()).toHaveText(
      'An account with this email already exists. Please sign in instead or use a different email address.',
    )
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
      'Email already exists',
    )
    await expectAxeClean(page)
  })

  test('stores no password anywhere', async ({ page }) => {
    await signUp(page, { ...ada, password: 'canary-password-1815' })
    expect(findTraces(await readStored(page), 'canary-password-1815')).toEqual([])
  })

  test("adopts the guest's presentations", async ({ page }) => {
    await continueAsGuest(page)
    await createBlankPresentation(page, 'Made as a guest')
    await page.goto('/dashboard')
    await signOut(page)
    await signUp(page)
    await expect(page.getByRole('link', { name: 'Made as a guest' })).toBeVisible()
  })
})

test('a guest signs up from the menu, and what was made comes along', async ({ page }) => {
  await continueAsGuest(page)
  await createBlankPresentation(page, 'Made as a guest')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Guest Demo' }).click()
  await page.getByRole('menuitem', { name: 'Sign Up' }).click()
  await expect(page).toHaveTitle('Sign up · Lectern')
  // A profile that is there already can be signed in to as well.
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveTitle('Sign in · Lectern')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await fillSignUp(page)
  await signUpButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ada.fullName)
  await expect(page.getByRole('link', { name: 'Made as a guest' })).toBeVisible()
  await page.getByRole('button', { name: `${ada.fullName} Demo` }).click()
  await expect(page.getByRole('menuitem', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Sign Up' })).toHaveCount(0)
})

test.describe('signing in', () => {
  test('says what is missing', async ({ page }) => {
    await page.goto('/auth')
    await signInButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(['Username or email is required'])
    await expect(page.getByLabel('Username or Email')).toBeFocused()
    await page.keyboard.type('ada')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(['Password is required'])
    await expect(password(page)).toBeFocused()
    await expectAxeClean(page)
  })

  test('an unknown name is refused in the words of the catalogue', async ({ page }) => {
    await signIn(page, 'nobody')
    await expect(page.getByRole('alert')).toHaveText(
      "Invalid login credentials. Please check your username/email and password. If you don't have an account, please sign up using the link below.",
    )
    await expect(page.getByLabel('Username or Email')).toHaveValue('nobody')
    await expectAxeClean(page)
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByLabel('Full Name')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Username or Email')).toBeVisible()
  })

  for (const login of [ada.username, ada.email.toUpperCase()])
    test(`takes any password for an existing account: ${login}`, async ({ page }) => {
      await signUp(page)
      await signOut(page)
      await signIn(page, login)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ada.fullName)
    })

  test('moves on 100 ms after it worked, without loading the page again', async ({ page }) => {
    await signUp(page)
    await signOut(page)
    await page.clock.install()
    await page.goto('/auth')
    await noteWaits(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByLabel('Username or Email').fill(ada.username)
    await password(page).fill('whatever')
    await page.clock.pauseAt(Date.now() + 60_000)
    await signInButton(page).click()
    const busy = page.getByRole('button', { name: 'Signing In...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expectWait(page, 100)
    await page.clock.runFor(99)
    await expect(busy).toBeVisible()
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test('whoever was on the way somewhere arrives there, by whichever form', async ({ page }) => {
  await page.goto('/help')
  await page.goto('/auth?next=%2Fcreate%3Fmethod%3Dblank')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/create\?method=blank$/)
})

for (const next of ['//example.com/', 'https://example.com/', '/\\example.com'])
  test(`a link cannot send anyone to another site: ${next}`, async ({ page }) => {
    await page.goto(`/auth?${new URLSearchParams({ next })}`)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard$/)
  })

test('says plainly that a profile is not a lock, and calls nothing planned that is there', async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByRole('complementary')).toContainText('It is not a lock')
  const tiles = page.getByRole('region', { name: 'What Lectern does' }).getByRole('listitem')
  for (const name of ['AI Generated Content', 'Voice Narration', 'Demo Mode'])
    await expect(tiles.filter({ hasText: name })).not.toContainText('Planned')
})

test('fields tell a password manager what they are, and the password can be shown', async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByLabel('Username or Email')).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await page.goto('/auth?mode=sign-up')
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Full Name')).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByLabel('Email Address')).toHaveAttribute('autocomplete', 'email')
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(password(page)).toHaveAttribute('placeholder', 'min 6 characters')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('leads back home, and is accessible in every state', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expectAxeClean(page)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expectAxeClean(page)
  await signUpButton(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAxeClean(page)
  await page.getByRole('button', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
