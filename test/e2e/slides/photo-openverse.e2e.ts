import { expect, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import {
  apply,
  applyAs,
  dialog,
  openEditor,
  preview,
  uploadPicture,
} from '../steps/photo-editor.ts'

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await openEditor(page)
})

const found = (id: string, title: string) => ({
  id,
  title,
  indexed_on: '2019-06-13T19:54:01.126192Z',
  foreign_landing_url: `https://www.flickr.com/photos/1/${id}`,
  url: `https://live.staticflickr.com/${id}.jpg`,
  creator: 'Ada Keeper',
  creator_url: 'https://www.flickr.com/photos/1',
  license: 'by',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by/2.0/',
  provider: 'flickr',
  source: 'flickr',
  category: 'photograph',
  filesize: null,
  filetype: null,
  tags: [],
  attribution: `"${title}" by Ada Keeper is licensed under CC BY 2.0.`,
  fields_matched: ['title'],
  mature: false,
  height: 683,
  width: 1024,
  thumbnail: `https://api.openverse.org/v1/images/${id}/thumb/`,
  detail_url: `https://api.openverse.org/v1/images/${id}/`,
  related_url: `https://api.openverse.org/v1/images/${id}/related/`,
})

test('Openverse: nothing is asked before Search; licence and creator stay with the picture', async ({
  page,
}) => {
  const asked: string[] = []
  let isDown = false
  await page.route('https://api.openverse.org/**', async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (isDown) return route.abort()
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (url.includes('/thumb/'))
      return route.fulfill({ headers, contentType: 'image/png', body: makePng(600, 400).buffer })
    const second = new URL(url).searchParams.get('page') === '2'
    return route.fulfill({
      headers,
      json: {
        result_count: 2,
        page_count: 2,
        page_size: 20,
        page: second ? 2 : 1,
        results: [second ? found('b', 'Beacon') : found('a', 'Lighthouse')],
      },
    })
  })
  await dialog(page).getByLabel('Search Openverse').fill('lighthouse')
  await expect(dialog(page).getByText('Your words go to openverse.org')).toBeVisible()
  expect(asked).toEqual([])
  await dialog(page).getByRole('button', { name: 'Search', exact: true }).click()
  const picture = dialog(page).getByRole('button', { name: 'Lighthouse, by Ada Keeper' })
  await expect(picture).toBeVisible()
  await expect(dialog(page).getByText('2 pictures found')).toBeVisible()
  const showMore = dialog(page).getByRole('button', { name: 'Show more' })
  isDown = true
  await showMore.click()
  await expect(dialog(page).getByRole('alert')).toContainText('Openverse cannot be reached')
  isDown = false
  await showMore.click()
  await expect(dialog(page).getByRole('button', { name: 'Beacon, by Ada Keeper' })).toBeVisible()
  await expectAxeClean(page, '[role=dialog]')

  await picture.click()
  await expect(preview(page).getByText('“Lighthouse” · by Ada Keeper · CC BY 2.0')).toBeVisible()
  expect(asked.some((url) => url.endsWith('/a/thumb/?full_size=true&compressed=true'))).toBe(true)
  await applyAs(page, 'A lighthouse')
  await openEditor(page)
  await expect(preview(page).getByText('“Lighthouse” · by Ada Keeper · CC BY 2.0')).toBeVisible()
  await expect(preview(page).getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    'https://www.flickr.com/photos/1/a',
  )
  await uploadPicture(page)
  await expect(preview(page).getByText('Ada Keeper'), 'goes with its picture').toBeHidden()
})

test('Openverse: says what went wrong, and the dialog goes on', async ({ page }) => {
  let answer: 'abort' | number | 'empty' = 'abort'
  await page.route('https://api.openverse.org/**', (route) => {
    if (answer === 'abort') return route.abort()
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (answer === 'empty')
      return route.fulfill({
        headers,
        json: { result_count: 0, page_count: 0, page_size: 20, page: 1, results: [] },
      })
    return route.fulfill({ headers, status: answer, json: {} })
  })
  const search = dialog(page).getByRole('search')
  await search.getByLabel('Search Openverse').fill('sea')
  const press = () => search.getByRole('button', { name: 'Search', exact: true }).click()
  await press()
  await expect(search.getByRole('alert')).toContainText('Openverse cannot be reached')
  answer = 429
  await press()
  await expect(search.getByRole('alert')).toContainText('asks for a pause')
  answer = 500
  await press()
  await expect(search.getByRole('alert')).toContainText('gave no usable answer')
  answer = 'empty'
  await press()
  await expect(search.getByRole('status')).toContainText('Nothing found')
  await expect(search.getByRole('alert')).toBeHidden()
  await uploadPicture(page)
  await expect(apply(page)).toBeEnabled()
})
