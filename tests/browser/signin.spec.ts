import { become, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

test.use({ realLoads: true })

test('signing out, and in again to the requested page', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  // A page that needs a session is reopened after sign-in.
  await page.goto('/settings/profile?a=b')
  await expect(page).toHaveURL(`/login?redirect_uri=${encodeURIComponent('/settings/profile?a=b')}`)
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

test('a redirect to another origin leads home', async ({ page }) => {
  await page.goto('/login/tidewater-research/local?redirect_uri=//evil.test/')
  await page.getByLabel('Username').fill('ines')
  await page.getByLabel('Password').fill('good')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/projects')
})

test('an address of another host gets through the guard as a path, and the sign-in ends in an error', async ({
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
  // An odd path of ours: browsers remove the dots, and the console says beforehand that it has no such page.
  await signIn('/%2e%2e/x%zz', 'You will come back to /x%zz, where this console has no page.')
  await expect(page).toHaveURL('/x%zz')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('SAML: one real link, with the way back', async ({ page }) => {
  await page.goto('/login/tidewater-ops/saml/harbour-sso?redirect_uri=%2Fprojects')
  await expect(page.getByRole('link', { name: 'Sign in with harbour-sso' })).toHaveAttribute(
    'href',
    '/login/tidewater-ops/saml/harbour-sso/redirect?redirect_uri=%2Fprojects',
  )
  await expect(page).toHaveTitle('Sign in / Orrery')
})

test('a device code: letters only, backspace, paste over a started code, sent when whole', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/device/verify?latency=0')
  const box = (n: number) => page.getByRole('textbox', { name: `Character ${n}` })
  const submit = page.getByRole('button', { name: 'Log in on device' })
  await expect(box(1)).toBeFocused()
  await expect(submit).toHaveAccessibleDescription('The code has 8 letters')
  await page.keyboard.type('a1b')
  await expect(box(1)).toHaveValue('A')
  await expect(box(2)).toHaveValue('B')
  await expect(box(3)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(box(2)).toHaveValue('')
  await page.evaluate(() => navigator.clipboard.writeText('bad-qwer-t'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(box(1)).toHaveValue('B')
  await expect(box(8)).toHaveValue('T')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code is invalid')).toBeVisible()
  await expect(box(1)).toHaveAttribute('aria-invalid', 'true')
  await expect(box(8)).toHaveAccessibleDescription('Code is invalid')
  await box(1).fill('c')
  await expect(page.getByText('Code is invalid')).toHaveCount(0)
  await submit.click()
  await expect(page).toHaveURL('/device/success')
  await expect(page.getByRole('heading', { name: 'Device logged in' })).toBeVisible()
  await expect(page.getByText('You can close this window')).toBeVisible()
})

test('the page knows who is signed in for as long as it is open, and when that changes', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/projects?latency=0', 'Projects')
  const user = page.getByRole('button', { name: 'User menu' })
  await expect(user).toContainText('Marit Aune')
  await page.clock.fastForward('02:00')
  await expect(user).toContainText('Marit Aune')
  await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toBeVisible()
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await become(page, /Yuki/)
  await expect(user).toContainText('Yuki Tanabe')
})
