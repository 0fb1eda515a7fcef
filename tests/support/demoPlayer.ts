import { expect, type Page } from 'playwright/test'

/** The player of the page's demo. */
export const player = (page: Page) => page.getByRole('region', { name: /^Demo/ })

/** Plays a demo in its page to its end. @param pace milliseconds of the page for each of the viewer */
export async function playInPage(page: Page, name: string, pace: number) {
  await page.goto(`/?demo=${name}&pace=${pace}`)
  const failure = player(page).getByRole('alert')
  await expect(
    player(page)
      .getByText(/^The end\./)
      .or(failure),
  ).toBeVisible({ timeout: 60_000 })
  await expect(failure).toHaveCount(0)
}
