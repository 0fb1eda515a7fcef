import { idOf } from '#mirage/random'
import { chooseRowAction, confirm, goTo, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const rack = idOf('rack 1')
const HEADING = /^Rack /

/** The response body of a list of that many sleds. */
const sledsOf = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: idOf(`drawn ${index}`),
    baseboard: { part: 'OR-SLED-2', revision: 2, serial: `ORS${2_000 + index}` },
    policy: {
      kind: 'in_service',
      provision_policy: index % 5 === 4 ? 'non_provisionable' : 'provisionable',
    },
    rack_id: rack,
    state: 'active',
    time_created: '2026-01-01T00:00:00Z',
    time_modified: '2026-01-01T00:00:00Z',
    usable_hardware_threads: 184,
    usable_physical_ram: 1_400 * 2 ** 30,
  })),
  next_page: null,
})

test('the racks are listed with what is in them, one leads to its drawing, and the table says the same @journey @engines', async ({
  page,
}) => {
  await test.step('the racks are listed with what is in them, and one leads to its drawing', async () => {
    await visit(page, '/system/racks?latency=0', 'Racks')
    const cells = page.getByRole('table', { name: 'Racks' }).getByRole('row').nth(1).getByRole('cell')
    await expect(cells.nth(1)).toHaveText('14')
    await expect(cells.nth(2)).toHaveText('12')
    await expect(cells.nth(3)).toHaveText('1')
    await expect(cells.nth(4)).toHaveText('2')
    await page.getByRole('table', { name: 'Racks' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  })

  await test.step('the drawing names every part with its state and load, and the table says the same', async () => {
    const drawing = page.getByRole('list', { name: 'Sleds, by slot' })
    await expect(drawing.getByRole('listitem')).toHaveCount(14 + 1 + 2 + 2)
    const open = drawing.getByRole('link', {
      name: /^Sled ORS1000 in slot 0: in service, provisionable, active; \d+ instances? with \d+ vCPUs of 120 hardware threads/,
    })
    await expect(open).toBeVisible()
    await expect(
      drawing.getByRole('link', { name: /^Sled ORS1028 in slot \d+: .*not provisionable.*0 instances/ }),
    ).toBeVisible()
    await expect(drawing.getByRole('link', { name: /ORS1112 in cubby 16/ })).toBeVisible()
    await expect(drawing.getByRole('link', { name: 'Switch ORW200' })).toBeVisible()

    const said = (await open.textContent()) ?? ''
    const count = /(\d+) instances?/.exec(said)?.[1] ?? ''
    await page.getByText('As a table').click()
    await expect(row(page, 'ORS1000').getByRole('cell', { name: count, exact: true }).first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Sleds' }).getByRole('row')).toHaveCount(15)

    await open.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1000' })).toBeVisible()
  })
})

test('a rack of few or many sleds is drawn without a part outside the frame or over another', async ({
  page,
}) => {
  await visit(page, '/system/silos?latency=0', 'Silos')
  await failCalls(
    page,
    { operation: 'sledInstanceList' },
    { status: 200, body: { items: [], next_page: null } },
  )
  for (const count of [3, 32])
    await test.step(`${count} sleds`, async () => {
      const sleds = await failCalls(page, { operation: 'sledList' }, { status: 200, body: sledsOf(count) })
      await goTo(page, `/system/racks/${rack}`, HEADING)
      await page.getByRole('button', { name: 'Refresh data' }).click()
      const drawing = page.getByRole('list', { name: 'Sleds, by serial number' })
      await expect(drawing.getByRole('link', { name: /^Sled .*0 instances/ })).toHaveCount(count)
      for (const width of [1_280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const frame = await drawing.evaluate((list) => {
          const { x, right } = list.getBoundingClientRect()
          return { x, right }
        })
        const boxes = await drawing.getByRole('link').evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, right, bottom, height } = part.getBoundingClientRect()
            return { x, y, right, bottom, height }
          }),
        )
        expect(boxes.length).toBeGreaterThanOrEqual(count)
        for (const [index, box] of boxes.entries()) {
          expect(box.x >= frame.x && box.right <= frame.right).toBe(true)
          const next = boxes[index + 1]
          if (next) expect(next.y >= box.bottom || next.x >= box.right).toBe(true)
          expect(box.height).toBeGreaterThanOrEqual(24)
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await sleds.lift()
    })
})

test('an uninitialized sled is added, and brings its disks', async ({ page }) => {
  await visit(page, '/system/inventory/uninitialized?latency=0', 'Inventory')
  await expect(row(page, 'ORS1112')).toContainText('OR-SLED-2 rev 2')
  await chooseRowAction(page, 'ORS1112', 'Add')
  await confirm(page, 'Add sled ORS1112?')
  await expect(page.getByRole('heading', { name: 'No sleds are waiting' })).toBeVisible()
  await page.getByRole('link', { name: 'View sled' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sled ORS1112' })).toBeVisible()
  await page.getByRole('tab', { name: 'Disks' }).click()
  const disks = page.getByRole('table', { name: 'Disks' })
  await expect(disks.getByRole('row')).toHaveCount(13)
  await disks.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Disk HY/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ORS1112' })).toBeVisible()
})
