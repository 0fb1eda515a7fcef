import { expect, test } from 'vitest'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// The filters of each list in its address: texts and facets. The behaviour of filters is tested in
// src/features/kit/list and in tests/browser/listFilter.spec.ts.

interface ListCase {
  path: string
  /** Name of the table. */
  table: string
  /** A filter text, and the rows that match. */
  typed: string
  found: string[]
  /** A facet of the address with its label, one of its values with its label, and the number of its rows. */
  facet?: [id: string, label: string, value: string | (() => string), word: string, count: number]
}

const pages = setupPages({ scenario: 'company', persona: 'marit' })
const instance = (name: string) => () => rowNamed(pages.region.world.instances, name).id

const planner = '/projects/berth-planner'
const lists: ListCase[] = [
  { path: '/projects', table: 'Projects', typed: 'cranes shifts', found: ['dock-scheduler'] },
  {
    path: `${planner}/disks`,
    table: 'Disks',
    typed: 'archive-2024',
    found: ['archive-2024'],
    facet: ['attached', 'Attached to', instance('berth-db-replica'), 'berth-db-replica', 6],
  },
  {
    path: `${planner}/snapshots`,
    table: 'Snapshots',
    typed: 'monday',
    found: ['tide-tables-monday'],
    facet: ['state', 'State', 'faulted', 'faulted', 1],
  },
  {
    path: `${planner}/images`,
    table: 'Project images',
    typed: 'boot',
    found: ['berth-golden'],
    facet: ['os', 'OS', 'quayside', 'quayside', 13],
  },
  {
    path: '/images',
    table: 'Silo images',
    typed: 'hardened 04',
    found: ['hardened-04'],
    facet: ['size', 'Size', 'under-10-gib', 'Under 10 GiB', 7],
  },
  {
    path: `${planner}/floating-ips`,
    table: 'Floating IPs',
    typed: '192.0.2.107',
    found: ['batch-night-4-front'],
    facet: ['attached', 'Instance', instance('net-heavy'), 'net-heavy', 8],
  },
  {
    path: `${planner}/affinity`,
    table: 'Affinity groups',
    typed: 'simul',
    found: ['simulation'],
    facet: ['policy', 'Policy', 'fail', 'Fail', 3],
  },
  {
    path: `${planner}/affinity/data-spread`,
    table: 'Members',
    typed: 'replica',
    found: ['berth-db-replica'],
    facet: ['state', 'State', 'running', 'running', 1],
  },
  {
    path: `${planner}/access`,
    table: 'Project access',
    typed: 'network',
    found: ['network-ops'],
    facet: ['type', 'Type', 'silo_group', 'Group', 4],
  },
  { path: '/system/inventory/sleds', table: 'Sleds', typed: 'ors1028', found: ['ORS1028'] },
  { path: '/settings/ssh-keys', table: 'SSH keys', typed: 'marit@bast', found: ['bastion'] },
  { path: `${planner}/vpcs`, table: 'VPCs', typed: 'partner', found: ['old-dmz'] },
  {
    path: `${planner}/vpcs/plant-floor/firewall-rules`,
    table: 'Firewall rules',
    typed: 'allow-ssh',
    found: ['allow-ssh'],
    facet: ['action', 'Action', 'deny', 'Deny', 2],
  },
  {
    path: `${planner}/vpcs/default/subnets`,
    table: 'Subnets',
    typed: '172.30.5.0',
    found: ['backup'],
    facet: ['router', 'Router', 'system', 'System router only', 3],
  },
  {
    path: `${planner}/vpcs/default/routers`,
    table: 'Routers',
    typed: 'kept by',
    found: ['system'],
    facet: ['kind', 'Kind', 'system', 'System', 1],
  },
  {
    path: `${planner}/vpcs/default/routers/system`,
    table: 'Routes',
    typed: 'storage',
    found: ['storage'],
    facet: ['target', 'Target', 'internet_gateway', 'Gateway', 2],
  },
  {
    path: `${planner}/vpcs/default/internet-gateways`,
    table: 'Internet gateways',
    typed: 'the default',
    found: ['default'],
  },
  {
    path: '/system/networking/ip-pools/fragmented',
    table: 'IP ranges',
    typed: '203.0.113.204',
    found: ['203.0.113.204'],
  },
  { path: '/system/utilization', table: 'Silos', typed: 'research', found: ['tidewater-research'] },
  {
    path: '/system/networking/bgp/peers',
    table: 'BGP peers',
    typed: '172.20.15.34',
    found: ['172.20.15.34'],
  },
  {
    path: '/system/networking/bfd-sessions',
    table: 'BFD sessions',
    typed: '172.20.15.34',
    found: ['172.20.15.34'],
  },
]

test.each(lists)('$path is filtered', async ({ path, table, typed, found, facet }) => {
  const open = (id: string, value: string) => pages.open(`${path}?${new URLSearchParams({ [id]: value })}`)
  const rows = (await open('filter', typed)).rows(table)
  expect(rows).toEqual(found.map((name) => expect.stringContaining(name) as string))
  if (!facet) return
  const [id, label, value, word, count] = facet
  const page = await open(id, typeof value === 'string' ? value : value())
  expect(page.rows(table)).toHaveLength(count)
  // On the button of its menu, or over the list with its number of rows.
  expect(page.text).toMatch(new RegExp(` (Filter by ${label}: ${word}|${count} ${word}) `))
})
