// The journey that a served release has to pass: sign in, create an instance, load a deep link again.

/**
 * Whether the browser notes an answer from which the console learns: a region refuses its fleet policy to people who are
 * no operators, and an old one has no status of updates. The console itself writes nothing then.
 * @param {import('playwright').ConsoleMessage} message
 * @param {string} origin of the console
 */
const isRefusal = (message, origin) =>
  /^Failed to load resource: .* status of 40[34] /.test(message.text()) &&
  ['/v1/system/policy', '/v1/system/update/status'].some((path) => message.location().url === origin + path)

/**
 * Walks through the journey in front of `npm run mock`.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the console, with its path
 * @returns {Promise<string[]>} the faults: messages in the browser's console, and calls that leave the origin; throws when
 *   a step fails
 */
export async function smoke(browser, address) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(15_000)
  try {
    const page = await context.newPage()
    const { origin } = new URL(address)
    /** @type {string[]} */
    const faults = []
    page.on('console', (message) => {
      if (isRefusal(message, origin)) return
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== origin && /^(https?|wss?):$/.test(url.protocol)) faults.push(`It calls ${url.href}`)
    })
    const name = 'first-light'
    await page.goto(`${address}login/tidewater-research/local`)
    await page.getByRole('textbox', { name: 'Username' }).fill('ines')
    await page.getByLabel('Password').fill('any')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'thesis', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
    // By its address: every path below the console's own is served.
    await page.goto(`${address}projects/thesis/disks-new`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('root')
    await page.getByRole('dialog').getByRole('button', { name: 'Create disk' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Instances' }).first().click()
    await page.getByRole('link', { name: 'Create instance' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('radio', { name: 'Existing disks' }).check()
    await page.getByRole('combobox', { name: 'Disk', exact: true }).fill('root')
    await page.getByRole('option', { name: 'root' }).click()
    await page.getByRole('button', { name: 'Create instance' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const url = page.url()
    if (!url.startsWith(address)) faults.push(`It has left ${address} for ${url}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    return faults
  } finally {
    await context.close()
  }
}
