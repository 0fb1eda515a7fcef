import { describe, expect, it } from 'vitest'
import { GIB } from '#model/units'
import { createBody } from './createBody'
import { initialValues, type CreateValues } from './createValues'

const image = { id: 'image-id', name: 'harbour-linux-13', sizeGiB: 8 }
const initial = initialValues({
  siloImages: [image],
  projectImages: [],
  sshKeys: [{ id: 'key-1' }, { id: 'key-2' }],
  defaultPool: 'dock-public',
  hasVpc: true,
})
const body = (change: Partial<CreateValues> = {}) =>
  createBody(
    { ...initial, name: 'web', siloImage: image.id, ...change },
    { sourceName: () => image.name, suffix: () => '0a1b2c' },
  )

describe('the request for a new instance', () => {
  it('says what the form begins with', () => {
    expect(body()).toEqual({
      name: 'web',
      hostname: 'web',
      description: '',
      ncpus: 2,
      memory: 8 * GIB,
      start: true,
      bootDisk: {
        type: 'create',
        name: 'web-harbour-linux-13-0a1b2c',
        description: 'Created as a boot disk for web',
        size: 10 * GIB,
        diskBackend: { type: 'distributed', diskSource: { type: 'image', imageId: 'image-id' } },
      },
      disks: [],
      externalIps: [{ type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'dock-public' } }],
      networkInterfaces: { type: 'default_ipv4' },
      sshPublicKeys: ['key-1', 'key-2'],
    })
  })
  it('does not ask for an instance without keys because their list could not be read', () => {
    const unread = (sshKeys: string[]) =>
      createBody({ ...initial, sshKeys }, { sourceName: () => 'os', areKeysRead: false })
    expect(unread([])).not.toHaveProperty('sshPublicKeys')
    expect(unread(['key-3']).sshPublicKeys).toEqual(['key-3'])
    expect(body({ sshKeys: [] }).sshPublicKeys).toEqual([])
  })
  it('sends a typed size only while the custom family is chosen', () => {
    const typed = { ncpus: 3, memoryGiB: 5 }
    expect(body({ hardware: 'custom', ...typed })).toMatchObject({ ncpus: 3, memory: 5 * GIB })
    expect(body({ hardware: 'memory', preset: '4-32', ...typed })).toMatchObject({
      ncpus: 4,
      memory: 32 * GIB,
    })
  })
  it('boots from the chosen source alone', () => {
    const all = { projectImage: 'p', snapshot: 's', bootDisk: 'old', bootName: 'root', bootSizeGiB: 30 }
    expect(body({ ...all, bootSource: 'disk' }).bootDisk).toEqual({ type: 'attach', name: 'old' })
    expect(body({ ...all, bootSource: 'snapshot' }).bootDisk).toMatchObject({
      name: 'root',
      size: 30 * GIB,
      diskBackend: { type: 'distributed', diskSource: { type: 'snapshot', snapshotId: 's' } },
    })
    expect(body({ ...all, bootSource: 'projectImage' }).bootDisk).toMatchObject({
      diskBackend: { type: 'distributed', diskSource: { type: 'image', imageId: 'p' } },
    })
  })
  it('a boot disk without a name gets a valid one, each part shortened', () => {
    const { bootDisk } = createBody(
      { ...initial, name: 'w'.repeat(63), siloImage: 'x' },
      { sourceName: () => 'i'.repeat(63), suffix: () => 'ffffff' },
    )
    expect(bootDisk?.name).toBe(`${'w'.repeat(27)}-${'i'.repeat(27)}-ffffff`)
  })
  it('names queued disks in their order, without their sizes', () => {
    const disk = {
      name: 'data',
      description: '',
      size: GIB,
      diskBackend: {
        type: 'distributed' as const,
        diskSource: { type: 'blank' as const, blockSize: 4096 as const },
      },
    }
    const queued = [
      { type: 'attach' as const, name: 'old', sizeBytes: GIB },
      { type: 'create' as const, disk },
    ]
    expect(body({ disks: queued }).disks).toEqual([
      { type: 'attach', name: 'old' },
      { type: 'create', ...disk },
    ])
  })
  it('asks for addresses only where there is an interface', () => {
    const wanted = { floatingIps: ['front'], pool: '' }
    expect(body(wanted).externalIps).toEqual([
      { type: 'ephemeral' },
      { type: 'floating', floatingIp: 'front' },
    ])
    expect(body({ ...wanted, ephemeral: false }).externalIps).toEqual([
      { type: 'floating', floatingIp: 'front' },
    ])
    expect(body({ ...wanted, nics: 'none' })).toMatchObject({
      externalIps: [],
      networkInterfaces: { type: 'none' },
    })
  })
  it('sends custom interfaces as they were listed', () => {
    const nic = { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' }
    expect(body({ nics: 'custom', nicList: [nic] }).networkInterfaces).toEqual({
      type: 'create',
      params: [nic],
    })
    expect(body({ nics: 'default', nicList: [nic] }).networkInterfaces).toEqual({ type: 'default_ipv4' })
  })
  it('sends the IP versions of the default interface, the CPU platform and jumbo frames', () => {
    expect(body({ ipStack: 'dual_stack', cpuPlatform: 'amd_milan', enableJumboFrames: true })).toMatchObject({
      networkInterfaces: { type: 'default_dual_stack' },
      cpuPlatform: 'amd_milan',
      enableJumboFrames: true,
    })
  })
  it('encodes user data as UTF-8, and leaves it out when there is none', () => {
    const file = { name: 'cloud.yaml', sizeBytes: 3, base64: 'YWJj' }
    expect(body()).not.toHaveProperty('userData')
    expect(body({ userDataText: 'naïve' }).userData).toBe('bmHDr3Zl')
    expect(body({ userDataText: 'naïve', userDataFrom: 'file' })).not.toHaveProperty('userData')
    expect(body({ userDataFrom: 'file', userDataFile: file }).userData).toBe('YWJj')
  })
  it('keeps an empty list of keys: leaving it out would mean all of them', () => {
    expect(body({ sshKeys: [] }).sshPublicKeys).toEqual([])
  })
  it('names groups and a policy only when they were chosen', () => {
    expect(body()).not.toHaveProperty('antiAffinityGroups')
    expect(body()).not.toHaveProperty('autoRestartPolicy')
    expect(body({ groups: ['apart'], restart: 'never', hostname: 'web.example' })).toMatchObject({
      antiAffinityGroups: ['apart'],
      autoRestartPolicy: 'never',
      hostname: 'web.example',
    })
  })
})
