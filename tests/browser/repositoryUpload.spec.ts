import type { Page } from 'playwright/test'
import { zipOf } from '#mirage/formats/zip'
import { accessibilityViolations } from '../support/accessibility'
import { dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, holdCalls } from '../support/network'

const RELEASE = '/system/update/release'
const UPLOAD = '/system/update/repositories-upload?latency=0'
/** So slow that the last byte of {@link large} does not leave while a test runs. */
const CRAWLING = 'speed=0.0005'
const PUT = { operation: 'systemUpdateRepositoryUpload' } as const

const zip = (content: object) =>
  Buffer.from(
    zipOf(
      [['repository.json', new TextEncoder().encode(JSON.stringify(content))]],
      new Date('2026-01-01T00:00:00Z'),
    ),
  )
const file = (systemVersion: string, more: object = {}) => ({
  name: `region-${systemVersion}.zip`,
  mimeType: 'application/zip',
  buffer: zip({ system_version: systemVersion, valid_until: '2030-01-01T00:00:00Z', artifacts: [], ...more }),
})

/** A file of 4 MiB. */
const large = {
  ...file('16.0.0'),
  buffer: Buffer.concat([file('16.0.0').buffer, Buffer.alloc(4 * 2 ** 20)]),
}

const panel = (page: Page) => dialog(page, 'Upload repository')
const progress = (page: Page) => dialog(page, 'Repository upload progress')
const field = (page: Page) => panel(page).getByLabel('Repository file')
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Upload repository' })
const step = (page: Page, label: string) => progress(page).getByRole('listitem').filter({ hasText: label })

async function open(page: Page, path = UPLOAD) {
  await page.goto(path)
  await panel(page).waitFor()
}

async function send(page: Page, given = file('16.0.0')) {
  await field(page).setInputFiles(given)
  await submit(page).click()
}

test('a repository is sent, checked and recorded, and its page has what is in it', async ({ page }) => {
  await visit(page, `${RELEASE}?latency=0`, 'Update')
  await page.getByRole('link', { name: 'Upload repository' }).click()
  const held = await holdCalls(page, PUT)
  await send(
    page,
    file('16.0.0', { artifacts: [{ name: 'sled-host', kind: 'host', version: '16.0.0', size: 2 ** 20 }] }),
  )
  await held.met()
  await expect(progress(page)).toContainText('The region has the file and is checking it')
  await expect(step(page, 'Send file')).toContainText('complete')
  await expect(step(page, 'Check and record')).toContainText('running')
  await expect(progress(page).getByRole('progressbar', { name: 'File sent' })).toHaveAttribute(
    'aria-valuetext',
    /^100\s%/,
  )
  await held.lift()
  await expect(progress(page)).toContainText('Repository 16.0.0 is recorded.')
  await progress(page).getByRole('link', { name: 'View repository' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Repository 16.0.0' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Components' })).toContainText('sled-host')

  await goInPage(page, '/system/update/repositories-upload')
  await send(page, {
    ...file('16.0.0', { artifacts: [{ name: 'sled-host', kind: 'host', version: '16.0.0', size: 2 ** 20 }] }),
    name: 'again.zip',
  })
  await expect(progress(page)).toContainText('was there already, with the same content')
  await progress(page).getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(RELEASE)
})

test('cancelled while it is sent, it is a form again with its file', async ({ page }) => {
  await open(page, `${UPLOAD}&${CRAWLING}`)
  await send(page, large)
  await expect(step(page, 'Send file')).toContainText('running')
  await page.keyboard.press('Escape')
  const question = dialog(page, 'Cancel upload?')
  await expect(question).toContainText('The region keeps nothing')
  await question.getByRole('button', { name: 'Keep uploading' }).click()
  await expect(question).toBeHidden()
  await expect(step(page, 'Send file')).toContainText('running')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await progress(page).getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(progress(page)).toBeHidden()
  await expect(panel(page)).toContainText('region-16.0.0.zip')
})

test('a failure says what is lost, and the file is sent again', async ({ page }) => {
  await open(page)
  await failCalls(page, PUT, 'dead', { times: 1 })
  await send(page)
  await expect(step(page, 'Check and record')).toContainText('error')
  await expect(progress(page)).toContainText('Sending the same file again does no harm')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await progress(page).getByRole('button', { name: 'Back' }).click()
  await expect(panel(page)).toContainText('region-16.0.0.zip')
  await failCalls(page, PUT, 'broken', { times: 1 })
  await submit(page).click()
  await expect(progress(page).getByRole('alert')).toContainText('Upload stopped')
  await progress(page).getByRole('button', { name: 'Try again' }).click()
  await expect(progress(page)).toContainText('Repository 16.0.0 is recorded.')
})

test('left by its page it goes on, and its panel opens again from the sidebar', async ({ page }) => {
  await visit(page, `${RELEASE}?latency=0&${CRAWLING}`, 'Update')
  await page.getByRole('link', { name: 'Upload repository' }).click()
  await send(page, large)
  await expect(step(page, 'Send file')).toContainText('running')
  await page.goBack()
  await expect(progress(page)).toBeHidden()
  await page.getByRole('link', { name: 'Uploading region-16.0.0.zip' }).click()
  await expect(step(page, 'Send file')).toContainText('running')
})

test('closing the tab asks while an upload is under way, and only then', async ({ page }) => {
  await open(page)
  const held = await holdCalls(page, PUT)
  await send(page)
  await held.met()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const unload = await asked
  expect(unload.type()).toBe('beforeunload')
  await unload.dismiss()
  await held.lift()
  await progress(page).getByRole('button', { name: 'Done' }).waitFor()
  page.on('dialog', () => {
    throw new Error('nothing is under way')
  })
  await page.reload()
  await panel(page).waitFor()
})
