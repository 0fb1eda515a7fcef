import { expect, test } from 'vitest'
import { GIB } from '#model/units'
import { quotaText } from './quotaText'

test('what is taken of the quota, and what is left of the same, is one sentence each', () => {
  expect(quotaText({ takes: { cpus: 0 }, left: undefined })).toBe('')
  expect(quotaText({ takes: { storage: 10 * GIB }, left: undefined })).toBe(
    'Takes 10 GiB of storage of the quota of the silo.',
  )
  expect(
    quotaText({ takes: { cpus: 24, memory: 96 * GIB }, left: { cpus: 40, memory: 100 * GIB, storage: 1 } }),
  ).toBe(
    'Takes 24 vCPUs and 96 GiB of memory. The quota of the silo has 40 vCPUs and 100 GiB of memory left.',
  )
  expect(quotaText({ takes: { storage: 10 * GIB }, left: { storage: 4 * GIB } })).toBe(
    'Takes 10 GiB of storage. The quota of the silo has 4 GiB of storage left, which is too little.',
  )
})
