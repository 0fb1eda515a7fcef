import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import type { Call } from '../support/calls'
import { elsewhere } from '../support/elsewhere'

// After a deletion or rename, no call uses the old name, and no page shows an error for it. The mock has its usual
// latency, so that even a short alert would be seen.

declare global {
  interface Window {
    /** Every alert the page has shown, however short. */
    alertsShown?: string[]
  }
}

/** The console's calls and the alerts of a page since something. */
interface Watched {
  /** Path and query of each call sent after the first write; nothing before it. */
  asked(): string[]
  alerts(): Promise<string[]>
}

const isWrite = ({ method, isOfTest }: Call) => !isOfTest && (method === 'DELETE' || method === 'PUT')

/** Watches calls and alerts from now on. @param calls of the page */
async function watch(page: Page, calls: readonly Call[]): Promise<Watched> {
  await page.evaluate(() => {
    const isWatching = window.alertsShown !== undefined
    window.alertsShown = []
    if (isWatching) return
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="alert"]'))
        if (textContent) window.alertsShown?.push(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const from = calls.length
  return {
    asked() {
      const write = calls.findIndex((call, index) => index >= from && isWrite(call))
      return write < 0 ? [] : calls.slice(write + 1).map(({ url }) => url)
    },
    alerts: () => page.evaluate(() => window.alertsShown ?? ['nothing was watched']),
  }
}

interface Named {
  /** In the path of a call: `/v1/instances/…`. */
  noun: string
  /** In the query of a call: `instance=…`. */
  param: string
  name: string
}

/** Calls about a resource, by name or id. */
const about = ({ noun, param, name }: Named, id?: string) => {
  const named = id ? `(${name}|${id})` : name
  return new RegExp(`/${noun}/${named}(/|\\?|$)|[?&]${param}=${named}(&|$)`)
}

/** Waits until a list, or anything, was fetched after the write; expects no call about what is gone, and no alert. */
async function expectLeftAlone({ asked, alerts }: Watched, gone: RegExp, list = /^/) {
  await expect.poll(() => asked().some((url) => list.test(url))).toBe(true)
  expect(asked().filter((url) => gone.test(url))).toEqual([])
  expect(await alerts()).toEqual([])
}

interface OwnPage extends Named {
  what: string
  /** The path of its page. */
  path: string
  /** The request that creates it, if the region has none to delete: a path and a body. */
  made?: { path: string; body: Record<string, unknown> }
  /** The path of its record in the API. */
  view: string
  /** The button of the menu on its page. */
  menu: string
  list: { path: string; heading: string }
}

const project = '/projects/berth-planner'
const inVpc = 'project=berth-planner&vpc=default'
const soonGone = { name: 'soon-gone', description: '' }

const ownPages: readonly OwnPage[] = [
  ...['storage', 'networking', 'settings'].map((tab) => ({
    what: `an instance, on its ${tab} tab`,
    noun: 'instances',
    param: 'instance',
    name: `gone-by-${tab}`,
    made: {
      path: '/v1/instances?project=berth-planner',
      body: {
        name: `gone-by-${tab}`,
        hostname: 'gone',
        description: '',
        memory: 2 ** 30,
        ncpus: 1,
        start: false,
      },
    },
    path: `${project}/instances/gone-by-${tab}/${tab}`,
    view: `/v1/instances/gone-by-${tab}?project=berth-planner`,
    menu: 'Instance actions',
    list: { path: `${project}/instances`, heading: 'Instances' },
  })),
  {
    what: 'an anti-affinity group',
    noun: 'anti-affinity-groups',
    param: 'anti_affinity_group',
    name: 'api-spread',
    path: `${project}/affinity/api-spread`,
    view: '/v1/anti-affinity-groups/api-spread?project=berth-planner',
    menu: 'Anti-affinity group actions',
    list: { path: `${project}/affinity`, heading: 'Affinity groups' },
  },
  {
    what: 'a router',
    noun: 'vpc-routers',
    param: 'router',
    name: 'soon-gone',
    made: { path: `/v1/vpc-routers?${inVpc}`, body: soonGone },
    path: `${project}/vpcs/default/routers/soon-gone`,
    view: `/v1/vpc-routers/soon-gone?${inVpc}`,
    menu: 'Router actions',
    list: { path: `${project}/vpcs/default/routers`, heading: 'default' },
  },
  {
    what: 'an internet gateway',
    noun: 'internet-gateways',
    param: 'gateway',
    name: 'soon-gone',
    made: { path: `/v1/internet-gateways?${inVpc}`, body: soonGone },
    path: `${project}/vpcs/default/internet-gateways/soon-gone`,
    view: `/v1/internet-gateways/soon-gone?${inVpc}`,
    menu: 'Internet gateway actions',
    list: { path: `${project}/vpcs/default/internet-gateways`, heading: 'default' },
  },
  {
    what: 'a VPC, on its subnets tab',
    noun: 'vpcs',
    param: 'vpc',
    name: 'soon-gone',
    made: { path: '/v1/vpcs?project=berth-planner', body: { ...soonGone, dns_name: 'soon-gone' } },
    path: `${project}/vpcs/soon-gone/subnets`,
    view: '/v1/vpcs/soon-gone?project=berth-planner',
    menu: 'VPC actions',
    list: { path: `${project}/vpcs`, heading: 'VPCs' },
  },
]

test('a deletion from the page of what is deleted, or from its row, asks for it again, or shows alerts', async ({
  page,
  calls,
}) => {
  test.slow()
  await visit(page, `${project}/affinity?speed=50`, 'Affinity groups')
  for (const { made, noun, name } of ownPages) {
    if (made) await elsewhere(page, 'POST', made.path, made.body)
    // A VPC with subnets cannot be deleted, and each new one has a subnet.
    if (noun === 'vpcs')
      await elsewhere(page, 'DELETE', `/v1/vpc-subnets/default?project=berth-planner&vpc=${name}`)
  }

  await test.step('an anti-affinity group, from its row, for the cells of the row', async () => {
    const group = { noun: 'anti-affinity-groups', param: 'anti_affinity_group', name: 'data-spread' }
    const { id } = await elsewhere<{ id: string }>(
      page,
      'GET',
      '/v1/anti-affinity-groups/data-spread?project=berth-planner',
    )
    const watched = await watch(page, calls)
    await chooseRowAction(page, group.name, 'Delete')
    await confirm(page, 'Delete data-spread?')
    await expect(page.getByRole('link', { name: group.name, exact: true })).toHaveCount(0)
    await expectLeftAlone(watched, about(group, id), /^\/v1\/anti-affinity-groups\?/)
  })

  for (const own of ownPages)
    await test.step(own.what, async () => {
      const { path, view, name, menu, list } = own
      const { id } = await elsewhere<{ id: string }>(page, 'GET', view)
      await goInPage(page, path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const watched = await watch(page, calls)
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
      await confirm(page, `Delete ${name}?`)
      await expect(page).toHaveURL(list.path)
      await expect(page.getByRole('heading', { level: 1, name: list.heading })).toBeFocused()
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
      await expectLeftAlone(watched, about(own, id))
    })
})

test('after a deletion on the page that was loaded first, the focus is at the top of the document', async ({
  page,
}) => {
  await visit(page, `${project}/instances/never-booted/storage?latency=0`, 'never-booted')
  await page.getByRole('button', { name: 'Instance actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await confirm(page, 'Delete never-booted?')
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeFocused()
})

const NEW_NAME = 'another-name'
const link = (page: Page) => page.getByRole('link', { name: NEW_NAME, exact: true }).first()
const cell = (page: Page) => page.getByRole('cell', { name: NEW_NAME }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: NEW_NAME })

interface Rename extends Named {
  what: string
  /** The path of its form. */
  path: string
  form: string
  submit: string
  /** The path to which it leads. */
  to: string
  shows: (page: Page) => ReturnType<Page['getByRole']>
  list: RegExp
}

const vpc = `${project}/vpcs/default`
const inland = `${project}/vpcs/plant-floor/routers/inland`
/** Those that are in the paths of others come last. */
const renames: readonly Rename[] = [
  {
    what: 'a subnet',
    noun: 'vpc-subnets',
    param: 'subnet',
    name: 'default',
    path: `${vpc}/subnets/default/edit`,
    form: 'Edit subnet',
    submit: 'Update subnet',
    to: `${vpc}/subnets`,
    shows: cell,
    list: /^\/v1\/vpc-subnets\?/,
  },
  {
    what: 'a router',
    noun: 'vpc-routers',
    param: 'router',
    name: 'system',
    path: `${vpc}/routers/system/edit`,
    form: 'Edit router',
    submit: 'Update router',
    to: `${vpc}/routers`,
    shows: link,
    list: /^\/v1\/vpc-routers\?/,
  },
  {
    what: 'a route',
    noun: 'vpc-router-routes',
    param: 'route',
    name: 'depot-01',
    path: `${inland}/routes/depot-01/edit`,
    form: 'Edit route',
    submit: 'Update route',
    to: inland,
    shows: cell,
    list: /^\/v1\/vpc-router-routes\?/,
  },
  {
    what: 'an anti-affinity group',
    noun: 'anti-affinity-groups',
    param: 'anti_affinity_group',
    name: 'api-spread',
    path: `${project}/affinity/api-spread/edit`,
    form: 'Edit anti-affinity group',
    submit: 'Update anti-affinity group',
    to: `${project}/affinity/${NEW_NAME}`,
    shows: heading,
    list: /^\/v1\/anti-affinity-groups\/another-name\?/,
  },
  {
    what: 'a floating IP',
    noun: 'floating-ips',
    param: 'floating_ip',
    name: 'quay-1',
    path: `${project}/floating-ips/quay-1/edit`,
    form: 'Edit floating IP',
    submit: 'Update floating IP',
    to: `${project}/floating-ips`,
    shows: cell,
    list: /^\/v1\/floating-ips\?/,
  },
  {
    what: 'a VPC',
    noun: 'vpcs',
    param: 'vpc',
    name: 'default',
    path: `${vpc}/edit`,
    form: 'Edit VPC',
    submit: 'Update VPC',
    to: `${project}/vpcs/${NEW_NAME}/firewall-rules`,
    shows: heading,
    list: /^\/v1\/vpcs\/another-name\?/,
  },
  {
    what: 'a project',
    noun: 'projects',
    param: 'project',
    name: 'berth-planner',
    path: `${project}/edit`,
    form: 'Edit project',
    submit: 'Update project',
    to: '/projects',
    shows: link,
    list: /^\/v1\/projects\?/,
  },
]

test('what was renamed is asked for by its old name', async ({ page, calls }) => {
  test.slow()
  await visit(page, '/settings/profile', 'Profile')
  for (const rename of renames)
    await test.step(rename.what, async () => {
      await goInPage(page, rename.path)
      const panel = dialog(page, rename.form)
      await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(NEW_NAME)
      const watched = await watch(page, calls)
      await panel.getByRole('button', { name: rename.submit }).click()
      await expect(page).toHaveURL(rename.to)
      await expect(rename.shows(page)).toBeVisible()
      await expectLeftAlone(watched, about(rename), rename.list)
    })
})

interface GoneElsewhere {
  what: string
  path: string
  name: string
  /** The resource that another user deletes. */
  gone: string
  says: string
  leadsTo: string
}

const goneElsewhere: readonly GoneElsewhere[] = [
  {
    what: 'an instance',
    path: `${project}/instances/never-booted/storage`,
    name: 'never-booted',
    gone: '/v1/instances/never-booted?project=berth-planner',
    says: 'Page not found: There is no instance never-booted in berth-planner',
    leadsTo: 'All instances',
  },
  {
    what: 'an anti-affinity group',
    path: `${project}/affinity/api-spread`,
    name: 'api-spread',
    gone: '/v1/anti-affinity-groups/api-spread?project=berth-planner',
    says: 'Page not found: There is no anti-affinity group api-spread in berth-planner',
    leadsTo: 'All affinity groups',
  },
]

test('what was deleted elsewhere is left without a message, and its deletion offers to try again', async ({
  page,
}) => {
  await visit(page, `${project}/disks?latency=0&filter=archive`, 'Disks')
  await test.step('a dialog', async () => {
    await chooseRowAction(page, 'archive-2024', 'Delete')
    await elsewhere(page, 'DELETE', '/v1/disks/archive-2024?project=berth-planner')
    await confirm(page, 'Delete archive-2024?')
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
      'archive-2024 was already deleted',
    )
    await expect(page.getByRole('row', { name: /archive-2024/ })).toHaveCount(0)
  })
  for (const { what, path, name, gone, says, leadsTo } of goneElsewhere)
    await test.step(what, async () => {
      await goInPage(page, path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await elsewhere(page, 'DELETE', gone)
      await page.getByRole('button', { name: 'Refresh data' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('navigation', { name: 'berth-planner navigation' })).toBeVisible()
      await page.getByRole('link', { name: leadsTo, exact: true }).click()
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
    })
})
