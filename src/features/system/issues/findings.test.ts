import { describe, expect, it } from 'vitest'
import { systemNavigation } from '#features/areas/systemSidebar'
import { pagesOf } from '#features/kit/noun/navigation'
import type { AlertDelivery, Sled } from '#store/api/generated/types'
import {
  bfdFindings,
  bgpFindings,
  deliveryFindings,
  poolFindings,
  quotaFindings,
  sledFindings,
  waitingFindings,
} from './findings'
import type { Finding } from './exports/finding'

const now = Date.parse('2025-12-01T12:00:00Z')

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
    pool: {
      id: 'p',
      name: 'dock',
      description: '',
      assignment: 'silos' as const,
      ipVersion: 'v4' as const,
      poolType: 'unicast' as const,
      timeCreated: '',
      timeModified: '',
    },
    utilization: { capacity, remaining: capacity - allocated, ipv4: { allocated, capacity }, ipv6 },
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
  const bfd = (state: 'up' | 'admin_down' | 'down' | 'init') => ({
    detectionThreshold: 3,
    local: null,
    mode: 'single_hop' as const,
    peer: `192.0.2.${state.length}`,
    requiredRx: 1,
    state,
    switchSlot: 'switch0' as const,
  })
  expect(bfdFindings([bfd('up'), bfd('admin_down'), bfd('down')]).map(({ state }) => state)).toEqual(['down'])
  expect(bfdFindings([bfd('init')])[0]?.why).toBe('On switch0: starting, waits for its neighbour')
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
    switchSlot: 'switch1' as const,
  }
  const delivery = { alertClass: 'sled.failed', timeStarted: '2025-11-30T12:00:00Z' } as AlertDelivery
  const toOf = ([finding]: Finding[]) => finding?.to

  it('a sled that waits is added in the inventory', () =>
    expect(toOf(waitingFindings([{ baseboard, cubby: 3, rackId: 'r' }]))).toBe(
      '/system/inventory/uninitialized?filter=ORS%207',
    ))
  it('a BGP peer is in the settings of a port, by the uplinks', () =>
    expect(toOf(bgpFindings([{ ...peer, addr: '192.0.2.1', peerId: '192.0.2.1' }], now))).toBe(
      '/system/switch-uplinks',
    ))
  it('a BFD session has a page', () =>
    expect(toOf(bfdFindings([session]))).toBe('/system/networking/bfd-sessions/switch1/fd00%3A%3A7'))
  it('an alert is sent again from the deliveries of its receiver that failed', () =>
    expect(toOf(deliveryFindings([{ receiver, deliveries: [delivery] }]))).toBe(
      '/system/alerts/receivers/pager?state=failed',
    ))
  it('it is counted by an entry of the sidebar, also by one for several lists', () => {
    const counting = systemNavigation().map(({ items }) => ({ items: items.filter(({ counts }) => counts) }))
    const counted = pagesOf(counting).map(({ to }) => to)
    const findings = [
      ...waitingFindings([{ baseboard, cubby: 3, rackId: 'r' }]),
      ...bgpFindings([{ ...peer, addr: '192.0.2.1', peerId: '192.0.2.1' }], now),
      ...bfdFindings([session]),
      ...deliveryFindings([{ receiver, deliveries: [delivery] }]),
    ]
    expect(findings.map(({ under }) => under).filter((under) => !counted.includes(under ?? ''))).toEqual([])
    expect(findings).toHaveLength(4)
    const copied = findings.map((finding) => finding.copied)
    expect(copied).toEqual([baseboard.serial, '192.0.2.1', session.peer, undefined])
    expect(findings.every(({ what, copied: end = '' }) => what.endsWith(end))).toBe(true)
  })
})

describe('the next step', () => {
  const sled = (provisionPolicy: 'provisionable' | 'non_provisionable'): Sled => ({
    id: 'sled-1',
    baseboard: { part: 'compute', serial: 'ORS7', revision: 1 },
    rackId: 'r',
    policy: { kind: 'in_service', provisionPolicy },
    state: 'active',
    usableHardwareThreads: 1,
    usablePhysicalRam: 1,
    timeCreated: '2025-11-01T12:00:00Z',
    timeModified: '2025-11-19T12:00:00Z',
  })
  it('against a sled that is closed is the command that opens it, and its record says since when', () => {
    const [finding] = sledFindings([sled('provisionable'), sled('non_provisionable')])
    expect(finding?.remedy).toMatchObject({ command: { name: 'sled.open' } })
    expect(finding?.why).toMatch(/^Not provisionable: /)
    expect(finding?.since).toBe(Date.parse('2025-11-19T12:00:00Z'))
  })
  it('against a session is a page: no command raises one', () => {
    const peer = {
      addr: '192.0.2.1',
      localAsn: 1,
      peerId: '192.0.2.1',
      remoteAsn: 2,
      state: 'idle' as const,
      stateDurationMillis: 60_000,
      switch: 'switch0' as const,
    }
    const [finding] = bgpFindings([peer], now)
    expect(finding?.remedy).toEqual({ label: 'Show uplinks', to: '/system/switch-uplinks' })
    expect(finding?.since).toBe(now - 60_000)
    const session = {
      detectionThreshold: 3,
      local: null,
      mode: 'single_hop' as const,
      peer: '192.0.2.1',
      requiredRx: 1,
      state: 'down' as const,
      switchSlot: 'switch0' as const,
    }
    expect(bfdFindings([session])[0]?.remedy).toEqual(finding?.remedy)
  })
})
