import { idOf } from '#mirage/random'
import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const at = (port: string, place = 'switch0') => `/system/switch-ports/${idOf('rack 1')}/${place}/${port}`

test('the path of a port is one line beside the sidebar, and a column on a phone', async ({ page }) => {
  await visit(page, `${at('qsfp1', 'switch1')}?latency=0`, 'switch1 · qsfp1')
  const parts = page.getByRole('list', { name: 'Path of qsfp1 of switch1' }).getByRole('listitem')
  await expect(parts).toHaveCount(5)
  await expect(parts.nth(3)).toContainText('no answer (active)')
  await expect(parts.nth(1).getByText('Port qsfp1 of switch1')).toHaveCount(1)
  for (const [width, isLine] of [
    [1440, true],
    [1024, true],
    [768, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { x, right, y, bottom } = part.getBoundingClientRect()
        return { x, right, y, bottom }
      }),
    )
    for (const [place, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(width)
      const next = boxes[place + 1]
      if (next) expect(isLine ? next.x >= box.right && next.y < box.bottom : next.y >= box.bottom).toBe(true)
    }
  }
  for (const path of ['/system/switch-uplinks', '/system/switches']) {
    await page.setViewportSize({ width: 1024, height: 800 })
    await goInPage(page, path)
    await page.getByRole('heading', { level: 1, name: 'Switches and ports' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  }
})
