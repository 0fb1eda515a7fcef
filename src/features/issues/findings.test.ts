import { describe, expect, it } from 'vitest'
import type { AlertDelivery, SledInstance } from '#store/api/generated/types'
import {
  deliveryFindings,
  hardwareFindings,
  instanceFindings,
  poolFindings,
  quotaFindings,
  sessionFindings,
  type Finding,
} from './findings'

const now = Date.parse('2025-12-01T12:00:00Z')

const instance = (state: SledInstance['state'], timeModified: string, siloName = 'ops'): SledInstance => ({
  id: `instance ${state} ${timeModified}`,
  name: 'web',
  projectName: 'harbour',
  siloName,
  activeSledId: 'sled-1',
  migrationId: null,
  state,
  ncpus: 2,
  memory: 1024,
  timeCreated: timeModified,
  timeModified,
})

describe('instances', () => {
  it('one that failed is an issue; one that runs is not', () => {
    const rows = [instance('failed', '2025-12-01T11:00:00Z'), instance('running', '2025-12-01T11:00:00Z')]
    expect(instanceFindings(rows, now, 'ops').map(({ state }) => state)).toEqual(['failed'])
  })
  it('a transition is an issue after ten minutes', () => {
    expect(instanceFindings([instance('starting', '2025-12-01T11:51:00Z')], now, 'ops')).toEqual([])
    expect(instanceFindings([instance('starting', '2025-12-01T11:49:00Z')], now, 'ops')).toHaveLength(1)
  })
  it('leads to its page in the own silo, and to its sled in another', () => {
    const to = (silo: string) =>
      instanceFindings([instance('failed', '2025-12-01T11:00:00Z', silo)], now, 'ops')[0]?.to
    expect(to('ops')).toBe('/projects/harbour/instances/web/storage')
    expect(to('research')).toBe('/system/inventory/sleds/sled-1/instances')
  })
})

describe('quotas', () => {
  const silo = (cpus: number, quota: number) => ({
    siloId: 's',
    siloName: 'ops',
    provisioned: { cpus, memory: 0, storage: 0 },
    allocated: { cpus: quota, memory: 10, storage: 10 },
  })
  it('90% is nearly full, all is full, less is no issue', () => {
    expect(quotaFindings([silo(89, 100)])).toEqual([])
    expect(quotaFindings([silo(90, 100)])[0]).toMatchObject({ state: 'nearly full', tone: 'attention' })
    expect(quotaFindings([silo(100, 100)])[0]).toMatchObject({ state: 'full', tone: 'failed' })
  })
  it('use without a quota is full, and no use of no quota is no issue', () => {
    expect(quotaFindings([silo(1, 0)])[0]).toMatchObject({ state: 'full' })
    expect(quotaFindings([silo(0, 0)])).toEqual([])
  })
})

describe('IP pools', () => {
  const pool = (allocated: number, capacity: number, ipv6 = { allocated: '0', capacity: '0' }) => ({
    pool: { id: 'p', name: 'dock', description: '', timeCreated: '', timeModified: '' },
    utilization: { ipv4: { allocated, capacity }, ipv6 },
  })
  it('90% is nearly full, all is full, a pool without addresses is no issue', () => {
    expect(poolFindings([pool(89, 100)])).toEqual([])
    expect(poolFindings([pool(9, 10)])[0]).toMatchObject({ state: 'nearly full' })
    expect(poolFindings([pool(10, 10)])[0]).toMatchObject({ state: 'full' })
    expect(poolFindings([pool(0, 0)])).toEqual([])
  })
  it('counts IPv6 addresses exactly: one that is left is nearly full, not full', () => {
    const capacity = 2n ** 88n
    const ipv6 = { allocated: String(capacity - 1n), capacity: String(capacity) }
    expect(poolFindings([pool(0, 0, ipv6)])[0]).toMatchObject({ state: 'nearly full' })
  })
})

it('a session that is up or switched off is no issue', () => {
  const bfd = (state: 'up' | 'admin_down' | 'down') => ({
    detectionThreshold: 3,
    local: null,
    mode: 'single_hop' as const,
    peer: `192.0.2.${state.length}`,
    requiredRx: 1,
    state,
    switch: 'switch0',
  })
  expect(sessionFindings([], [bfd('up'), bfd('admin_down'), bfd('down')]).map(({ state }) => state)).toEqual([
    'down',
  ])
})

const receiver = {
  id: 'r',
  name: 'pager',
  description: '',
  kind: { endpoint: 'https://example.test', kind: 'webhook' as const, secrets: [] },
  subscriptions: [],
  timeCreated: '',
  timeModified: '',
}

it('a receiver that all alerts reached is no issue', () => {
  expect(deliveryFindings([{ receiver, deliveries: [] }])).toEqual([])
})

describe('a finding does not say where it is put right', () => {
  const baseboard = { part: 'compute', serial: 'ORS 7', revision: 1 }
  const peer = {
    localAsn: 1,
    remoteAsn: 2,
    state: 'idle' as const,
    stateDurationMillis: 1,
    switch: 'switch0' as const,
  }
  const session = {
    detectionThreshold: 3,
    local: null,
    mode: 'single_hop' as const,
    peer: 'fd00::7',
    requiredRx: 1,
    state: 'down' as const,
    switch: 'switch1' as const,
  }
  const delivery = { alertClass: 'sled.failed' } as AlertDelivery
  const toOf = ([finding]: Finding[]) => finding?.to

  it('a sled that waits is added in the inventory', () =>
    expect(toOf(hardwareFindings([], [], [{ baseboard, cubby: 3, rackId: 'r' }]))).toBe(
      '/system/inventory/uninitialized?filter=ORS%207',
    ))
  it('a BGP peer is in the settings of a port, by the uplinks', () =>
    expect(toOf(sessionFindings([{ ...peer, addr: '192.0.2.1' }], []))).toBe('/system/switch-uplinks'))
  it('a BFD session has a page', () =>
    expect(toOf(sessionFindings([], [session]))).toBe('/system/networking/bfd-sessions/switch1/fd00%3A%3A7'))
  it('an alert is sent again from the deliveries of its receiver that failed', () =>
    expect(toOf(deliveryFindings([{ receiver, deliveries: [delivery] }]))).toBe(
      '/system/alerts/receivers/pager?state=failed',
    ))
})
