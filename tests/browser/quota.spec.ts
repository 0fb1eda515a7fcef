import type { Locator } from 'playwright/test'
import { dialog, unfold } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Each form that uses the silo's quota shows the used and the remaining amount.

const AT = '/projects/berth-planner'

const meter = (form: Locator, name: string) => form.getByRole('meter', { name })
const left = (amount: string) => new RegExp(`^Takes ${amount} of [\\d.,]+ (GiB|TiB) left$`)

test('the forms of a disk, a snapshot and an upload say what they take of what is left of the quota', async ({
  page,
}) => {
  await page.goto(`${AT}/disks-new?latency=0`)
  const panel = dialog(page, 'Create disk')
  const storage = meter(panel, 'Storage')
  await expect(storage).toHaveAttribute('aria-valuetext', left('10 GiB'))
  await panel.getByRole('spinbutton', { name: 'Size' }).fill('7')
  await expect(storage).toHaveAttribute('aria-valuetext', left('7 GiB'))
  await expect(panel.getByText(left('7 GiB'))).toBeVisible()

  await test.step('a snapshot takes as much as its disk', async () => {
    await page.goto(`${AT}/snapshots-new?latency=0`)
    const snapshot = dialog(page, 'Create snapshot')
    await expect(meter(snapshot, 'Storage')).toHaveAttribute('aria-valuetext', /^[\d.,]+ TiB left$/)
    await snapshot.getByRole('combobox', { name: 'Disk' }).fill('scratch')
    await page.getByRole('option', { name: 'scratch' }).click()
    await expect(meter(snapshot, 'Storage')).toHaveAttribute('aria-valuetext', left('[\\d.]+ GiB'))
  })
  await test.step('an upload says what it takes while it runs', async () => {
    await page.goto(`${AT}/images-new?latency=0`)
    const upload = dialog(page, 'Upload image')
    await upload.getByLabel('Image file').setInputFiles({
      name: 'small.raw',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(1024),
    })
    await expect(meter(upload, 'Storage')).toHaveAttribute('aria-valuetext', left('2 GiB'))
    await expect(upload.getByText(/The image itself does not count/)).toBeVisible()
  })
  await test.step('a disk that is made with an instance is counted together with the others of it', async () => {
    await page.goto(`${AT}/instances-new?latency=0`)
    const whole = page.getByRole('complementary', { name: 'Silo quota' })
    const said = (await meter(whole, 'Storage').getAttribute('aria-valuetext')) ?? ''
    const before = Number(/^Takes ([\d.]+) GiB/.exec(said)?.[1])
    await unfold(page, 'Additional disks')
    await page.getByRole('button', { name: 'Create disk' }).click()
    await panel.getByRole('spinbutton', { name: 'Size' }).fill('30')
    await expect(meter(panel, 'Storage')).toHaveAttribute('aria-valuetext', left(`${before + 30} GiB`))
    await expect(panel.getByText('Together with the other new disks of the instance')).toBeVisible()
  })
})
