import type { Page } from 'playwright/test'
import { zipOf } from '#mirage/formats/zip'
import { idOf } from '#mirage/random'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const RELEASE = '/system/update/release?latency=0'
const ROOTS = '/system/update/trust-roots?latency=0'
const rootId = idOf('trust root 1')
const short = rootId.slice(0, 8)

const rootRole = {
  signed: {
    _type: 'root',
    version: 2,
    spec_version: '1.0.0',
    expires: '2020-05-01T00:00:00Z',
    roles: { root: { keyids: ['a1', 'b2', 'c3'], threshold: 2 }, targets: { keyids: ['a1'], threshold: 1 } },
  },
  signatures: [{ keyid: 'a1', sig: '00' }],
}

const repositoryFile = (systemVersion: string) =>
  Buffer.from(
    zipOf(
      [
        [
          'repository.json',
          new TextEncoder().encode(
            JSON.stringify({
              system_version: systemVersion,
              valid_until: '2030-01-01T00:00:00Z',
              artifacts: [],
            }),
          ),
        ],
      ],
      new Date('2026-01-01T00:00:00Z'),
    ),
  )

const setTarget = async (page: Page) => {
  await page.getByRole('button', { name: 'Repository actions' }).click()
  return page.getByRole('menuitem', { name: 'Set as target release' })
}

test('in a region of today a repository is listed, and set as target release after what follows is said @journey', async ({
  page,
}) => {
  await visit(page, RELEASE, 'Update')
  const repositories = page.getByRole('table', { name: 'Repositories' })
  await repositories.getByRole('link', { name: '15.1.0' }).click()
  await page.getByRole('heading', { level: 1, name: 'Repository 15.1.0' }).waitFor()
  await (await setTarget(page)).click()
  await expect(dialog(page, 'Set 15.1.0 as target release?')).toContainText('There is no way back to 15.0.0')
  await confirm(page, 'Set 15.1.0 as target release?', 'Set as target release')
  await expect(page.getByText('This one')).toBeVisible()
})

test('an update that waits says since when and what may hold it up, and goes on once that is put right @journey', async ({
  page,
}) => {
  await visit(page, `${RELEASE}&scenario=updating`, 'Update')
  const progress = page.getByRole('region', { name: 'Progress' })
  await expect(progress).toContainText('40 of 64 components run 15.1.0.')
  await expect(progress.getByRole('note')).toContainText('The update waits')
  await expect(progress).toContainText('14 min ago')
  const group = row(page, 'Anti-affinity group ledger')
  await expect(group).toContainText('12 instances in web cannot leave')
  await expect(group.getByRole('link', { name: 'Show group' })).toHaveAttribute(
    'href',
    /\/projects\/web\/affinity\/ledger$/,
  )
  await expect(row(page, 'Instance web-3')).toContainText('Failed')
  await expect(page.getByRole('table', { name: 'What may hold it up' })).toContainText('BFD session with')
  await page.getByRole('button', { name: 'Make provisionable Sled ORS1028' }).click()
  await expect(group).toBeHidden()
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(progress).toContainText('updating')
  await expect(page.getByRole('table', { name: 'What may hold it up' })).toBeHidden()
})

test('what could not be read is not known, and read again @journey', async ({ page }) => {
  await visit(page, `${RELEASE}&scenario=updating&faults=fail:networkingBfdStatus:1`, 'Update')
  const holdUps = page.getByRole('region', { name: 'What may hold it up' })
  await expect(holdUps).toContainText('Not known: BFD sessions could not be read.')
  await expect(holdUps.getByRole('alert')).toContainText('Could not check BFD sessions')
  await holdUps.getByRole('button', { name: 'Check again' }).click()
  await expect(holdUps.getByText('Not known: BFD sessions could not be read.')).toBeHidden()
})

test('a manual recovery is finished with the version that was installed @journey', async ({ page }) => {
  await visit(page, RELEASE, 'Update')
  await page.getByRole('link', { name: 'Upload repository' }).click()
  const panel = dialog(page, 'Upload repository')
  // The mock installs a file of such a name on a sled by hand.
  await panel.getByLabel('Repository file').setInputFiles({
    name: 'fault-recovery.zip',
    mimeType: 'application/zip',
    buffer: repositoryFile('15.2.0'),
  })
  await panel.getByRole('button', { name: 'Upload repository' }).click()
  await dialog(page, 'Repository upload progress').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('The update is suspended')
  await page.getByRole('button', { name: 'Finish recovery' }).click()
  const question = dialog(page, 'Finish recovery')
  const version = question.getByRole('combobox', { name: 'Version' })
  const finish = question.getByRole('button', { name: 'Finish recovery' })
  await version.fill('15.1.0')
  await page.getByRole('option', { name: '15.1.0' }).click()
  await finish.click()
  await expect(version).toHaveAccessibleDescription(/specified version 15\.1\.0 does not match/)
  await version.fill('15.2.0')
  await page.getByRole('option', { name: '15.2.0' }).click()
  await finish.click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('updating')
  await expect(page.getByText('The update is suspended')).toBeHidden()
})

test('the target release has its components; a later one is found, read, and set after what follows is said', async ({
  page,
}) => {
  await visit(page, RELEASE, 'Update')
  const components = page.getByRole('table', { name: 'Components' })
  await expect(components.getByRole('row')).toHaveCount(6)
  await expect(row(page, 'sled-host')).toContainText('15.0.0')
  await page.getByRole('link', { name: 'Find repository' }).click()
  const panel = dialog(page, 'Find repository')
  const version = panel.getByRole('textbox', { name: 'Version' })
  const find = panel.getByRole('button', { name: 'Find repository' })
  await version.fill('newest')
  await find.click()
  await expect(version).toHaveAccessibleDescription('Must be a version such as 15.1.0')
  await version.fill('9.9.9')
  await find.click()
  await expect(version).toHaveAccessibleDescription('No repository of 9.9.9 has been uploaded')
  await version.fill('15.1.0')
  await find.click()
  await page.getByRole('heading', { level: 1, name: 'Repository 15.1.0' }).waitFor()
  await expect(page.getByText('region-15.1.0.zip')).toBeVisible()
  await expect(page.getByText(/^5, [\d.]+ GiB$/)).toBeVisible()

  await (await setTarget(page)).click()
  const question = dialog(page, 'Set 15.1.0 as target release?')
  await expect(question).toContainText('There is no way back to 15.0.0')
  await confirm(page, 'Set 15.1.0 as target release?', 'Set as target release')
  await expect(page.getByText('This one')).toBeVisible()
  await (await setTarget(page)).click()
  await expect(question).toContainText('the target release already')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Update' }).click()
  await expect(row(page, 'sled-host')).toContainText('15.1.0')
  await expect(page.getByRole('definition').filter({ hasText: /^5$/ })).toBeVisible()

  await test.step('without a target release it says so', async () => {
    const unset = await failCalls(
      page,
      { operation: 'systemUpdateStatus' },
      {
        status: 200,
        body: {
          generation: 1,
          release_source: { type: 'unspecified' },
          time_requested: '2026-01-01T00:00:00Z',
        },
      },
    )
    await page.getByRole('button', { name: 'Refresh data' }).click()
    await expect(page.getByRole('heading', { name: 'No target release' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Components' })).toBeHidden()
    await unset.lift()
  })
})

test('a trust root is read as people do, and as it is written; another one is checked, added byte by byte, and deleted', async ({
  page,
}) => {
  await test.step('a trust root is read as people do, and as it is written', async () => {
    await visit(page, ROOTS, 'Update')
    await page.getByRole('link', { name: short }).click()
    const panel = dialog(page, 'Trust root')
    await expect(panel.getByRole('region', { name: 'Roles' })).toContainText('1 of 1 key')
    await expect(panel.getByRole('region', { name: 'Root role' })).toContainText('"spec_version": "1.0.0"')
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(panel).toBeHidden()
  })

  await test.step('a trust root is checked, shown, added byte by byte, and deleted', async () => {
    await page.getByRole('link', { name: 'Add trust root' }).click()
    const panel = dialog(page, 'Add trust root')
    const text = panel.getByRole('textbox', { name: 'Root role' })
    const add = panel.getByRole('button', { name: 'Add trust root' })
    await text.fill('root.json')
    await add.click()
    await expect(text).toHaveAccessibleDescription(/This is not JSON/)
    await text.fill(JSON.stringify({ ...rootRole, signatures: [] }))
    await expect(text).toHaveAccessibleDescription(/The root role is not signed/)
    await text.fill(JSON.stringify(rootRole))
    await expect(panel.getByRole('region', { name: 'Roles' })).toContainText('2 of 3 keys')
    await expect(panel.getByText(/^expired \d+\s\w+ ago$/)).toBeVisible()
    await failCalls(
      page,
      { operation: 'systemUpdateTrustRootCreate' },
      { status: 400, body: { message: 'unable to parse JSON body: bad signature' } },
      { times: 1 },
    )
    await add.click()
    await expect(text).toHaveAccessibleDescription(/bad signature/i)
    await expect(text).toHaveValue(JSON.stringify(rootRole))
    await add.click()
    await expect(panel).toBeHidden()
    await page.getByRole('link', { name: 'View trust root' }).click()
    await expect(dialog(page, 'Trust root')).toContainText('"spec_version"')
    await page.keyboard.press('Escape')

    await chooseRowAction(page, short, 'Delete')
    await expect(dialog(page, `Delete trust root ${short}?`)).toContainText('It can be added again')
    await confirm(page, `Delete trust root ${short}?`)
    await expect(row(page, short)).toBeHidden()
    await expect(page.getByRole('table', { name: 'Trust roots' }).getByRole('row')).toHaveCount(2)
  })
})
