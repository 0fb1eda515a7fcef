import type { Locator, Page } from 'playwright/test'
import { chooseRowAction, dialog, goInPage, unfold } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, REQUEST_ID, type Failure } from '../support/network'
import { sshKeys } from '../support/sshKeys'
import { idOf } from '#mirage/random'
import { beginFailingTravel, typedIn } from '../support/wayOn'

// Sends every form while requests fail in each possible way: typed values stay, the form names the error, and a
// retry is possible; the last one succeeds.

// So that no toast covers a button.
test.use({ viewport: { width: 1440, height: 1300 } })

const project = '/projects/berth-planner'
const vpc = `${project}/vpcs/plant-floor`
const gateway = `${vpc}/internet-gateways/uplink-east`
const router = `${vpc}/routers/inland`

const stopped = `${project}/instances/net-heavy`

interface Form {
  path: string
  title: string
  submit: string
  /** Typed texts, by the labels of text fields. */
  texts?: Record<string, string>
  /** Typed numbers, by the labels of number fields. */
  numbers?: Record<string, string>
  /** Picked options, by the labels of pickers. */
  picks?: Record<string, string | RegExp>
  /** The chosen radio button. */
  radio?: string
  /** Opens the form, if it is a dialog without an address, or a section of it. */
  open?: (page: Page) => Promise<void>
  /** The form is a page, and navigates away once it is sent. */
  isPage?: true
}

const pressing = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const described = { Description: 'Typed while calls fail' }
const named = { Name: 'typed-in-vain', ...described }
const creating = (path: string, title: string, rest: Partial<Form> = {}): Form => ({
  path,
  title,
  submit: title,
  ...rest,
  texts: { ...named, ...rest.texts },
})
const updating = (path: string, title: string, submit: string): Form => ({
  path,
  title,
  submit,
  texts: described,
})

const forms: Record<string, readonly Form[]> = {
  'projects and access': [
    creating('/projects-new', 'Create project'),
    updating('/projects/sandbox/edit', 'Edit project', 'Update project'),
    {
      path: `${project}/access/${idOf('group harbour-observers')}/edit`,
      title: 'Change role',
      submit: 'Change role',
      radio: 'Admin',
    },
    {
      path: `${project}/access-new`,
      title: 'Add user or group',
      submit: 'Add user or group',
      picks: { 'User or group': /./ },
      radio: 'Collaborator',
    },
    creating(`${project}/affinity-new`, 'Create affinity group'),
    updating(`${project}/affinity/api-spread/edit`, 'Edit anti-affinity group', 'Update anti-affinity group'),
    updating(`${project}/affinity-groups/simulation/edit`, 'Edit affinity group', 'Update affinity group'),
  ],
  storage: [
    creating(`${project}/disks-new`, 'Create disk'),
    creating(`${project}/snapshots-new`, 'Create snapshot', { picks: { Disk: /archive-2024/ } }),
    creating(`${project}/snapshots/tide-tables-monday/images-new`, 'Create image from snapshot', {
      submit: 'Create image',
    }),
  ],
  instances: [
    creating(`${project}/instances-new`, 'Create instance', {
      isPage: true,
      open: (page) => unfold(page, 'How many, description and start'),
      picks: { 'Silo image': /./ },
    }),
    creating(`${project}/instances/gpu-like-64/networking/interfaces-new`, 'Add network interface', {
      picks: { Subnet: /./ },
    }),
    {
      path: `${project}/instances`,
      title: 'Resize instance',
      submit: 'Resize instance',
      open: (page) => chooseRowAction(page, 'net-heavy', 'Resize'),
      numbers: { vCPUs: '3' },
    },
    {
      path: `${stopped}/storage`,
      title: 'Attach disk',
      submit: 'Attach disk',
      open: pressing('Attach disk'),
      picks: { Disk: /./ },
    },
    {
      path: `${stopped}/networking`,
      title: 'Attach floating IP',
      submit: 'Attach floating IP',
      open: pressing('Attach floating IP'),
      picks: { 'Floating IP': /./ },
    },
    {
      path: `${stopped}/settings`,
      title: 'Add to group',
      submit: 'Add to group',
      open: pressing('Add to group'),
      picks: { Group: /./ },
    },
  ],
  networks: [
    creating(`${project}/vpcs-new`, 'Create VPC', { texts: { 'DNS name': 'typed' } }),
    updating(`${vpc}/edit`, 'Edit VPC', 'Update VPC'),
    creating(`${project}/floating-ips-new`, 'Create floating IP'),
    updating(`${project}/floating-ips/quay-1/edit`, 'Edit floating IP', 'Update floating IP'),
    updating(
      `${project}/instances/net-heavy/networking/interfaces/net0/edit`,
      'Edit network interface',
      'Update network interface',
    ),
  ],
  'subnets and rules': [
    creating(`${vpc}/firewall-rules-new`, 'Add firewall rule'),
    updating(`${vpc}/firewall-rules/allow-ssh/edit`, 'Edit firewall rule', 'Update firewall rule'),
    creating(`${vpc}/subnets-new`, 'Create subnet', { texts: { 'IPv4 block': '10.40.77.0/24' } }),
    updating(`${vpc}/subnets/reefer-01/edit`, 'Edit subnet', 'Update subnet'),
  ],
  'routers and gateways': [
    creating(`${vpc}/routers-new`, 'Create router'),
    updating(`${router}/edit`, 'Edit router', 'Update router'),
    creating(`${router}/routes-new`, 'Create route', {
      texts: { 'Destination IP': '10.9.9.9', 'Target IP': '10.40.1.9' },
    }),
    updating(`${router}/routes/depot-01/edit`, 'Edit route', 'Update route'),
    creating(`${vpc}/internet-gateways-new`, 'Create internet gateway'),
    creating(`${gateway}/pools-attach`, 'Attach IP pool', { picks: { 'IP pool': /./ } }),
    creating(`${vpc}/internet-gateways/default/addresses-attach`, 'Attach IP address', {
      texts: { 'IP address': '192.0.2.99' },
    }),
  ],
  'pools and lots': [
    creating('/system/networking/ip-pools-new', 'Create IP pool'),
    updating('/system/networking/ip-pools/research-v4/edit', 'Edit IP pool', 'Update IP pool'),
    {
      path: '/system/networking/ip-pools/research-v4/ranges-add',
      title: 'Add IP range',
      submit: 'Add IP range',
      texts: { 'First address': '10.20.0.0', 'Last address': '10.20.0.9' },
    },
    {
      path: '/system/networking/address-lots-new',
      title: 'Create address lot',
      submit: 'Create address lot',
      texts: { Name: 'typed-in-vain', Blocks: '198.51.100.0-198.51.100.9' },
    },
    {
      path: '/system/networking/loopback-addresses-new',
      title: 'Create loopback address',
      submit: 'Create loopback address',
      picks: { 'Address lot': 'rack-infra' },
      texts: { Address: 'fd00:99::3/128' },
    },
    {
      path: '/system/networking/bfd-sessions-enable',
      title: 'Enable BFD session',
      submit: 'Enable BFD session',
      texts: { Peer: '172.20.15.99' },
    },
  ],
  'access and keys': [
    {
      path: '/access-new',
      title: 'Add user or group',
      submit: 'Add user or group',
      picks: { 'User or group': 'on-call' },
      radio: 'Admin',
    },
    {
      path: `${project}/probes-new`,
      title: 'Create probe',
      submit: 'Create probe',
      texts: { Name: 'typed-in-vain' },
      picks: { Sled: 'ORS1007' },
    },
    {
      path: '/settings/ssh-keys-new',
      title: 'Add SSH key',
      submit: 'Add SSH key',
      texts: { ...named, 'Public key': sshKeys.ed25519 },
    },
    {
      path: '/system/alerts/receivers/audit-sink/subscriptions-add',
      title: 'Add subscription',
      submit: 'Add subscription',
      texts: { Subscription: 'test.disk.*' },
    },
  ],
}

const failures: readonly (readonly [Failure, RegExp])[] = [
  ['broken', /Internal Server Error/],
  ['forbidden', /Action not authorized|Forbidden/],
  ['dead', /could not be reached/],
  ['unparsable', /Error reading API response/],
]

/** Fills in a form. */
async function fillIn(page: Page, form: Locator, { texts = {}, numbers = {}, picks = {}, radio }: Form) {
  for (const [name, value] of Object.entries(texts))
    await form.getByRole('textbox', { name }).first().fill(value)
  for (const [name, value] of Object.entries(numbers))
    await form.getByRole('spinbutton', { name }).fill(value)
  for (const [name, value] of Object.entries(picks)) {
    await form.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: value }).first().click()
  }
  if (radio !== undefined) await form.getByRole('radio', { name: radio }).check()
}

/** Sends a form while its request fails in one way. */
async function sendInVain(
  page: Page,
  form: Locator,
  submit: Locator,
  [how, message]: (typeof failures)[number],
) {
  const typed = await typedIn(page)
  const troubles = await Promise.all(
    ['POST', 'PUT'].map((method) => failCalls(page, { method, path: '' }, how)),
  )
  await submit.click()
  const alert = form.getByRole('alert').filter({ hasText: message })
  await expect(alert).toBeVisible()
  if (how !== 'dead') await expect(alert).toContainText(REQUEST_ID)
  expect(await typedIn(page)).toEqual(typed)
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
  for (const trouble of troubles) await trouble.lift()
}

for (const [area, list] of Object.entries(forms))
  test(`${area}: what was typed is still there when sending fails, and is sent at last`, async ({ page }) => {
    test.slow()
    await beginFailingTravel(page)
    for (const [index, form] of list.entries())
      await test.step(form.title, async () => {
        await goInPage(page, form.path)
        await form.open?.(page)
        const panel = form.isPage ? page.getByRole('main') : dialog(page, form.title)
        await fillIn(page, panel, form)
        const values = Object.values({ ...form.texts, ...form.numbers })
        expect(Object.values(await typedIn(page))).toEqual(expect.arrayContaining(values))
        const submit = panel.getByRole('button', { name: form.submit, exact: true })
        // All panels share one shell, and so do all pages: the first of each meets all failures, the others take
        // turns.
        const isFirst = index === 0 && (area === 'projects and access' || form.isPage)
        const met = failures.filter((_, way) => isFirst || way === index % failures.length)
        for (const failure of met) await sendInVain(page, panel, submit, failure)
        await submit.click()
        await expect(submit).toHaveCount(0)
      })
  })
