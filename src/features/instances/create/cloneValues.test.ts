import { describe, expect, it } from 'vitest'
import type { Disk, Instance } from '#store/api/generated/types'
import { GIB } from '#store/model/units'
import { initialValues } from './createValues'
import { cloneInstanceValues, type CloneOptions, type SourceInstance } from './cloneValues'

const stamps = { timeCreated: '2026-01-01T00:00:00Z', timeModified: '2026-01-01T00:00:00Z' }
const instance: Instance = {
  id: 'i',
  name: 'web-1',
  description: 'Web role',
  hostname: 'web-1',
  projectId: 'p',
  ncpus: 4,
  memory: 16 * GIB,
  runState: 'running',
  timeRunStateUpdated: stamps.timeCreated,
  autoRestartEnabled: false,
  autoRestartPolicy: 'never',
  enableJumboFrames: false,
  bootDiskId: 'boot',
  ...stamps,
}
const disk = (id: string, more: Partial<Disk> = {}): Disk => ({
  id,
  name: id,
  description: '',
  devicePath: '',
  projectId: 'p',
  size: 20 * GIB,
  blockSize: 512,
  diskType: 'distributed',
  readOnly: false,
  state: { state: 'attached', instance: 'i' },
  ...stamps,
  ...more,
})
const nic: SourceInstance['nics'][number] = {
  name: 'net0',
  description: '',
  vpcName: 'default',
  subnetName: 'default',
  ipStack: { type: 'v4', value: { ip: '172.30.0.5', transitIps: [] } },
}
const source: SourceInstance = {
  instance,
  disks: [disk('boot', { imageId: 'golden' }), disk('data', { description: 'Rows' })],
  nics: [nic],
  externalIps: [{ kind: 'ephemeral', ip: '192.0.2.1', ipPoolId: 'inner' }],
  groups: ['apart'],
  sshKeys: ['mine', 'theirs'],
}
const options: CloneOptions = {
  sourceKind: (id) => (id === 'golden' ? 'projectImage' : id === 'monday' ? 'snapshot' : undefined),
  poolName: (id) => (id === 'inner' ? 'dock-internal' : undefined),
  taken: new Set(['web-1', 'web-2']),
  isOwnKey: (id) => id === 'mine' || id === 'spare',
}
const initial = initialValues({
  siloImages: [{ id: 's', name: 's', sizeGiB: 8 }],
  projectImages: [],
  sshKeys: [{ id: 'mine' }, { id: 'spare' }],
  defaultPool: 'dock-public',
  hasVpc: true,
})
const like = (change: Partial<SourceInstance> = {}) =>
  cloneInstanceValues(initial, { ...source, ...change }, options, () => '0a1b2c')

describe('a form filled in like an instance', () => {
  it('has its size, disks, network, groups, policy and those keys that the person has, and the next free name', () => {
    expect(like()).toEqual({
      ...initial,
      name: 'web-3',
      sshKeys: ['mine'],
      description: 'Web role',
      preset: '4-16',
      ncpus: 4,
      memoryGiB: 16,
      bootSource: 'projectImage',
      projectImage: 'golden',
      bootSizeGiB: 20,
      disks: [
        {
          type: 'create',
          disk: {
            name: 'data-0a1b2c',
            description: 'Rows',
            size: 20 * GIB,
            diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
          },
        },
      ],
      pool: 'dock-internal',
      groups: ['apart'],
      restart: 'never',
    })
  })
  it('proposes no name, and all keys of the person, where those of the instance are not known', () => {
    const unknown = cloneInstanceValues(
      initial,
      { ...source, sshKeys: undefined },
      { ...options, taken: undefined },
    )
    expect(unknown).toMatchObject({ name: '', sshKeys: ['mine', 'spare'] })
  })
  it('types a size that no preset has', () => {
    expect(like({ instance: { ...instance, ncpus: 3 } })).toMatchObject({ hardware: 'custom', ncpus: 3 })
  })
  it('boots from the same source only if that is still there', () => {
    expect(like({ disks: [disk('boot', { snapshotId: 'monday' })] })).toMatchObject({
      bootSource: 'snapshot',
      snapshot: 'monday',
    })
    expect(like({ disks: [disk('boot', { imageId: 'gone' })] })).toMatchObject({
      bootSource: 'siloImage',
      siloImage: '',
      bootSizeGiB: 20,
    })
  })
  it('lists interfaces other than the default one, without their addresses', () => {
    expect(like({ nics: [] })).toMatchObject({ nics: 'none' })
    const other = { ...nic, name: 'eth1', subnetName: 'plant' }
    const { ipStack: _, ...asked } = { ...nic, ipConfig: { type: 'v4', value: { ip: { type: 'auto' } } } }
    const wanted = [asked, { ...asked, name: 'eth1', subnetName: 'plant' }]
    expect(like({ nics: [nic, other] })).toMatchObject({ nics: 'custom' })
    expect(like({ nics: [nic, other] }).nicList).toEqual(wanted)
  })
  it('has free addresses of the same IP versions', () => {
    const part = { ip: '172.30.0.5', transitIps: [] }
    const both = { ...nic, ipStack: { type: 'dual_stack' as const, value: { v4: part, v6: part } } }
    expect(like({ nics: [both] })).toMatchObject({ nics: 'default', ipStack: 'dual_stack' })
    const free = { ip: { type: 'auto' } }
    expect(like({ nics: [nic, both] }).nicList[1]?.ipConfig).toEqual({
      type: 'dual_stack',
      value: { v4: free, v6: free },
    })
  })
  it('keeps the CPU platform, the jumbo frames and the kinds of the disks', () => {
    expect(
      like({ instance: { ...instance, cpuPlatform: 'amd_turin', enableJumboFrames: true } }),
    ).toMatchObject({
      cpuPlatform: 'amd_turin',
      enableJumboFrames: true,
    })
    const disks = [
      disk('boot'),
      disk('near', { diskType: 'local', blockSize: 4096 }),
      disk('fixed', { readOnly: true, imageId: 'golden' }),
      disk('orphan', { readOnly: true, imageId: 'gone' }),
    ]
    expect(
      like({ disks }).disks.map((queued) => (queued.type === 'create' ? queued.disk.diskBackend : undefined)),
    ).toEqual([
      { type: 'local' },
      { type: 'distributed', diskSource: { type: 'image', imageId: 'golden', readOnly: true } },
      { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
    ])
  })
  it('asks for an ephemeral address only if there was one', () => {
    expect(like({ externalIps: [] })).toMatchObject({ ephemeral: false, pool: 'dock-public' })
  })
})
