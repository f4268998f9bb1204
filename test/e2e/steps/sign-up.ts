import { expect, type Page } from '@playwright/test'

export type NewAccount = { username: string; fullName: string; email: string; password: string }

export const ada: NewAccount = {
  username: 'ada',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'engine',
}

export async function fillSignUp(page: Page, account: NewAccount = ada): Promise<void> {
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Full Name').fill(account.fullName)
  await page.getByLabel('Email Address').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
}

/** Creates a profile on the auth screen and waits for its dashboard. */
export async function signUp(page: Page, account: NewAccount = ada): Promise<void> {
  await page.goto('/auth?mode=sign-up')
  await fillSignUp(page, account)
  await page.getByRole('button', { name: 'Create Demo Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** From the dashboard; whoever goes on before the landing page stands is still signed in. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
}
