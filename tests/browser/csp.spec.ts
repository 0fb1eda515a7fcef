import { dialog, openRowMenu, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ realLoads: true })

// The fixture fails these tests on any violation or console error; the steps make the page load everything that might
// cause one.

test('the document and its scripts are served with the headers of public/_headers', async ({ request }) => {
  const answer = await request.get('/projects')
  expect(answer.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  })
  const page = await answer.text()
  expect(page).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/)
  const script = await request.get(/\ssrc="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '')
  expect(script.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test('no violation on the way through lists, menu, side panel and command palette @journey @engines', async ({
  page,
}) => {
  await visit(page, '/projects', 'Projects')
  await openRowMenu(page, 'berth-planner')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  await openRowMenu(page, 'berth-api-1')
  await page.getByRole('menuitem', { name: 'Stop', exact: true }).click()
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click()
  await asked.waitFor({ state: 'hidden' })
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/projects-new')
  await dialog(page, 'Create project').waitFor()
  await visit(page, '/settings/profile', /profile/i)
})

test('no violation on the pages outside of the frame, and on one that is not there', async ({ page }) => {
  for (const path of ['/login/tidewater-research/local', '/device/verify', '/device/success', '/nowhere'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
    })
})

test('the policy is at work: an inline script is refused', async ({ page, pageErrors }) => {
  await visit(page, '/projects', 'Projects')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "ran"'
    document.head.append(script)
  })
  await expect.poll(() => pageErrors.join('\n')).toContain('content security policy: script-src')
  expect(await page.title()).not.toBe('ran')
  pageErrors.length = 0
})
