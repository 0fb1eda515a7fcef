import { countOf } from '#model/countedNames'
import type { VirtualResourceCounts } from '#store/api/generated/types'
import { settings } from '#model/settings'
import { GIB } from '#model/units'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { QuotaSummary, upTo } from '#features/shared/QuotaSummary'
import { chosenSize, type CreateValues } from './createValues'

/**
 * One instance's use of the silo's quota: CPUs and memory while it runs, storage from its creation. What is above its
 * limit counts as none.
 */
export function demandOf(values: CreateValues): VirtualResourceCounts {
  const { ncpus = 0, memoryGiB = 0 } = chosenSize(values)
  const { vcpus, memoryGiB: mostGiB, diskGiB } = settings.limits
  const made = values.disks.reduce(
    (bytes, queued) => bytes + (queued.type === 'create' ? queued.disk.size : 0),
    values.bootSource === 'disk' ? 0 : upTo(diskGiB, values.bootSizeGiB) * GIB,
  )
  return { cpus: upTo(vcpus, ncpus), memory: upTo(mostGiB, memoryGiB) * GIB, storage: made }
}

type CreateForm = FormStore<CreateValues>

/** The quota of the silo and the share of it that the instance takes, or all of them. */
export function InstanceQuotaSummary() {
  const starts = useFormPart(({ values }: CreateForm) => values.start)
  const cpus = useFormPart(({ values }: CreateForm) => demandOf(values).cpus * countOf(values))
  const memory = useFormPart(({ values }: CreateForm) => demandOf(values).memory * countOf(values))
  const storage = useFormPart(({ values }: CreateForm) => demandOf(values).storage * countOf(values))
  return <QuotaSummary look="aside" starts={starts} cpus={cpus} memory={memory} storage={storage} />
}
