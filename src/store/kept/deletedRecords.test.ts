import { describe, expect, it } from 'vitest'
import { modelled } from './keptModel'
import { isDeleted, isDeletion, recordIn, whyNotBack } from './deletedRecords'

const disk = {
  kind: 'disk',
  project: 'p',
  id: 'd1',
  name: 'data',
  description: '',
  size: 10,
  blockSize: 512,
  diskType: 'distributed',
  readOnly: false,
} as const
const { kind: _, project: __, ...recorded } = disk
const instance = {
  kind: 'instance',
  project: 'p',
  id: 'i1',
  name: 'web-1',
  description: '',
  hostname: 'web-1',
  ncpus: 1,
  memory: 1,
  enableJumboFrames: false,
  bootDiskId: 'd1',
  autoRestartPolicy: null,
  disks: [recorded],
  nics: [
    {
      name: 'net0',
      description: '',
      vpcId: 'v',
      subnetId: 's',
      subnetName: 'front',
      ipStack: { type: 'v4', value: { ip: '172.30.0.5', transitIps: [] } },
    },
  ],
  ephemeralIps: [{ ip: '192.0.2.1', ipPoolId: 'p1' }],
  floatingIps: [{ id: 'f', name: 'front', ip: '192.0.2.2' }],
  antiAffinityGroups: [{ id: 'g', name: 'apart' }],
  affinityGroups: [],
  sshKeys: [{ id: 'k', name: 'laptop' }],
  unread: [],
}

it.each([disk, { ...disk, imageId: 'x', snapshotId: null }, instance])('%j is a record', (record) => {
  expect(isDeleted(record)).toBe(true)
  expect(isDeletion(modelled(record))).toBe(true)
})

it.each([undefined, null, 'text', {}, { kind: 'instance', project: 'p', id: 'i', name: 'n' }])(
  '%j is none',
  (value) => expect([isDeleted(value), isDeletion(value)]).toEqual([false, false]),
)

describe('a record without a part that is needed to make the thing again is none', () => {
  it.each(Object.keys(disk))('a disk: %s', (name) =>
    expect(isDeleted({ ...disk, [name]: undefined })).toBe(false),
  )
  it.each(Object.keys(instance).filter((name) => !['bootDiskId', 'autoRestartPolicy'].includes(name)))(
    'an instance: %s',
    (name) => expect(isDeleted({ ...instance, [name]: undefined })).toBe(false),
  )
  it.each([
    { disks: [{ ...recorded, blockSize: undefined }] },
    { nics: [{ ...instance.nics[0], ipStack: {} }] },
    { nics: [{ ...instance.nics[0], ipStack: { type: 'dual_stack', value: { v4: { ip: '1' } } } }] },
    { ephemeralIps: [{ ip: '192.0.2.1' }] },
    { sshKeys: ['laptop'] },
    { bootDiskId: 5 },
  ])('%j', (wrong) => expect(isDeleted({ ...instance, ...wrong })).toBe(false))
})

it('a record without a mark, or of this console and not whole, is none', () => {
  expect(isDeletion(disk)).toBe(false)
  expect(isDeletion(modelled({ ...disk, blockSize: undefined }))).toBe(false)
})

it('a record in the model of another version stays, and says why it brings nothing back', () => {
  const deleted = { ...disk, blockSize: undefined, model: '20990101' }
  expect(isDeletion(deleted)).toBe(true)
  expect(recordIn({ deleted })).toBeUndefined()
  expect(whyNotBack({ deleted })).toMatch(/another version of the API/)
  const now = { deleted: modelled(disk) }
  expect([recordIn(now), whyNotBack(now), whyNotBack({})]).toEqual([now.deleted, undefined, undefined])
})
