import { expect, test } from 'vitest'
import { GIB } from '#model/units'
import { errorsOf, unnamedReads } from '#tests/support/formErrors'
import { emptyUpload, toUploadRequest, uploadSchema } from './uploadForm'

const fileOf = (size: number) => Object.defineProperty(new File([], 'harbour.img'), 'size', { value: size })

test.each([
  [{}, { name: 'Name is required', file: 'Image file is required' }],
  [{ name: 'fresh', file: fileOf(1_024) }, {}],
  [
    { name: 'fresh', file: fileOf(1_024), blockSize: 4_096 as const },
    { file: 'The length of the file must be a multiple of the block size (4,096 bytes)' },
  ],
  [{ name: 'fresh', file: fileOf(0) }, { file: 'The file is empty' }],
  [{ name: 'fresh', file: fileOf(1_023 * GIB) }, {}],
  [{ name: 'fresh', file: fileOf(1_023 * GIB + 512) }, { file: 'Must be at most 1,023 GiB' }],
])('the form with %j has the errors %j', async (values, errors) => {
  expect(await errorsOf(uploadSchema, { ...emptyUpload, ...values })).toEqual(errors)
  expect(await unnamedReads(uploadSchema, { ...emptyUpload, ...values })).toEqual([])
})

test('the request has the size of the file, and names for what is temporary', () => {
  expect(toUploadRequest({ ...emptyUpload, name: 'fresh', file: fileOf(512) })).toMatchObject({
    name: 'fresh',
    fileBytes: 512,
    diskName: expect.stringMatching(/^tmp-for-image-/) as string,
    snapshotName: expect.stringMatching(/^tmp-snapshot-/) as string,
  })
})
