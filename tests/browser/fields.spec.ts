import { dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

test('what is typed into a number is never silently another number, nor sent as one', async ({
  page,
  calls,
}) => {
  test.slow()
  await page.goto('/projects/berth-planner/disks-new?latency=0')
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('much')
  const size = panel.getByRole('spinbutton', { name: 'Size' })
  const less = panel.getByRole('button', { name: 'Less size' })
  const more = panel.getByRole('button', { name: 'More size' })
  await test.step('a number out of the limits stays when the field is left, and is wrong', async () => {
    await size.fill('')
    await size.pressSequentially('-5')
    await expect(size).toHaveValue('-5')
    await expect(size).toHaveAccessibleDescription(/^At least 1\sGiB$/)
    await page.keyboard.press('Tab')
    await expect(size).toHaveValue('-5')
    await expect(size).toHaveAttribute('aria-invalid', 'true')
    await expect(size).toHaveAccessibleDescription(/^At least 1\sGiB$/)
    await size.fill('99999')
    await page.keyboard.press('Tab')
    await expect(size).toHaveValue('99999')
    await expect(size).toHaveAttribute('aria-invalid', 'true')
    await expect(size).toHaveAccessibleDescription(/^At most 1,023\sGiB$/)
  })
  await test.step('the steppers name their field, and are disabled at its limits', async () => {
    await size.fill('1')
    await expect(less).toBeDisabled()
    await expect(less).toHaveAccessibleDescription(/^At least 1\sGiB$/)
    await more.click()
    await expect(size).toHaveValue('2')
    await expect(less).toBeEnabled()
    await size.fill('1023')
    await expect(more).toBeDisabled()
    await size.press('ArrowUp')
    await expect(size).toHaveValue('1023')
    await expect(size).toHaveAccessibleDescription(/^At most 1,023\sGiB$/)
  })
  await test.step('the steppers are in the field, large enough to hit, and leave it the focus', async () => {
    const field = await size.boundingBox()
    for (const stepper of [less, more]) {
      const box = await stepper.boundingBox()
      expect(box && field && box.x >= field.x && box.x + box.width <= field.x + field.width).toBe(true)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await size.fill('10')
    await more.click()
    await expect(size).toHaveValue('11')
    await expect(size).toBeFocused()
  })
  await test.step('what is no number stays, and is not sent', async () => {
    await size.fill('')
    await size.pressSequentially('1e3')
    await page.keyboard.press('Tab')
    await expect(size).toHaveValue('1e3')
    await expect(size).toHaveAccessibleDescription('Must be a whole number')
    await panel.getByRole('button', { name: 'Create disk' }).click()
    await expect(size).toBeFocused()
    await expect(size).toHaveAccessibleDescription('Must be a whole number')
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
    await size.fill('12')
    await expect(size).not.toHaveAccessibleDescription(/./)
  })
  await test.step('a number is not sent as another one', async () => {
    await size.fill('5000')
    await panel.getByRole('button', { name: 'Create disk' }).click()
    await expect(size).toHaveAccessibleDescription('At most 1,023 GiB')
    await expect(size).toHaveValue('5000')
  })
  await test.step('a disk is at least as large as what it is made of', async () => {
    await size.fill('5')
    await panel.getByRole('radio', { name: 'Image' }).check()
    await panel.getByRole('combobox', { name: 'Source image' }).fill('golden')
    await page.getByRole('option', { name: 'berth-golden' }).click()
    await expect(size).toHaveValue('20')
    await expect(less).toHaveAccessibleDescription(/^At least 20\sGiB$/)
    // The size that is suggested is never more than a disk can have.
    await panel.getByRole('radio', { name: 'Snapshot' }).check()
    await panel.getByRole('combobox', { name: 'Source snapshot' }).fill('largest')
    await page.getByRole('option', { name: 'largest-before-move' }).click()
    await expect(size).toHaveValue('1023')
    await panel.getByRole('button', { name: 'Create disk' }).click()
    await expect(panel).toBeHidden()
  })
})

test('a name is a link over its whole cell; the row menu still opens, and text beside it can be selected @journey', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/disks?latency=0', 'Disks')
  const name = row(page, 'berth-api-1-boot')
  const cell = await name.getByRole('cell').first().boundingBox()
  if (!cell) throw new Error('The row has no cell')
  expect(cell.height).toBeGreaterThanOrEqual(24)
  await name.getByRole('button', { name: /^Actions for / }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await name.getByText('GiB').first().dblclick()
  expect(await page.evaluate(() => getSelection()?.toString().trim())).not.toBe('')
  // Far from the label.
  await page.mouse.click(cell.x + cell.width - 6, cell.y + cell.height / 2)
  await expect(dialog(page, 'Disk details')).toBeVisible()
})

const LONG = 'Holds the tide tables of the northern harbours since the year of the flood. '.repeat(6).trim()
const MEDIUM = 'A text of more than forty-eight characters, which has all its room'

test('a description is cut where its room ends, and only then has a tip and a tab stop', async ({ page }) => {
  await visit(page, '/projects?latency=0&scenario=small', 'Projects')
  for (const [name, description] of [
    ['long-words', LONG],
    ['few-words', MEDIUM],
  ])
    await elsewhere(page, 'POST', '/v1/vpcs?project=web', { name, description, dns_name: name })
  await page.getByRole('link', { name: 'web', exact: true }).click()
  await page.getByRole('link', { name: 'VPCs' }).click()
  const whole = row(page, 'few-words').getByText(MEDIUM)
  await expect(whole).toBeVisible()
  expect(await whole.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await expect(row(page, 'few-words').getByRole('note')).toHaveCount(0)

  const cut = row(page, 'long-words').getByRole('note')
  await expect(cut).toHaveText(LONG)
  const cell = await row(page, 'long-words').getByRole('cell').filter({ hasText: LONG }).boundingBox()
  const shown = await cut.boundingBox()
  // It fills its cell, regardless of its length.
  expect((cell?.width ?? 0) - (shown?.width ?? 0)).toBeLessThan(32)
  await cut.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByText(LONG, { exact: true }).nth(1)).toBeVisible()
})

test('Ctrl+Enter in a field submits its form, and in an invalid one leads to the error @journey @engines', async ({
  page,
}) => {
  await page.goto('/projects-new?latency=0')
  const form = dialog(page, 'Create project')
  const name = form.getByRole('textbox', { name: 'Name' })
  await form.getByRole('textbox', { name: 'Description' }).press('ControlOrMeta+Enter')
  await expect(name).toBeFocused()
  await name.fill('quay-nine')
  await form.getByRole('textbox', { name: 'Description' }).press('ControlOrMeta+Enter')
  await expect(page).toHaveURL('/projects/quay-nine/instances')
})
