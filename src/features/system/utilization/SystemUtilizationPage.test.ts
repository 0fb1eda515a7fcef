import { expect, it } from 'vitest'
import { totalOf } from './SystemUtilizationPage'

it('the use and the quotas of silos are added apart', () => {
  const silo = (cpus: number, quota: number) => ({
    siloId: `silo ${cpus}`,
    siloName: `silo-${cpus}`,
    provisioned: { cpus, memory: 2 * cpus, storage: 0 },
    allocated: { cpus: quota, memory: 0, storage: 5 },
  })
  expect(totalOf([silo(1, 10), silo(2, 20)])).toEqual({
    provisioned: { cpus: 3, memory: 6, storage: 0 },
    quotas: { cpus: 30, memory: 0, storage: 10 },
  })
  expect(totalOf([]).quotas).toEqual({ cpus: 0, memory: 0, storage: 0 })
})
