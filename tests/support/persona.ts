import type { Page } from 'playwright/test'

/** From now on the preview is seen as somebody else; it begins at the projects again. */
export async function become(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /preview as/ }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('button', { name: new RegExp(`As ${name.source}.*: preview as`) }).waitFor()
}
