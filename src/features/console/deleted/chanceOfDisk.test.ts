import { describe, expect, it } from 'vitest'
import type { Disk, Snapshot } from '#store/api/generated/types'
import type { DeletedDisk, DeletedInstance } from '#store/kept/deletedRecords'
import { diskOutlook } from './diskOutlook'
import { chanceOfInstance, instanceOutlook, madeAlready } from './instanceOutlook'
import type { Free } from './instanceParts'
import { chanceOfDisk, diskNow, type OutlookPart, type Storage } from './chanceOfDisk'

const recorded = {
  id: 'd1',
  name: 'boot',
  description: 'root',
  size: 10,
  blockSize: 512,
  diskType: 'distributed',
  readOnly: false,
} as const

const disk = (more: Partial<Disk> = {}): Disk => ({
  ...recorded,
  devicePath: '/mnt/boot',
  projectId: 'p',
  imageId: null,
  snapshotId: null,
  state: { state: 'detached' },
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
  ...more,
})

const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  id: 's1',
  name: 'monday',
  description: '',
  diskId: 'd1',
  projectId: 'p',
  size: 10,
  state: 'ready',
  timeCreated: '2026-01-05T00:00:00Z',
  timeModified: '2026-01-05T00:00:00Z',
  ...more,
})

const storage = (more: Partial<Storage> = {}): Storage => ({
  disks: [],
  snapshots: [],
  images: new Set(),
  ...more,
})

const record: DeletedInstance = {
  kind: 'instance',
  project: 'p',
  id: 'i1',
  name: 'web-1',
  description: 'shop',
  hostname: 'web-1',
  ncpus: 2,
  memory: 4 * 2 ** 30,
  bootDiskId: 'd1',
  enableJumboFrames: false,
  disks: [recorded],
  nics: [
    {
      name: 'net0',
      description: '',
      vpcId: 'v',
      subnetId: 'n1',
      subnetName: 'front',
      ipStack: {
        type: 'dual_stack',
        value: { v4: { ip: '10.0.0.5', transitIps: [] }, v6: { ip: 'fd00::5', transitIps: [] } },
      },
    },
    {
      name: 'net1',
      description: '',
      vpcId: 'v',
      subnetId: 'n2',
      ipStack: { type: 'v4', value: { ip: '10.0.1.5', transitIps: ['10.7.0.0/16'] } },
    },
  ],
  ephemeralIps: [{ ip: '192.0.2.9', ipPoolId: 'pool' }],
  floatingIps: [{ id: 'f1', name: 'door', ip: '192.0.2.1' }],
  antiAffinityGroups: [{ id: 'a1', name: 'apart' }],
  affinityGroups: [{ id: 't1', name: 'near' }],
  sshKeys: [{ id: 'k1', name: 'laptop' }],
  unread: [],
}

const named = (id: string) => [{ id }] as unknown as Free['affinityGroups']
const all: Free = {
  ...storage({ disks: [disk()] }),
  instances: [],
  subnets: new Map([
    ['n1', { name: 'front', vpcName: 'floor', taken: new Set<string>() }],
    ['n2', { name: 'back', vpcName: 'floor', taken: new Set<string>() }],
  ]),
  floatingIps: [{ id: 'f1', instanceId: null }] as unknown as Free['floatingIps'],
  antiAffinityGroups: named('a1'),
  affinityGroups: named('t1'),
  pools: new Set(['pool']),
  keys: new Set(['k1']),
  unknown: ['Multicast groups'],
}
const look = (more: Partial<Free> = {}, choice = { name: 'web-1', starts: false }) =>
  instanceOutlook(record, { ...all, ...more }, choice)
const partNamed = ({ parts }: { parts: readonly OutlookPart[] }, what: string) =>
  parts.find((part) => part.what === what)

describe('a disk that is gone', () => {
  it.each<[string, Partial<DeletedDisk>, Partial<Storage>, object]>([
    ['with snapshots', {}, { snapshots: [snapshot()] }, { can: 'differently' }],
    ['without one', {}, {}, { can: 'not', why: 'It has no snapshot' }],
    ['with one that is damaged', {}, { snapshots: [snapshot({ state: 'faulted' })] }, { can: 'not' }],
    ['that was local', { diskType: 'local' }, {}, { can: 'not', why: 'Local disks have no snapshots' }],
    [
      'read-only, of an image',
      { readOnly: true, imageId: 'm' },
      { images: new Set(['m']) },
      { can: 'fully' },
    ],
    ['read-only, of an image that is gone', { readOnly: true, imageId: 'm' }, {}, { can: 'not' }],
  ])('%s', (_, more, there, expected) => {
    const gone: DeletedDisk = { kind: 'disk', project: 'p', ...recorded, ...more }
    expect(chanceOfDisk(gone, storage(there))).toMatchObject(expected)
  })

  it('comes from its newest snapshot, or from the chosen one', () => {
    const [older, newer] = [
      snapshot(),
      snapshot({ id: 's2', name: 'friday', timeCreated: '2026-01-09T00:00:00Z' }),
    ]
    const gone: DeletedDisk = { kind: 'disk', project: 'p', ...recorded }
    const there = storage({ snapshots: [older, newer] })
    const source = (of: ReturnType<typeof diskOutlook>) => of.body.diskBackend
    expect(source(diskOutlook(gone, there, { name: 'boot' }))).toMatchObject({
      diskSource: { snapshotId: 's2' },
    })
    expect(source(diskOutlook(gone, there, { name: 'boot', chosen: older }))).toMatchObject({
      diskSource: { snapshotId: 's1' },
    })
  })

  it('that was made again already is taken for it', () => {
    const made = disk({ id: 'd9', snapshotId: 's1' })
    expect(diskNow(recorded, storage({ snapshots: [snapshot()], disks: [made] }))).toEqual({
      is: 'free',
      disk: made,
    })
  })
})

describe('an instance', () => {
  it('whose parts are all free comes back but for what no one can give back', () => {
    const outlook = look()
    expect(outlook.parts.filter(({ comes }) => comes !== 'same').map(({ what }) => what)).toEqual([
      'ID',
      'MAC addresses',
      'Ephemeral IP 192.0.2.9',
      'User data',
      'Multicast groups',
    ])
    expect(outlook.body).toMatchObject({
      name: 'web-1',
      start: false,
      bootDisk: { type: 'attach', name: 'boot' },
      disks: [],
      networkInterfaces: {
        params: [
          {
            name: 'net0',
            vpcName: 'floor',
            subnetName: 'front',
            ipConfig: {
              value: {
                v4: { ip: { type: 'explicit', value: '10.0.0.5' } },
                v6: { ip: { type: 'explicit', value: 'fd00::5' } },
              },
            },
          },
          { name: 'net1', ipConfig: { value: { ip: { value: '10.0.1.5' } } } },
        ],
      },
      externalIps: [
        { type: 'ephemeral', poolSelector: { pool: 'pool' } },
        { type: 'floating', floatingIp: 'f1' },
      ],
      sshPublicKeys: ['k1'],
      antiAffinityGroups: ['a1'],
    })
    expect(outlook.transits).toEqual([{ nic: 'net1', ips: ['10.7.0.0/16'] }])
    expect(outlook.joins).toEqual([{ id: 't1', name: 'near' }])
  })

  it.each<[string, Partial<Free>, string, Partial<OutlookPart>]>([
    [
      'an address is in use',
      {
        subnets: new Map([
          ...all.subnets,
          ['n1', { name: 'front', vpcName: 'floor', taken: new Set(['10.0.0.5']) }],
        ]),
      },
      'Network interface net0',
      { comes: 'other', why: '10.0.0.5 is in use: it gets another address' },
    ],
    [
      'a subnet is gone',
      { subnets: new Map([...all.subnets].slice(1)) },
      'Network interface net0',
      { comes: 'not', why: 'Its subnet front is gone' },
    ],
    [
      'the subnet of the primary interface is gone',
      { subnets: new Map([...all.subnets].slice(1)) },
      'Primary interface',
      { comes: 'other', why: 'net1 becomes the primary interface' },
    ],
    [
      'a floating IP is deleted',
      { floatingIps: [] },
      'Floating IP door (192.0.2.1)',
      { why: 'It is deleted' },
    ],
    [
      'its pool is gone',
      { pools: new Set() },
      'Ephemeral IP 192.0.2.9',
      { why: 'Its pool is gone: it gets an address of the default pool' },
    ],
    ['no subnet is left', { subnets: new Map() }, 'Ephemeral IP 192.0.2.9', { comes: 'not' }],
    ['a group is deleted', { antiAffinityGroups: [] }, 'Anti-affinity group apart', { comes: 'not' }],
    ['a key is not the person’s', { keys: new Set() }, 'SSH key laptop', { comes: 'not' }],
  ])('of which %s', (_, more, what, expected) => {
    expect(partNamed(look(more), what)).toMatchObject(expected)
  })

  it('cannot come back without its boot disk', () => {
    expect(look({ disks: [] }).cannot).toBe('Its boot disk boot is gone: It has no snapshot')
    const held = disk({ state: { state: 'attached', instance: 'other' } })
    expect(chanceOfInstance(record, storage({ disks: [held] })).why).toBe(
      'Its boot disk boot is attached to another instance',
    )
  })

  it('that is there is not brought back', () => {
    const there = { id: 'i1', name: 'web-1', hostname: '', ncpus: 1, memory: 1, description: '' }
    expect(look({ instances: [there] }).cannot).toBe('It is there: it is not deleted')
  })

  it('of the same name is another one, unless it has the size and a disk of it', () => {
    const { hostname, ncpus, memory, description } = record
    const found = { id: 'i9', name: 'web-1', hostname, ncpus, memory, description }
    const held = disk({ state: { state: 'attached', instance: 'i9' } })
    const now = { ...all, instances: [found] }
    expect(madeAlready(record, { ...now, disks: [held] }, 'web-1')?.id).toBe('i9')
    expect(madeAlready(record, now, 'web-1')).toBeUndefined()
    const smaller = { ...now, disks: [held], instances: [{ ...found, ncpus: 1 }] }
    expect(madeAlready(record, smaller, 'web-1')).toBeUndefined()
  })

  it('starts at once only if nothing else follows', () => {
    const starting = { name: 'web-1', starts: true }
    expect(look({}, starting).body.start).toBe(false)
    const plain = { ...record, affinityGroups: [], nics: [] }
    expect(instanceOutlook(plain, all, starting).body.start).toBe(true)
  })
})
