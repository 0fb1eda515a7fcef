import type { Page } from 'playwright/test'
import {
  allowClipboard,
  chooseRowAction,
  confirm,
  goInPage,
  signInAs,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { failCalls } from '../support/network'

// The end of a session and a failed sign-in name the cause and the next step.

/** Makes the next call fail as if the session had ended. */
const endSession = (page: Page) => elsewhere(page, 'POST', '/v1/logout')

async function signIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('good')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Ends the session and waits until the page is left for it. */
async function leaveByLostSession(page: Page) {
  // A request of the page may fail before the click does; then the page is left at once.
  const left = page.waitForURL(/\/login\?redirect_uri=/)
  const click = () => page.getByRole('button', { name: 'Refresh data' }).click()
  await Promise.race([left, endSession(page).then(click, () => left)])
  await left
}

test('a session that ends says so, knows the silo, leads back to the page, and names the plan that ended with it @journey @engines', async ({
  page,
}) => {
  await signInAs(page, 'ines')
  // Slow hardware: the plan waits for the stop when the session ends.
  await visit(page, '/projects/thesis/instances?latency=0&speed=0.01', 'Instances')
  const name = 'draft-001'
  await chooseRowAction(page, name, 'Delete…')
  await confirm(page, `Stop, then delete ${name}?`, 'Stop, then delete')
  await expect(stateIn(page, name, 'stopping')).toBeVisible()
  await leaveByLostSession(page)
  await expect(page.getByText('Your session ended. You will come back to Instances.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Silo' })).toHaveValue('tidewater-research')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your session ended. You will come back to Instances.')).toBeVisible()
  await signIn(page, 'ines')
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/thesis\/instances(\?|$)/)
  const alert = page.getByRole('alert', { name: 'Error notifications' })
  await expect(alert).toContainText(`Stop, then delete ${name}: not finished`)
  await expect(alert).toContainText(
    `The session ended before this was done: Delete ${name}. Done before: Stop ${name}.`,
  )
  await alert.getByRole('link', { name: `View ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('after a lost session, the identity provider of the last sign-in is offered', async ({ page }) => {
  await page.goto('/login/tidewater-ops/saml/harbour-sso')
  const link = page.getByRole('link', { name: 'Sign in with harbour-sso' })
  // The control plane handles the link; here it only must be followed.
  const followed = await link.evaluate((element: HTMLAnchorElement) => {
    let way = 'not followed'
    const note = (event: Event) => {
      if (!event.defaultPrevented) way = element.pathname
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    element.click()
    return way
  })
  expect(followed).toBe('/login/tidewater-ops/saml/harbour-sso/redirect')
  await page.goto('/login?redirect_uri=%2Fprojects')
  await expect(link).toHaveAttribute(
    'href',
    '/login/tidewater-ops/saml/harbour-sso/redirect?redirect_uri=%2Fprojects',
  )
})

test('a sign-in that fails does not blame the password, and is tried again @journey', async ({ page }) => {
  await page.goto('/login/tidewater-research/local?latency=0')
  await page.getByLabel('Username').waitFor()
  const alert = page.getByRole('alert').filter({ hasText: 'Could not sign in' })
  const dead = await failCalls(page, '/v1/login', 'dead')
  await signIn(page, 'ines')
  await expect(alert).toContainText('The control plane could not be reached')
  await expect(page.getByText('Check the username and the password')).toHaveCount(0)
  await dead.lift()
  const broken = await failCalls(page, '/v1/login', 'broken')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Internal Server Error')
  await expect(page.getByText('Check the username and the password')).toHaveCount(0)
  await broken.lift()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/projects')
})

test('a device gets its token by the code it was given; the page says what is wrong with another one, and only then @journey', async ({
  page,
}) => {
  await allowClipboard(page)
  await page.goto('/device/verify?latency=0')
  const box = (n: number) => page.getByRole('textbox', { name: `Character ${n}` })
  const submit = page.getByRole('button', { name: 'Log in on device' })
  const paste = async (text: string) => {
    await page.evaluate((code) => navigator.clipboard.writeText(code), text)
    await page.keyboard.press('ControlOrMeta+v')
  }

  await test.step('which user signs in, and what it leaves out of a code', async () => {
    await expect(page).toHaveTitle('Device authentication / Orrery')
    await expect(page.getByText('The device will act as Marit Aune of the silo tidewater-ops.')).toBeVisible()
    await expect(box(1)).toBeFocused()
    await expect(submit).toHaveAccessibleDescription('The code has 8 letters')
    await page.keyboard.type('a1')
    await expect(page.getByText('A code is 8 letters. Left out: 1')).toBeVisible()
    await page.keyboard.type('b')
    await expect(page.getByText('Left out')).toHaveCount(0)
    await expect(box(1)).toHaveValue('A')
    await expect(box(2)).toHaveValue('B')
    await expect(box(3)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(box(2)).toHaveValue('')
    await paste('ABC-DEFGH')
    await expect(box(8)).toHaveValue('H')
    await expect(page.getByText('Left out')).toHaveCount(0)
    await paste('QRS-TU4WXYZ!')
    await expect(page.getByText('A code is 8 letters. Left out: 4 ! Z')).toBeVisible()
    await expect(box(8)).toHaveValue('Y')
  })

  await test.step('an invalid code', async () => {
    await paste('bad-qwer-t')
    await expect(box(1)).toHaveValue('B')
    await expect(box(8)).toHaveValue('T')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Code is invalid')).toBeVisible()
    await expect(box(1)).toHaveAttribute('aria-invalid', 'true')
    await expect(box(8)).toHaveAccessibleDescription('Code is invalid')
    await box(1).fill('c')
    await expect(page.getByText('Code is invalid')).toHaveCount(0)
  })

  for (const [how, message] of [
    ['dead', 'The control plane could not be reached'],
    ['broken', 'Internal Server Error'],
  ] as const)
    await test.step(`not called invalid when the control plane is ${how}`, async () => {
      const trouble = await failCalls(page, '/device/confirm', how)
      await box(1).focus()
      await page.keyboard.type('goodcode')
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alert').filter({ hasText: 'Could not log in the device' })
      await expect(alert).toContainText(message)
      await expect(page.getByText('Code is invalid')).toHaveCount(0)
      await trouble.lift()
    })

  await test.step('another try', async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/device/success')
    await expect(page.getByRole('heading', { name: 'Device logged in' })).toBeVisible()
    await expect(page.getByText('You can close this window')).toBeVisible()
  })

  await test.step('its token, dash and all', async () => {
    await goInPage(page, '/device/verify')
    await box(1).waitFor()
    const client = '8a4a4a6e-6f6f-4c3b-9f6e-000000000001'
    const asked = await page.evaluate(async (id) => {
      const answer = await testFetch('/device/auth', {
        method: 'POST',
        body: new URLSearchParams({ client_id: id }),
      })
      return (await answer.json()) as { user_code: string; device_code: string }
    }, client)
    expect(asked.user_code).toMatch(/^[A-Z]{3}-[A-Z]{5}$/)
    await box(1).focus()
    await paste(asked.user_code)
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Device logged in' })).toBeVisible()
    const token = await page.evaluate(
      async ([id, code]) => {
        const body = new URLSearchParams({
          client_id: id,
          device_code: code,
          grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        })
        return (await (await testFetch('/device/token', { method: 'POST', body })).json()) as object
      },
      [client, asked.device_code] as const,
    )
    expect(token).toHaveProperty('access_token')
  })
})
