import { describe, expect, it } from 'vitest'
import { GIB } from '#model/units'
import { errorsOf, unnamedReads } from '#tests/support/formErrors'
import { createSchema } from './createSchema'
import { initialValues, type CreateValues, type QueuedDisk } from './createValues'

const schema = createSchema({
  diskNames: new Set(['old', 'taken']),
  sourceGiB: (id) => ({ image: 8, large: 40 })[id],
})
const initial: CreateValues = {
  ...initialValues({
    siloImages: [{ id: 'image', name: 'image', sizeGiB: 8 }],
    projectImages: [],
    sshKeys: [],
    defaultPool: undefined,
    hasVpc: true,
  }),
  name: 'web',
  siloImage: 'image',
}

const errors = (change: Partial<CreateValues> = {}) => errorsOf(schema, { ...initial, ...change })

const made = (name: string): QueuedDisk => ({
  type: 'create',
  disk: {
    name,
    description: '',
    size: GIB,
    diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 4096 } },
  },
})
const kept = (name: string): QueuedDisk => ({ type: 'attach', name, sizeBytes: GIB })
const nic = (name: string, subnetName = name, vpcName = 'default') => ({
  name,
  description: '',
  vpcName,
  subnetName,
})
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('the rules of the form', () => {
  it.each<Partial<CreateValues>>([
    {},
    ...(['siloImage', 'projectImage', 'snapshot', 'disk'] as const).map((bootSource) => ({ bootSource })),
    ...(['default', 'custom', 'none'] as const).map((nics) => ({ nics, floatingIps: ['quay-1'] })),
    ...(['text', 'file'] as const).map((userDataFrom) => ({ userDataFrom })),
    { hardware: 'custom', ncpus: 2, memoryGiB: 4 },
    { bootName: 'web-boot', disks: [made('data'), kept('old')] },
  ])('name the fields that they read with %o', async (change) => {
    expect(await unnamedReads(schema, { ...initial, ...change })).toEqual([])
  })
  it('find nothing at error with a name and an image', async () => {
    expect(await errors()).toEqual({})
  })
  it.each<[string, Partial<CreateValues>, Record<string, string>]>([
    ['no name', { name: '' }, { name: 'Name is required' }],
    ['a name that is none', { name: '9lives' }, { name: 'Must start with a lower-case letter' }],
    [
      'a long description',
      { description: 'd'.repeat(513) },
      { description: 'Must be 512 characters or fewer' },
    ],
    [
      'sizes out of bounds',
      { hardware: 'custom', ncpus: 999, memoryGiB: 1537 },
      { ncpus: 'At most 64', memoryGiB: 'At most 1,536\u00A0GiB' },
    ],
    [
      'empty sizes',
      { hardware: 'custom', ncpus: '', memoryGiB: '' },
      { ncpus: 'vCPUs is required', memoryGiB: 'Memory is required' },
    ],
    ['no image', { siloImage: '' }, { siloImage: 'Silo image is required' }],
    ['no disk', { bootSource: 'disk' }, { bootDisk: 'Disk is required' }],
    ['no snapshot', { bootSource: 'snapshot' }, { snapshot: 'Snapshot is required' }],
    [
      'a disk smaller than its image',
      { siloImage: 'large', bootSizeGiB: 39 },
      { bootSizeGiB: 'Must be at least as large as the image (40 GiB)' },
    ],
    ['a disk too large', { bootSizeGiB: 1024 }, { bootSizeGiB: 'At most 1,023\u00A0GiB' }],
    ['a disk without a size', { bootSizeGiB: '' }, { bootSizeGiB: 'Disk size is required' }],
    ['the name of another disk', { bootName: 'taken' }, { bootName: 'A disk of this project has that name' }],
    [
      'the name of a queued disk',
      { bootName: 'data', disks: [made('data')] },
      { bootName: 'An additional disk has that name' },
    ],
    [
      'the boot disk twice',
      { bootSource: 'disk', bootDisk: 'old', disks: [kept('old')] },
      { disks: 'old is the boot disk already: remove it here' },
    ],
    [
      'a queued name that was taken meanwhile',
      { disks: [made('taken')] },
      { disks: 'A disk of this project is named taken: remove it here' },
    ],
    [
      'nine disks',
      { disks: many(8, (at) => made(`d-${at}`)) },
      { disks: 'An instance has at most 8 disks, the boot disk included: remove 1' },
    ],
    ['too many keys', { sshKeys: many(101, String) }, { sshKeys: 'An instance takes at most 100 keys' }],
    ['no interface', { nics: 'custom' }, { nicList: 'Add a network interface, or choose another option' }],
    [
      'nine interfaces',
      { nics: 'custom', nicList: many(9, (at) => nic(`n${at}`)) },
      { nicList: 'An instance has at most 8 network interfaces' },
    ],
    [
      'two interfaces of one name',
      { nics: 'custom', nicList: [nic('a', 'x'), nic('a', 'y')] },
      { nicList: 'Each network interface needs a name of its own' },
    ],
    [
      'two interfaces in one subnet',
      { nics: 'custom', nicList: [nic('a', 'x'), nic('b', 'x')] },
      { nicList: 'Each network interface needs a subnet of its own' },
    ],
    [
      'interfaces in two VPCs',
      { nics: 'custom', nicList: [nic('a'), nic('b', 'b', 'other')] },
      { nicList: 'All network interfaces must be in one VPC' },
    ],
    [
      'too many addresses',
      { floatingIps: many(32, String) },
      { floatingIps: 'An instance has at most 32 external addresses: remove 1' },
    ],
    [
      'a host name that is none',
      { hostname: '-web' },
      { hostname: 'Must be letters, numbers and inner dashes, in parts separated by dots' },
    ],
    [
      'too many groups',
      { groups: many(17, String) },
      { groups: 'An instance is in at most 16 groups of a kind' },
    ],
    [
      'too much user data',
      { userDataText: 'ü'.repeat(16_385) },
      { userDataText: 'User data is at most 32,768 bytes; this is 32,770' },
    ],
    [
      'too large a file',
      { userDataFrom: 'file', userDataFile: { name: 'f', sizeBytes: 40_960, base64: '' } },
      { userDataFile: 'User data is at most 32,768 bytes; this is 40,960' },
    ],
  ])('refuse %s', async (_, change, expected) => {
    expect(await errors(change)).toEqual(expected)
  })
  it('pass over what is out of sight', async () => {
    expect(
      await errors({
        ncpus: 999,
        memoryGiB: '',
        nicList: [nic('a', 'x'), nic('a', 'x')],
        userDataFile: { name: 'f', sizeBytes: 40_960, base64: '' },
      }),
    ).toEqual({})
    expect(
      await errors({
        bootSource: 'disk',
        bootDisk: 'old',
        siloImage: '',
        bootSizeGiB: '',
        bootName: 'taken',
      }),
    ).toEqual({})
    expect(await errors({ nics: 'none', floatingIps: many(40, String) })).toEqual({})
  })
})
