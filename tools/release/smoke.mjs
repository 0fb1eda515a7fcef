// The journey that a served release has to pass: its headers and its app, then sign in, create an instance, load a deep
// link, and open a serial console.
import { headerFaults, pathFaults, releaseFaults } from './answers.mjs'

const project = 'projects/thesis'

/**
 * The messages that may be in the browser's console, which a page cannot prevent: the browser notes each refused call.
 * docs/install.md lists them.
 * @type {readonly (readonly [status: number, path: string])[]}
 */
const refusals = [
  // A first visit finds the version of the region by asking for several at once.
  [400, '/v1/ping'],
  [400, '/v1/system/update/status'],
  [401, '/v1/system/update/status'],
  // Each visit asks a region of the oldest version, which has no such path, whether it has been updated.
  [404, '/v1/system/update/status'],
  // The console asks for the fleet's policy to know whether its user is an operator.
  [403, '/v1/system/policy'],
]

/**
 * @param {import('playwright').ConsoleMessage} message
 * @param {string} origin of the console
 */
const isRefusal = (message, origin) =>
  refusals.some(
    ([status, path]) =>
      message.location().url === origin + path &&
      message.text().startsWith(`Failed to load resource: the server responded with a status of ${status} `),
  )

/**
 * Whether the browser can install the page as an app, which has the console's path and nothing beside it.
 * @param {import('playwright').Page} page
 * @param {string} address of the console, with its path
 * @returns {Promise<string[]>} the faults
 */
async function appFaults(page, address) {
  const session = await page.context().newCDPSession(page)
  const { errors, parsed } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  await session.detach()
  return [
    ...errors.map(({ message }) => `The manifest of the app: ${message}`),
    ...installabilityErrors
      // The context of a test is a private window.
      .filter(({ errorId }) => errorId !== 'in-incognito')
      .map(({ errorId }) => `The app cannot be installed: ${errorId}`),
    ...(parsed?.scope === address ? [] : [`The app has the addresses below ${parsed?.scope}`]),
  ]
}

/**
 * Creates an instance from a disk, and loads its page again.
 * @param {import('playwright').Page} page with the instances of the project
 * @param {string} address of the console, with its path
 */
async function createInstance(page, address) {
  const name = 'first-light'
  // By its address: every path below the console's own is served.
  await page.goto(`${address}${project}/disks-new`)
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
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: 'Instances' }).first().click()
}

/**
 * Walks through the journey in front of `npm run mock`.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the console, with its path
 * @param {object} options
 * @param {string} options.version that it has to say
 * @param {boolean} options.isWhole whether it creates an instance
 * @param {boolean} options.isForPeople whether it is a web server, and not one to try the console with
 * @param {string} options.folder with the files of the console
 * @returns {Promise<string[]>} the faults: headers, messages in the browser's console, and calls that leave the origin;
 *   throws when a step fails
 */
export async function smoke(browser, address, { version, isWhole, isForPeople, folder }) {
  const context = await browser.newContext()
  context.setDefaultTimeout(30_000)
  try {
    const page = await context.newPage()
    const { origin, host } = new URL(address)
    const faults = [...(await headerFaults(address, isForPeople)), ...(await pathFaults(address))]
    /** @type {string[]} */
    const said = []
    page.on('console', (message) => {
      if (isRefusal(message, origin)) return
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`${message.text()} (${message.location().url})`)
      else said.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin !== origin && /^https?:$/.test(url.protocol)) faults.push(`It calls ${url.href}`)
    })
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== host) faults.push(`It calls ${socket.url()}`)
    })
    await page.goto(`${address}login/tidewater-research/local`)
    faults.push(...(await appFaults(page, address)))
    await page.getByRole('textbox', { name: 'Username' }).fill('ines')
    await page.getByLabel('Password').fill('any')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'thesis', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
    if (isWhole) await createInstance(page, address)
    await page.getByRole('link', { name: 'draft-001', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'draft-001' }).waitFor()
    const url = page.url()
    if (!url.startsWith(address)) faults.push(`It has left ${address} for ${url}`)
    // A WebSocket, which the control plane takes from a page of its own origin only.
    await page.goto(`${address}${project}/instances/draft-001/serial-console`)
    await page.getByRole('status', { name: 'Connection' }).getByText('connected', { exact: true }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'login:' }).first().waitFor()
    const file = await (await fetch(`${address}VERSION`)).text()
    if (file !== `${version}\n`) faults.push(`VERSION says ${file}`)
    if (said[0] !== `Orrery ${version}`) faults.push(`The browser's console begins with ${said[0]}`)
    page.removeAllListeners('console')
    faults.push(...(await releaseFaults(page, address, folder)))
    return faults
  } finally {
    await context.close()
  }
}
