import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, dialog, openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Runs axe in both themes over the popups and dialogs of pages. The pages themselves are in everyRoute.spec.ts.

test('axe finds nothing in an open menu, a confirm dialog, the resize dialog and the palette @journey', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await openRowMenu(page, 'net-heavy')
  expect(await accessibilityViolations(page, { within: '[role=menu]' })).toEqual([])
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await dialog(page, 'Delete net-heavy?').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=alertdialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Delete net-heavy?')).toBeHidden()
  await chooseRowAction(page, 'net-heavy', 'Resize')
  await dialog(page, 'Resize instance').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Resize instance')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await dialog(page, 'Quick actions').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
})
