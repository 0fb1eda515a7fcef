import { openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { instanceTable } from '../contract/specTables'

// Menus show the allowed actions. The actions of each state are tested in tests/contract/law.test.ts.

test('a menu offers what the table of its state allows, and gives the reason of each other entry', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  for (const [state, name] of [
    ['running', 'berth-api-1'],
    ['stopped', 'net-heavy'],
  ] as const) {
    const menu = await openRowMenu(page, name)
    for (const [label, allowed] of [
      ['Start', instanceTable.start],
      ['Stop', instanceTable.stop],
      ['Reboot', instanceTable.reboot],
    ] as const) {
      const item = menu.getByRole('menuitem', { name: label, exact: true })
      if ((allowed as readonly string[]).includes(state))
        await expect(item).not.toHaveAttribute('aria-disabled', 'true')
      else await expect(item).toHaveAccessibleDescription(/^(Only|It is) .+/)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})
