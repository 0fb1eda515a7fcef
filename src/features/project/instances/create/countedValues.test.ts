import { describe, expect, it } from 'vitest'
import type { InstanceNetworkInterface } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { errorsOf } from '#tests/support/formErrors'
import { typedAddresses, valuesAt, valuesOfAll } from './countedValues'
import { createBody } from './createBody'
import { createSchema } from './createSchema'
import { initialValues, type CreateValues } from './createValues'
import { addressesError, fitText } from './manyText'
import { summaryText } from './summary'

const begun: CreateValues = {
  ...initialValues({
    siloImages: [{ id: 'image', name: 'image', sizeGiB: 8 }],
    projectImages: [],
    sshKeys: [{ id: 'key' }],
    defaultPool: 'dock',
    hasVpc: true,
  }),
  name: 'web',
  siloImage: 'image',
}
const data = {
  type: 'create' as const,
  disk: { name: 'data', description: '', size: GIB, diskBackend: { type: 'local' as const } },
}
const nic = (subnetName: string, ip: string) => ({
  name: subnetName,
  description: '',
  vpcName: 'vpc',
  subnetName,
  ipConfig: { type: 'v4' as const, value: { ip: { type: 'explicit' as const, value: ip } } },
})
const twelve: CreateValues = {
  ...begun,
  count: 12,
  hostname: 'web.example',
  bootName: 'web-boot',
  disks: [data],
  nics: 'custom',
  nicList: [nic('front', '172.30.0.10')],
  userDataText: '#!secret',
}
const schema = createSchema({ diskNames: new Set(['data-3']), sourceGiB: () => 8 })
const errors = (change: Partial<CreateValues>) => errorsOf(schema, { ...begun, ...change })

describe('many instances of one form', () => {
  it('are one, as it was sent before, where the form asks for one', () => {
    expect(valuesOfAll(begun)).toEqual([begun])
    expect(valuesAt(begun, 0)).toBe(begun)
  })

  it('have names, host names, disks and typed addresses of their own, and the rest in common', () => {
    const bodies = valuesOfAll(twelve).map((values) => createBody(values, { sourceName: () => 'image' }))
    expect(bodies).toHaveLength(12)
    expect(bodies[11]).toMatchObject({
      name: 'web-12',
      hostname: 'web-12.example',
      bootDisk: { type: 'create', name: 'web-boot-12' },
      disks: [{ type: 'create', name: 'data-12' }],
      networkInterfaces: {
        type: 'create',
        params: [{ ipConfig: { type: 'v4', value: { ip: { type: 'explicit', value: '172.30.0.21' } } } }],
      },
      sshPublicKeys: ['key'],
      userData: btoa('#!secret'),
    })
    const disks = bodies.flatMap(({ bootDisk, disks: more }) => [
      bootDisk?.name,
      ...(more ?? []).map((disk) => disk.name),
    ])
    expect(new Set(disks).size).toBe(24)
  })

  it('are refused a disk, a floating IP or a group that cannot have them all', async () => {
    const many = { count: 2 }
    const found = await Promise.all([
      errors({ ...many }),
      errors({ ...many, bootSource: 'disk', bootDisk: 'old' }),
      errors({ ...many, disks: [{ type: 'attach', name: 'old', sizeBytes: 1 }] }),
      errors({ ...many, floatingIps: ['quay'] }),
      errors({ count: 33, groups: ['apart'] }),
      errors({ count: 101 }),
      errors({ count: '' }),
      errors({ ...many, name: 'web-{x}' }),
      errors({ count: 3, disks: [data] }),
      errors({ count: 3, bootName: 'data' }),
    ])
    expect(found).toEqual([
      {},
      { bootDisk: 'A disk can be attached to one instance only: boot from an image or a snapshot' },
      { disks: 'old can be attached to one instance only: remove it here, and create a disk for each' },
      {
        floatingIps: 'A floating IP leads to one instance only: remove it here, and attach one to each later',
      },
      { groups: 'A group has at most 32 members' },
      { count: 'At most 100' },
      { count: 'How many is required' },
      { name: 'Can only contain lower-case letters, numbers, and dashes' },
      { disks: 'There is a disk data-3 already' },
      { bootName: 'There is a disk data-3 already' },
    ])
  })

  it('are summed up by their names', () => {
    expect(summaryText(twelve, [])).toContain('Name\tweb-1, web-2, … web-12\n')
    expect(summaryText(twelve, [])).toContain('Starts\tonce created')
  })
})

describe('counted addresses', () => {
  const front = { name: 'front', ipv4Block: '172.30.0.0/27', ipv6Block: 'fd00::/64' }
  const inUse = (...ips: string[]) => ({
    ...front,
    interfaces: ips.map((ip) => ({
      ipStack: { type: 'v4', value: { ip, transitIps: [] } } satisfies InstanceNetworkInterface['ipStack'],
    })),
  })
  const from = (ip: string) => typedAddresses({ ...twelve, nicList: [nic('front', ip)] })

  it('begin at the typed one', () => {
    expect(from('172.30.0.10')[0]?.ips.slice(-2)).toEqual(['172.30.0.20', '172.30.0.21'])
    expect(typedAddresses({ ...twelve, count: 1 })).toEqual([])
    expect(typedAddresses({ ...twelve, nics: 'default' })).toEqual([])
  })

  it('stay in their subnet, and are not those in use', () => {
    expect(addressesError(from('172.30.0.10'), [inUse('172.30.0.9', '172.30.0.22')])).toBeUndefined()
    expect(addressesError(from('172.30.0.10'), [inUse('172.30.0.12', '172.30.0.13')])).toBe(
      'In use in front: 172.30.0.12, 172.30.0.13',
    )
    expect(addressesError(from('172.30.0.20'), [inUse()])).toBe(
      'front has too few addresses from there on: 172.30.0.31 is not free to use',
    )
    expect(addressesError(from('172.30.0.20'), [])).toBeUndefined()
  })
})

it('how many fit into the quota is said if not all do', () => {
  const quota = (cpus: number, storage: number) => ({
    capacity: { cpus, memory: 1_000 * GIB, storage },
    provisioned: { cpus: 1, memory: 0, storage: 0 },
  })
  const room = 1_000 * GIB
  expect(fitText(twelve, quota(25, room))).toBeUndefined()
  expect(fitText(twelve, quota(10, room))).toBe('4 of 12 fit into the quota of the silo.')
  expect(fitText({ ...twelve, start: false }, quota(10, room))).toBeUndefined()
  expect(fitText({ ...twelve, start: false }, quota(10, 33 * GIB))).toBe(
    '3 of 12 fit into the quota of the silo.',
  )
})
