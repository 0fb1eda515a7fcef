import { chooseRowAction, dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

// Panels and dialogs that are left, and the history after them.

test('"back" does not open again what was closed or saved, and a changed dialog asks @journey @engines', async ({
  page,
}) => {
  const small = '/projects/web/disks?scenario=small&latency=0'
  await visit(page, small, 'Disks')
  await page.getByRole('link', { name: 'Create disk' }).first().click()
  await dialog(page, 'Create disk').waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/disks(\?|$)/)
  await page.goBack()
  await expect(dialog(page, 'Create disk')).toHaveCount(0)
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await chooseRowAction(page, 'db-1', 'Resize')
  const resize = dialog(page, 'Resize instance')
  const field = resize.getByRole('spinbutton', { name: 'vCPUs' })
  await field.fill('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field).toHaveValue('3')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(resize).toBeHidden()
})

test('a panel goes back to the page that it was opened from, once, and after a question too', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/snapshots?latency=0', 'Snapshots')
  await goInPage(page, '/projects/berth-planner/disks')
  const create = page.getByRole('link', { name: 'Create disk' }).first()
  const panel = dialog(page, 'Create disk')
  await create.click()
  await panel.getByRole('textbox', { name: 'Name' }).fill('data-9')
  await page.keyboard.press('Escape')
  const keep = page.getByRole('button', { name: 'Keep editing' })
  await keep.click()
  await expect(keep).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(panel).toHaveCount(0)
  await create.click()
  await panel.waitFor()
  // The state of the entry outlives a reload; a second Escape does not leave the list.
  await page.reload()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Disks', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Snapshots', level: 1 })).toBeVisible()
})

test('"back" after a save, after one panel over another, and after an address by an id leads to the page before', async ({
  page,
}) => {
  await visit(page, '/projects/web/snapshots?scenario=small&latency=0', 'Snapshots')
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  const backToSnapshots = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(heading('Disks')).toBeVisible()
    await page.goBack()
    await expect(heading('Snapshots')).toBeVisible()
  }
  const create = dialog(page, 'Create disk')
  await test.step('saved', async () => {
    await goInPage(page, '/projects/web/disks')
    await page.getByRole('link', { name: 'Create disk' }).first().click()
    await create.getByRole('textbox', { name: 'Name' }).fill('data-9')
    await create.getByRole('button', { name: 'Create disk' }).click()
    await backToSnapshots()
  })
  await test.step('over another', async () => {
    await goInPage(page, '/projects/web/disks')
    await goInPage(page, '/projects/web/disks/spare')
    await dialog(page, 'Disk details').waitFor()
    await goInPage(page, '/projects/web/disks-new')
    await create.waitFor()
    await page.keyboard.press('Escape')
    await backToSnapshots()
  })
  await test.step('by an id', async () => {
    const { id } = await elsewhere<{ id: string }>(page, 'GET', '/v1/disks/spare?project=web')
    await goInPage(page, `/lookup/disks/${id}`)
    await dialog(page, 'Disk details').waitFor()
    await page.goBack()
    await expect(heading('Snapshots')).toBeVisible()
  })
})
