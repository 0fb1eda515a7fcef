import { readFileSync } from 'node:fs'
import { idOf } from '#mirage/random'
import {
  chooseRowAction,
  confirm,
  dialog,
  goInPage,
  refreshUntil,
  row,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LIST = '/system/support-bundles?latency=0'
const idAt = (at: number) => idOf(`support bundle seed ${at}`)
const [plain, failed, commented, collecting] = [0, 1, 2, 3].map(idAt) as [string, string, string, string]
const short = (id: string) => id.slice(0, 8)
const pageOf = (id: string) => `/system/support-bundles/${id}?latency=0`
const name = (id: string) => `Support bundle ${short(id)}`

test('the bundles are listed with their states; one is collected, another one created, downloaded in vain, and deleted', async ({
  page,
}) => {
  await visit(page, `${LIST}&speed=10`, 'Support bundles')

  await test.step('the newest first, and one is collected to its end', async () => {
    const rows = page.getByRole('table', { name: 'Support bundles' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await expect(rows.nth(1)).toContainText(short(collecting))
    await expect(rows.nth(2)).toContainText('Switch 1 restarted by itself')
    await expect(row(page, short(failed))).toContainText('The storage that held the bundle was lost')
    await refreshUntil(page, stateIn(page, short(collecting), 'active'))
  })

  await test.step('the list fails, and can be asked for again', async () => {
    const failing = await failCalls(page, { operation: 'supportBundleList' }, 'broken')
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Could not load support bundles')
    await failing.lift()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(row(page, short(plain))).toBeVisible()
  })

  await test.step('a download that the region refuses is said, and can be tried again', async () => {
    await failCalls(page, { operation: 'supportBundleDownload' }, 'broken', { times: 1 })
    await chooseRowAction(page, short(plain), 'Download')
    await expect(page.getByRole('alert', { name: 'Error notifications' })).toContainText(
      `Could not download support bundle ${short(plain)}`,
    )
    const saved = page.waitForEvent('download')
    await chooseRowAction(page, short(plain), 'Download')
    await saved
  })

  await test.step('deleted by way of destroying, a failed one at once', async () => {
    await chooseRowAction(page, short(plain), 'Delete')
    await confirm(page, `Delete support bundle ${short(plain)}?`)
    await expect(row(page, short(plain))).toContainText('destroying')
    await refreshUntil(page, row(page, short(plain)), 'hidden')
    await chooseRowAction(page, short(failed), 'Delete')
    await confirm(page, `Delete support bundle ${short(failed)}?`)
    await expect(row(page, short(failed))).toBeHidden()
  })

  await test.step('created with a comment; one that is too long is refused before it is sent', async () => {
    await page.getByRole('link', { name: 'Create support bundle' }).click()
    const panel = dialog(page, 'Create support bundle')
    const comment = panel.getByRole('textbox', { name: 'Comment' })
    await comment.fill('é'.repeat(2_049))
    await panel.getByRole('button', { name: 'Create support bundle' }).click()
    await expect(panel.getByText('At most 4,096 bytes; this has 4,098')).toBeVisible()
    await comment.fill('case 77')
    const failing = await failCalls(
      page,
      { operation: 'supportBundleCreate' },
      {
        status: 507,
        body: { error_code: 'InsufficientCapacity', message: 'support bundle storage exhausted' },
      },
    )
    await panel.getByRole('button', { name: 'Create support bundle' }).click()
    await expect(panel.getByRole('alert')).toContainText('Support bundle storage exhausted')
    await expect(comment).toHaveValue('case 77')
    await failing.lift()
    await panel.getByRole('button', { name: 'Create support bundle' }).click()
    await expect(panel).toBeHidden()
    await expect(stateIn(page, 'case 77', 'collecting')).toBeVisible()
  })
})

test('a complete bundle lists its files, of which one and the whole are saved, and its comment is edited; another one says why not', async ({
  page,
}) => {
  await visit(page, pageOf(commented), name(commented))

  await test.step('its files', async () => {
    const files = page.getByRole('table', { name: 'Contents' })
    await expect(files.getByRole('row').filter({ hasText: 'bundle/report.json' })).toBeVisible()
    await expect(page.getByText(/^The whole archive is [\d.]+ KiB\.$/)).toBeVisible()

    await page.getByRole('searchbox', { name: 'Filter files' }).fill('switches')
    await expect(files.getByRole('row')).toHaveCount(2)
    const one = page.waitForEvent('download')
    await chooseRowAction(page, 'rack/switches.txt', 'Download')
    const file = await one
    expect(file.suggestedFilename()).toBe('switches.txt')
    expect(readFileSync(await file.path(), 'utf8')).toContain(' revision ')

    const whole = page.waitForEvent('download')
    await page.getByRole('toolbar', { name: 'Commands' }).getByRole('button', { name: 'Download' }).click()
    const archive = await whole
    expect(archive.suggestedFilename()).toBe(`support-bundle-${short(commented)}.zip`)
    expect(
      readFileSync(await archive.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  await test.step('the comment is edited, and a refusal keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Support bundle actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit comment' }).click()
    const panel = dialog(page, 'Edit comment')
    const comment = panel.getByRole('textbox', { name: 'Comment' })
    await expect(comment).toHaveValue(/Switch 1 restarted/)
    await comment.fill('closed')
    await failCalls(page, { operation: 'supportBundleUpdate' }, 'broken', { times: 1 })
    await panel.getByRole('button', { name: 'Update comment' }).click()
    await expect(panel.getByRole('alert')).toBeVisible()
    await expect(comment).toHaveValue('closed')
    await panel.getByRole('button', { name: 'Update comment' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByText('closed', { exact: true })).toBeVisible()
  })

  await test.step('what is not complete cannot be downloaded, and says why', async () => {
    await goInPage(page, `/system/support-bundles/${collecting}`)
    await expect(page.getByRole('region', { name: 'Contents' })).toContainText(
      'Only active support bundles can be downloaded',
    )
    const commands = page.getByRole('toolbar', { name: 'Commands' })
    await expect(commands.getByRole('button', { name: 'Why not download?' })).toBeVisible()
    await expect(commands.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0)
    await goInPage(page, `/system/support-bundles/${failed}`)
    await expect(page.getByText('The storage that held the bundle was lost')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Contents' })).toBeHidden()
  })
})
