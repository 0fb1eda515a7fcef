import { expect, test } from 'vitest'
import { GIB } from '#store/model/units'
import { errorsOf } from '#tests/support/formErrors'
import { diskBody, diskSchema, type DiskFormValues } from './diskForm'

const schema = diskSchema((id) => ({ golden: 20 })[id])
const disk: DiskFormValues = {
  name: 'made',
  description: '',
  kind: 'blank',
  blockSize: 4_096,
  sourceId: '',
  sizeGiB: 10,
}

test.each<[Partial<DiskFormValues>, object]>([
  [{}, {}],
  [{ name: '' }, { name: 'Name is required' }],
  [{ sizeGiB: '' }, { sizeGiB: 'Size is required' }],
  [{ sizeGiB: 0 }, { sizeGiB: 'Must be at least 1' }],
  [{ sizeGiB: 1_023 }, {}],
  [{ sizeGiB: 1_024 }, { sizeGiB: 'Must be at most 1023 GiB' }],
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
  expect(diskBody(disk)).toEqual({ ...body, diskSource: { type: 'blank', blockSize: 4_096 } })
  expect(diskBody({ ...disk, kind: 'image', sourceId: 'golden' })).toEqual({
    ...body,
    diskSource: { type: 'image', imageId: 'golden' },
  })
  expect(diskBody({ ...disk, kind: 'snapshot', sourceId: 'nightly' })).toEqual({
    ...body,
    diskSource: { type: 'snapshot', snapshotId: 'nightly' },
  })
})
