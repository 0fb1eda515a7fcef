import { expect, test } from '../support/browserTest'
test('x', async ({ page }) => {
  page.on('console', (m) => console.log(m.type(), m.text()))
  await page.goto('/projects/berth-planner/snapshots/gone?latency=0')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/projects/gone/snapshots?latency=0')
  await page.waitForTimeout(1500)
  console.log(await page.evaluate(() => { const r = (window as any).orrery.router(); const s = r.state; return JSON.stringify({init: s.initialized, nav: s.navigation.state, errors: s.errors, m: s.matches.map((m: any) => [m.route.id, m.route.path, !!m.route.lazy, !!m.route.Component, !!m.route.element, !!m.route.loader])}) }))
})
