import { expect, test } from 'vitest'
import { GIB } from '#model/units'
import { errorsOf } from '#tests/support/formErrors'
import { diskBodies, diskBody, diskSchema, type DiskFormValues } from './diskForm'

const schema = diskSchema((id) => ({ golden: 20 })[id])
const disk: DiskFormValues = {
  name: 'made',
  count: 1,
  description: '',
  type: 'distributed',
  kind: 'blank',
  blockSize: 4_096,
  sourceId: '',
  readOnly: false,
  sizeGiB: 10,
}

test.each<[Partial<DiskFormValues>, object]>([
  [{}, {}],
  [{ name: '' }, { name: 'Name is required' }],
  [{ sizeGiB: '' }, { sizeGiB: 'Size is required' }],
  [{ sizeGiB: 0 }, { sizeGiB: 'At least 1\u00A0GiB' }],
  [{ sizeGiB: 1_023 }, {}],
  [{ sizeGiB: 1_024 }, { sizeGiB: 'At most 1,023\u00A0GiB' }],
  [{ kind: 'image' }, { sourceId: 'Source image is required' }],
  [{ kind: 'snapshot' }, { sourceId: 'Source snapshot is required' }],
  [
    { kind: 'image', sourceId: 'golden', sizeGiB: 19 },
    { sizeGiB: 'Must be at least as large as the image (20 GiB)' },
  ],
  [{ kind: 'image', sourceId: 'golden', sizeGiB: 20 }, {}],
  // Only the chosen source counts.
  [{ kind: 'blank', sourceId: 'golden', sizeGiB: 5 }, {}],
])('a disk with %j: %j', async (change, errors) => {
  expect(await errorsOf(schema, { ...disk, ...change })).toEqual(errors)
})

test('the request names what the disk is made of', () => {
  const body = { name: 'made', description: '', size: 10 * GIB }
  expect(diskBody(disk)).toEqual({
    ...body,
    diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 4_096 } },
  })
  expect(diskBody({ ...disk, kind: 'image', sourceId: 'golden' })).toEqual({
    ...body,
    diskBackend: { type: 'distributed', diskSource: { type: 'image', imageId: 'golden' } },
  })
  expect(diskBody({ ...disk, kind: 'snapshot', sourceId: 'nightly' })).toEqual({
    ...body,
    diskBackend: { type: 'distributed', diskSource: { type: 'snapshot', snapshotId: 'nightly' } },
  })
})

test('many disks have counted names, none of which is taken', async () => {
  expect(diskBodies(disk)).toEqual([diskBody(disk)])
  const three = { ...disk, name: 'data-{nn}', count: 3 }
  expect(diskBodies(three).map(({ name }) => name)).toEqual(['data-01', 'data-02', 'data-03'])
  expect(await errorsOf(schema, three)).toEqual({})
  const beside = diskSchema(() => undefined, new Set(['data-02']))
  expect(await errorsOf(beside, three)).toEqual({ name: 'There is a disk data-02 already' })
  expect(await errorsOf(schema, { ...disk, count: 101 })).toEqual({ count: 'At most 100' })
})

test('a local disk is blank, and may be larger than a distributed one', async () => {
  const local = { ...disk, type: 'local' as const, kind: 'image' as const, sizeGiB: 4_000 }
  expect(await errorsOf(schema, local)).toEqual({})
  expect(diskBody(local).diskBackend).toEqual({ type: 'local' })
})

test('a read-only disk has the size of its source', async () => {
  const readOnly = { ...disk, kind: 'image' as const, sourceId: 'golden', readOnly: true }
  expect(await errorsOf(schema, { ...readOnly, sizeGiB: 21 })).toEqual({
    sizeGiB: 'Must be as large as the image (20 GiB)',
  })
  expect(await errorsOf(schema, { ...readOnly, sizeGiB: 20 })).toEqual({})
  expect(diskBody({ ...readOnly, sizeGiB: 20 }).diskBackend).toEqual({
    type: 'distributed',
    diskSource: { type: 'image', imageId: 'golden', readOnly: true },
  })
})
