import { expect, it } from 'vitest'
import { isDeleted } from '#store/kept/deletedRecords'
import type { Ask } from '../wire/call'
import { readInstance } from './readInstance'

const instance = {
  id: 'i1',
  name: 'web-1',
  projectId: 'p1',
  description: '',
  hostname: 'web-1',
  ncpus: 1,
  memory: 1,
  enableJumboFrames: false,
}
const key = { id: 'k1', name: 'laptop', publicKey: 'ssh-ed25519 canary', siloUserId: 'u1' }
const nic = {
  description: '',
  vpcId: 'v1',
  ipStack: { type: 'v4', value: { ip: '172.30.0.5', transitIps: [] } },
}
const nics = [
  { ...nic, name: 'net1', primary: false, subnetId: 's2' },
  { ...nic, name: 'net0', primary: true, subnetId: 's1' },
]

/** A region with these answers by operation; any other list is empty. */
const region =
  (answers: Readonly<Record<string, unknown>> = {}): Ask =>
  ({ operation: { name } }) => {
    const all: Readonly<Record<string, unknown>> = {
      instanceView: instance,
      instanceSshPublicKeyList: { items: [key] },
      instanceNetworkInterfaceList: { items: nics },
      vpcView: { id: 'v1', name: 'floor' },
      vpcSubnetView: { id: 's1', name: 'front' },
      ...answers,
    }
    if (name in all && all[name] === undefined) return { error: { message: 'no', statusCode: 500 } }
    return { data: all[name] ?? { items: [] } }
  }

it('a record has the primary interface first, and of a key its name alone', async () => {
  const record = await readInstance('i1', region())
  expect(isDeleted(record)).toBe(true)
  expect(record?.nics.map(({ name, subnetName }) => [name, subnetName])).toEqual([
    ['net0', 'front'],
    ['net1', undefined],
  ])
  expect(record?.sshKeys).toEqual([{ id: 'k1', name: 'laptop' }])
  expect(JSON.stringify(record)).not.toContain('canary')
})

it('parts that it can be without are named if they could not be read', async () => {
  const record = await readInstance(
    'i1',
    region({ instanceAffinityGroupList: undefined, instanceSshPublicKeyList: undefined }),
  )
  expect(record?.unread).toEqual(['affinity groups', 'SSH keys'])
})

it.each(['instanceView', 'instanceDiskList', 'instanceNetworkInterfaceList', 'instanceExternalIpList'])(
  'without %s there is no record',
  async (operation) => {
    expect(await readInstance('i1', region({ [operation]: undefined }))).toBeUndefined()
  },
)

it('a record that is too large is not kept', async () => {
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `d${index}`,
    name: 'disk',
    description: 'x'.repeat(8_000),
  }))
  expect(await readInstance('i1', region({ instanceDiskList: { items } }))).toBeUndefined()
})
