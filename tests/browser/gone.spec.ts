import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// What was deleted or renamed is not asked for any more by the name it had, and no page complains of it. The mock
// answers as slowly as it does for users: what is asked for in vain would be seen.

declare global {
  interface Window {
    /** Every alert the page has shown since it was watched, however short. */
    shownAlerts?: string[]
  }
}

const watchAlerts = (page: Page) =>
  page.evaluate(() => {
    const shown: string[] = []
    window.shownAlerts = shown
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]')) shown.push(alert.textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

const shownAlerts = (page: Page) =>
  page.evaluate(() => (window.shownAlerts ?? []).filter((text) => text !== ''))

interface OwnPage {
  what: string
  path: string
  name: string
  /** The button of its page's menu. */
  menu: string
  list: { heading: string; url: string }
  /** A call about it, by its path and query. */
  about: RegExp
}

const project = '/projects/berth-planner'
const ownPages: readonly OwnPage[] = [
  {
    what: 'an instance',
    path: `${project}/instances/never-booted/storage`,
    name: 'never-booted',
    menu: 'Instance actions',
    list: { heading: 'Instances', url: `${project}/instances` },
    about: /[/=]never-booted\b/,
  },
  {
    what: 'an anti-affinity group',
    path: `${project}/affinity/api-spread`,
    name: 'api-spread',
    menu: 'Anti-affinity group actions',
    list: { heading: 'Affinity groups', url: `${project}/affinity` },
    about: /[/=]api-spread\b/,
  },
]

/** Deletes what the page is about, from its own menu, and waits for the list. */
async function deleteFromOwnPage(page: Page, { name, menu, list }: OwnPage) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await confirm(page, `Delete ${name}?`)
  await expect(page).toHaveURL(list.url)
  await expect(page.getByRole('heading', { level: 1, name: list.heading })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name, exact: true })).toHaveCount(0)
}

for (const own of ownPages)
  test(`${own.what} that is deleted from its own page is not asked for again, and no alert is seen`, async ({
    page,
    calls,
  }) => {
    await visit(page, own.path, own.name)
    await watchAlerts(page)
    await deleteFromOwnPage(page, own)
    const deletion = calls.findIndex(({ method }) => method === 'DELETE')
    expect(deletion).toBeGreaterThan(0)
    expect(calls.slice(deletion + 1).filter(({ url }) => own.about.test(url))).toEqual([])
    expect(await shownAlerts(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: own.list.heading })).toBeFocused()
  })

test('a router, a gateway and a VPC that are deleted from their own pages are not asked for again', async ({
  page,
  calls,
}) => {
  const vpcs = '/projects/web/vpcs'
  await visit(page, `${vpcs}/default/routers-new?scenario=small`, 'default')
  const router = dialog(page, 'Create router')
  await router.getByRole('textbox', { name: 'Name', exact: true }).fill('short-lived')
  await router.getByRole('button', { name: 'Create router' }).click()
  await page.getByRole('link', { name: 'short-lived', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'short-lived' }).waitFor()
  await watchAlerts(page)
  await page.getByRole('button', { name: 'Router actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete short-lived?')
  await expect(page).toHaveURL(`${vpcs}/default/routers`)

  await page.getByRole('tab', { name: 'Internet gateways' }).click()
  await page.getByRole('link', { name: 'New internet gateway' }).first().click()
  const gateway = dialog(page, 'Create internet gateway')
  await gateway.getByRole('textbox', { name: 'Name', exact: true }).fill('soon-gone')
  await gateway.getByRole('button', { name: 'Create internet gateway' }).click()
  await page.getByRole('link', { name: 'soon-gone', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'soon-gone' }).waitFor()
  await page.getByRole('button', { name: 'Internet gateway actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await confirm(page, 'Delete soon-gone?')
  await expect(page).toHaveURL(`${vpcs}/default/internet-gateways`)

  const deletions = calls.flatMap(({ method }, index) => (method === 'DELETE' ? [index] : []))
  expect(deletions).toHaveLength(2)
  for (const [index, name] of [
    [deletions[0], 'short-lived'],
    [deletions[1], 'soon-gone'],
  ] as const)
    expect(calls.slice((index ?? 0) + 1).filter(({ url }) => url.includes(name))).toEqual([])
  expect(await shownAlerts(page)).toEqual([])
})

test('an instance that is deleted from its row is not asked for again by the cells of the row', async ({
  page,
  calls,
}) => {
  await visit(page, '/projects/berth-planner/instances', 'Instances')
  await watchAlerts(page)
  await chooseRowAction(page, 'never-booted', 'Delete')
  await confirm(page, 'Delete never-booted?')
  await expect(page.getByRole('link', { name: 'never-booted' })).toHaveCount(0)
  const deletion = calls.findIndex(({ method }) => method === 'DELETE')
  expect(calls.slice(deletion + 1).filter(({ url }) => url.includes('never-booted'))).toEqual([])
  expect(await shownAlerts(page)).toEqual([])
})

interface Rename {
  what: string
  path: string
  form: string
  submit: string
  from: string
  /** Where it leads. */
  to: string
  shows: (page: Page) => ReturnType<Page['getByRole']>
}

const NEW_NAME = 'renamed-here'
const link = (page: Page) => page.getByRole('link', { name: NEW_NAME, exact: true }).first()
const cell = (page: Page) => page.getByRole('cell', { name: NEW_NAME }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: NEW_NAME })

const renames: readonly Rename[] = [
  {
    what: 'a project',
    path: '/projects/berth-planner/edit',
    form: 'Edit project',
    submit: 'Update project',
    from: 'berth-planner',
    to: '/projects',
    shows: link,
  },
  {
    what: 'a VPC',
    path: '/projects/berth-planner/vpcs/default/edit',
    form: 'Edit VPC',
    submit: 'Update VPC',
    from: 'default',
    to: `/projects/berth-planner/vpcs/${NEW_NAME}/firewall-rules`,
    shows: heading,
  },
  {
    what: 'a subnet',
    path: '/projects/berth-planner/vpcs/default/subnets/default/edit',
    form: 'Edit subnet',
    submit: 'Update subnet',
    from: 'default',
    to: '/projects/berth-planner/vpcs/default/subnets',
    shows: cell,
  },
  {
    what: 'a router',
    path: '/projects/berth-planner/vpcs/default/routers/system/edit',
    form: 'Edit router',
    submit: 'Update router',
    from: 'system',
    to: '/projects/berth-planner/vpcs/default/routers',
    shows: link,
  },
  {
    what: 'an anti-affinity group',
    path: '/projects/berth-planner/affinity/api-spread/edit',
    form: 'Edit anti-affinity group',
    submit: 'Update group',
    from: 'api-spread',
    to: `/projects/berth-planner/affinity/${NEW_NAME}`,
    shows: heading,
  },
]

for (const { what, path, form, submit, from, to, shows } of renames)
  test(`after ${what} was renamed, nothing asks for it by the old name`, async ({ page, calls }) => {
    await page.goto(path)
    await watchAlerts(page)
    const panel = dialog(page, form)
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(NEW_NAME)
    await panel.getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(to)
    await expect(shows(page)).toBeVisible()
    const write = calls.findIndex(({ method }) => method === 'PUT')
    expect(write).toBeGreaterThan(0)
    // A VPC's own name may be that of its subnet or its project: only what names the thing itself is asked about.
    const own = { project: 'projects', VPC: 'vpcs', subnet: 'vpc-subnets', router: 'vpc-routers' }
    const noun = Object.entries(own).find(([word]) => what.endsWith(word))?.[1] ?? 'anti-affinity-groups'
    const param = { projects: 'project', vpcs: 'vpc', 'vpc-subnets': 'subnet', 'vpc-routers': 'router' }[noun]
    const stale = new RegExp(`/${noun}/${from}\\b|[?&]${param ?? 'anti_affinity_group'}=${from}\\b`)
    expect(calls.slice(write + 1).filter(({ url }) => stale.test(url))).toEqual([])
    expect(await shownAlerts(page)).toEqual([])
  })

test('after a floating IP was renamed, nothing asks for it by the old name', async ({ page, calls }) => {
  await visit(page, '/projects/berth-planner/floating-ips', 'Floating IPs')
  const name = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  await chooseRowAction(page, name, 'Edit')
  await watchAlerts(page)
  const panel = dialog(page, 'Edit floating IP')
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(NEW_NAME)
  await panel.getByRole('button', { name: 'Update floating IP' }).click()
  await expect(cell(page)).toBeVisible()
  const write = calls.findIndex(({ method }) => method === 'PUT')
  expect(calls.slice(write + 1).filter(({ url }) => url.includes(`/floating-ips/${name}`))).toEqual([])
  expect(await shownAlerts(page)).toEqual([])
})
