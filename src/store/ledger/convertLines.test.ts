import { expect, it, test } from 'vitest'
import { MODEL } from '../api/versions/generated/shipped'
import { modelled } from '../kept/keptModel'
import { recordIn, whyNotBack } from '../kept/deletedRecords'
import { LINE_SCHEMA, whyNotUndo, type Line } from './line'
import { linesInModel } from './linesInModel'
import { readLine } from './readLine'

// Values that older consoles would have kept, each in the words of the API of its time.

const line: Line = {
  id: 'a.1',
  page: 'a',
  seq: 1,
  schema: LINE_SCHEMA,
  kind: 'change',
  verb: 'update',
  label: 'Update',
  subject: { kind: 'project', id: 'p', name: 'web' },
  begunAt: 100,
  changedAt: 200,
  endedAt: 200,
  standing: 'done',
}

/** A line as it was kept, as this console has it. */
async function read(kept: Pick<Line, 'undo' | 'deleted'> | object): Promise<Line> {
  const found = readLine({ ...line, ...kept })
  const [now] = await linesInModel(found ? [found] : [])
  if (!now) throw new Error('It is no line')
  return now
}

const readUndo = (kind: string, model: string | undefined, key: object, before: unknown, after: unknown) =>
  read({ undo: { kind, ...(model !== undefined && { model }), key, title: 'It', before, after } })

test.each([
  [
    'a default pool had no kind',
    ['defaultPools', '20251008', { silo: 's' }],
    [{ id: 'p1', name: 'default' }],
    [{ id: 'p1', name: 'default', ipVersion: 'v4', poolType: 'unicast' }],
  ],
  [
    'a rule is as it was',
    ['firewallRules', '20250730', { vpc: 'v', names: ['ssh'] }],
    [
      {
        name: 'ssh',
        description: '',
        action: 'allow',
        direction: 'inbound',
        filters: { protocols: [{ type: 'tcp' }] },
        priority: 5,
        status: 'enabled',
        targets: [],
      },
    ],
    undefined,
  ],
  [
    'the size of an instance is as it was, and nothing beside it',
    ['instanceSettings', '20250730', { id: 'i', which: ['ncpus', 'memory'] }],
    { ncpus: 2, memory: 8 },
    undefined,
  ],
  [
    'a subnet that had no router of its own has none',
    ['subnet', '20250730', { id: 's', which: ['customRouter'] }],
    { customRouter: null },
    undefined,
  ],
  [
    'the name of a pool is as it was',
    ['ipPool', '20250730', { id: 'p', which: ['name'] }],
    { name: 'a' },
    undefined,
  ],
  ['a role', ['role', '20250730', { at: { scope: 'silo' }, identityId: 'u' }], null, undefined],
] as const)('%s', async (_, [kind, model, key], kept, wanted) => {
  const found = await readUndo(kind, model, key, kept, kept)
  expect(whyNotUndo(found)).toBeUndefined()
  expect(found.undo).toEqual({
    kind,
    key,
    title: 'It',
    before: wanted ?? kept,
    after: wanted ?? kept,
    model: MODEL,
  })
})

it('a value without a mark is in the model of the consoles that kept it so', async () => {
  const found = await readUndo(
    'project',
    undefined,
    { id: 'p', which: ['name'] },
    { name: 'a' },
    { name: 'b' },
  )
  expect(found.undo?.model).toBe(MODEL)
  expect(whyNotUndo(found)).toBeUndefined()
})

it.each([
  ['of a version that this console does not know', 'project', '20990101', { id: 'p' }, { name: 'a' }],
  ['of a place that this console does not have', 'orbit', '20250730', { id: 'p' }, { name: 'a' }],
  ['without a field that has changed', 'project', '20250730', { id: 'p', which: ['title'] }, { title: 'a' }],
  ['that is no answer', 'defaultPools', '20250730', { silo: 's' }, 'x'],
])(
  'a value %s stays as it was kept, and says why it cannot be undone',
  async (_, kind, model, key, value) => {
    const found = await readUndo(kind, model, key, value, value)
    expect(found.undo).toMatchObject({ kind, model, before: value })
    expect(whyNotUndo(found)).toMatch(/another version of the API, and cannot be converted/)
  },
)

const disk = { id: 'd1', name: 'data', description: '', size: 10, blockSize: 512 }

it('a disk that could only be distributed is', async () => {
  const found = await read({ deleted: { kind: 'disk', project: 'p', ...disk, model: '20250730' } })
  expect(recordIn(found)).toEqual(
    modelled({ kind: 'disk', project: 'p', ...disk, diskType: 'distributed', readOnly: false }),
  )
})

const instance = {
  kind: 'instance',
  project: 'p',
  id: 'i1',
  name: 'web-1',
  description: '',
  hostname: 'web-1',
  ncpus: 1,
  memory: 1,
  bootDiskId: 'd1',
  disks: [disk],
  nics: [
    {
      name: 'net0',
      description: '',
      ip: '172.30.0.5',
      vpcId: 'v',
      subnetId: 's',
      vpcName: 'default',
      subnetName: 'front',
    },
  ],
  ephemeralIps: [{ ip: '192.0.2.1', ipPoolId: 'p1' }],
  floatingIps: [{ id: 'f', name: 'front', ip: '192.0.2.2' }],
  antiAffinityGroups: [{ id: 'g', name: 'apart' }],
  affinityGroups: [],
  sshKeys: [],
  unread: [],
  model: '20250730',
}

it('of an instance, each part is converted as the answer that it was read from', async () => {
  const { model: _, nics, ...same } = instance
  const [{ ip, ...nic } = { ip: '' }] = nics
  expect(recordIn(await read({ deleted: instance }))).toEqual(
    modelled({
      ...same,
      enableJumboFrames: false,
      disks: [{ ...disk, diskType: 'distributed', readOnly: false }],
      nics: [{ ...nic, ipStack: { type: 'v4', value: { ip, transitIps: [] } } }],
    }),
  )
})

it.each([
  ['a version that this console does not know', { model: '20990101' }],
  ['an interface without an address', { nics: [{ name: 'net0' }] }],
  ['a disk without a block size', { disks: [{ ...disk, blockSize: undefined }] }],
])('a record with %s stays, and says why it brings nothing back', async (_, wrong) => {
  const deleted = { ...instance, ...wrong }
  const found = await read({ deleted })
  expect(found.deleted).toEqual(deleted)
  expect(whyNotBack(found)).toMatch(/another version of the API, and cannot be converted/)
})
