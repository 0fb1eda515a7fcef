import { useFormikContext } from 'formik'
import type { VirtualResourceCounts } from '../../../store/api/generated/types'
import { GIB } from '../../../store/model/limits'
import { Headroom } from '../../shared/Headroom'
import { sizeOf, type CreateValues } from './createValues'

/** What the instance would take of the silo's quota: CPUs and memory while it runs, storage from the start. */
export function demandOf(values: CreateValues): VirtualResourceCounts {
  const { ncpus = 0, memoryGiB = 0 } = sizeOf(values)
  const made = values.disks.reduce(
    (bytes, queued) => bytes + (queued.type === 'create' ? queued.disk.size : 0),
    values.bootSource === 'disk' ? 0 : Number(values.bootSizeGiB) * GIB,
  )
  return { cpus: ncpus, memory: memoryGiB * GIB, storage: made }
}

/** The quota of the silo, and what the instance would take of it. */
export function CreateHeadroom() {
  const { values } = useFormikContext<CreateValues>()
  return <Headroom look="aside" starts={values.start} {...demandOf(values)} />
}
