import { become, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ realLoads: true })

test('signing out, and in again to the requested page @journey @engines', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  // Nothing says that a session was lost, and the silo is still known.
  await expect(page.getByRole('textbox', { name: 'Silo' })).toHaveValue('tidewater-ops')
  await expect(page.getByText('session ended')).toHaveCount(0)
  // A page that needs a session is reopened after sign-in.
  await page.goto('/settings/profile?a=b')
  await expect(page).toHaveURL(`/login?redirect_uri=${encodeURIComponent('/settings/profile?a=b')}`)
  await expect(page.getByText('Sign in to go on to Profile.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Silo' }).fill('tidewater-research')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'tidewater-research' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await page.getByLabel('Username').fill('ines')
  await page.getByLabel('Password').fill('bad')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Could not sign in. Check the username and the password.')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/^Could not sign in/)
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Password').fill('good')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/settings/profile?a=b')
  await expect(page.getByText('Ines Quadros').first()).toBeVisible()
})

test('an address of another host gets through the guard as a path, and the sign-in ends in an error @journey', async ({
  page,
}) => {
  const signIn = async (redirectUri: string, reason: string) => {
    await page.goto(`/login/tidewater-research/local?redirect_uri=${encodeURIComponent(redirectUri)}`)
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByLabel('Username').fill('ines')
    await page.getByLabel('Password').fill('good')
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn('/a/..//evil.test/x', 'Sign in to go on to Projects.')
  await expect(page).toHaveURL('/projects')
  await page.goto('/login/tidewater-ops/saml/harbour-sso?redirect_uri=%2F.%2F%2Fevil.test')
  await expect(page.getByRole('link', { name: 'Sign in with harbour-sso' })).toHaveAttribute(
    'href',
    '/login/tidewater-ops/saml/harbour-sso/redirect?redirect_uri=%2Fprojects',
  )
  await expect(page).toHaveTitle('Sign in / Orrery')
  // An odd path of ours: browsers remove the dots, and the console says beforehand that it has no such page.
  await signIn('/%2e%2e/x%zz', 'You will come back to /x%zz, where this console has no page.')
  await expect(page).toHaveURL('/x%zz')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('the page knows who is signed in for as long as it is open, and when that changes', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/projects?latency=0', 'Projects')
  const user = page.getByRole('button', { name: 'User menu' })
  await expect(user).toContainText('Marit Aune')
  await page.clock.fastForward('02:00')
  await expect(user).toContainText('Marit Aune')
  await page.getByRole('button', { name: 'switch place' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await become(page, /Yuki/)
  await expect(user).toContainText('Yuki Tanabe')
})
