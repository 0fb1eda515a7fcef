import { expect, test } from '../support/browserTest'

// See tests/contract/seams.test.ts.

test('playwright: an assertion that does not hold yet describes no page', async ({ page }) => {
  await page.goto('/projects?scenario=small&latency=0')
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  for (const absent of [page.getByRole('button', { name: 'No such button' }), page.getByRole('main')]) {
    const failed: unknown = await expect(absent)
      .toHaveText('No such text', { timeout: 50 })
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ matcherResult: { pass: false } })
    expect(failed).not.toHaveProperty('matcherResult.ariaSnapshot', expect.any(String))
  }
})
