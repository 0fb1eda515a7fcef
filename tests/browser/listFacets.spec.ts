import { expect, test } from '../support/browserTest'

// The search texts and facets of each list. How filters work is tested in lists.spec.ts.

interface ListCase {
  path: string
  /** Name of the table. */
  table: string
  nouns: string
  /** The typed text and the remaining rows. */
  typed: string
  found: string[]
  /** A facet, one of its values, and its number of rows. */
  facet?: [facet: string, value: string, count: number]
}

const planner = '/projects/berth-planner'
const lists: ListCase[] = [
  {
    path: '/projects',
    table: 'Projects',
    nouns: 'projects',
    typed: 'cranes shifts',
    found: ['dock-scheduler'],
  },
  {
    path: `${planner}/disks`,
    table: 'Disks',
    nouns: 'disks',
    typed: 'archive-2024',
    found: ['archive-2024'],
    facet: ['Attached to', 'berth-db-replica', 6],
  },
  {
    path: `${planner}/snapshots`,
    table: 'Snapshots',
    nouns: 'snapshots',
    typed: 'monday',
    found: ['tide-tables-monday'],
    facet: ['State', 'Faulted', 1],
  },
  {
    path: `${planner}/images`,
    table: 'Project images',
    nouns: 'images',
    typed: 'boot',
    found: ['berth-golden'],
    facet: ['OS', 'quayside', 13],
  },
  {
    path: '/images',
    table: 'Silo images',
    nouns: 'images',
    typed: 'hardened 04',
    found: ['hardened-04'],
    facet: ['Size', 'Under 10 GiB', 7],
  },
  {
    path: `${planner}/floating-ips`,
    table: 'Floating IPs',
    nouns: 'floating IPs',
    typed: '192.0.2.107',
    found: ['batch-night-4-front'],
    facet: ['Attached to', 'net-heavy', 8],
  },
  {
    path: `${planner}/affinity`,
    table: 'Affinity groups',
    nouns: 'affinity groups',
    typed: 'simul',
    found: ['simulation'],
    facet: ['Policy', 'Fail', 3],
  },
  {
    path: `${planner}/affinity/data-spread`,
    table: 'Members',
    nouns: 'members',
    typed: 'replica',
    found: ['berth-db-replica'],
    facet: ['State', 'Running', 1],
  },
  {
    path: `${planner}/access`,
    table: 'Project access',
    nouns: 'users and groups',
    typed: 'network',
    found: ['network-ops'],
    facet: ['Type', 'Group', 4],
  },
  {
    path: `${planner}/vpcs`,
    table: 'VPCs',
    nouns: 'VPCs',
    typed: 'partner',
    found: ['old-dmz'],
  },
  {
    path: `${planner}/vpcs/plant-floor/firewall-rules`,
    table: 'Firewall rules',
    nouns: 'firewall rules',
    typed: 'allow-ssh',
    found: ['allow-ssh'],
    facet: ['Action', 'Deny', 2],
  },
  {
    path: `${planner}/vpcs/default/subnets`,
    table: 'Subnets',
    nouns: 'subnets',
    typed: '172.30.5.0',
    found: ['backup'],
    facet: ['Router', 'System router only', 3],
  },
  {
    path: `${planner}/vpcs/default/routers`,
    table: 'Routers',
    nouns: 'routers',
    typed: 'kept by',
    found: ['system'],
    facet: ['Kind', 'System', 1],
  },
  {
    path: `${planner}/vpcs/default/routers/system`,
    table: 'Routes',
    nouns: 'routes',
    typed: 'storage',
    found: ['storage'],
    facet: ['Target', 'Gateway', 2],
  },
  {
    path: `${planner}/vpcs/default/internet-gateways`,
    table: 'Internet gateways',
    nouns: 'internet gateways',
    typed: 'the default',
    found: ['default'],
  },
]

for (const { path, table, nouns, typed, found, facet } of lists)
  test(`${path} is filtered`, async ({ page }) => {
    await page.goto(`${path}?latency=0`)
    const rows = page.getByRole('table', { name: table, exact: true }).getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    const all = await rows.count()
    await page.keyboard.press('/')
    const filter = page.getByRole('searchbox', { name: `Filter ${nouns}` })
    await expect(filter).toBeFocused()
    await filter.fill(typed)
    await expect(rows).toHaveCount(found.length + 1)
    await expect(page.getByText(new RegExp(`^${found.length} of \\d+ match(es)?$`))).toBeVisible()
    for (const name of found) await expect(rows.filter({ hasText: name })).toHaveCount(1)

    await expect(page).toHaveURL(/filter=/)
    await page.reload()
    await expect(rows).toHaveCount(found.length + 1)
    await expect(filter).toHaveValue(typed)
    await filter.fill('nothing like it')
    await page.getByRole('button', { name: `Show all ${nouns}` }).click()
    await expect(rows).toHaveCount(all)

    if (!facet) return
    const [label, value, count] = facet
    const census = page.getByRole('search').getByRole('group', { name: label })
    if (await census.isVisible()) {
      await census.getByRole('button', { name: `${count} ${value.toLowerCase()}`, exact: true }).click()
      await expect(rows).toHaveCount(count + 1)
      return
    }
    await page.getByRole('search').getByRole('button', { name: label }).click()
    const option = page.getByRole('menuitemcheckbox', { name: value })
    await expect(option).toHaveText(`${value}${count}`)
    await option.click()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(count + 1)
  })
