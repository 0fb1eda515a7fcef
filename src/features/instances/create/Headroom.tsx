import { useFormikContext } from 'formik'
import { memo } from 'react'
import type { VirtualResourceCounts } from '../../../store/api/generated/types'
import { utilizationApi } from '../../../store/api/utilization'
import { GIB } from '../../../store/model/limits'
import { formatBytes } from '../../../ui/format/bytes'
import { Meter } from '../../../ui/Meter'
import { Notice } from '../../../ui/Notice'
import styles from './CreateInstancePage.module.css'
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

/** The quota of the silo: what is free, and what would be left. */
export function Headroom() {
  const { values } = useFormikContext<CreateValues>()
  const { data } = utilizationApi.endpoints.utilizationView.useQuery({})
  const demand = demandOf(values)
  if (!data) return null
  return <Quota {...data} {...demand} start={values.start} />
}

const resources = [
  { key: 'cpus', label: 'vCPUs', words: String },
  { key: 'memory', label: 'Memory', words: formatBytes },
  { key: 'storage', label: 'Storage', words: formatBytes },
] as const

interface QuotaProps extends VirtualResourceCounts {
  capacity: VirtualResourceCounts
  provisioned: VirtualResourceCounts
  start: boolean
}

/** Given plain numbers, so that a letter typed elsewhere does not draw it again. */
const Quota = memo(function Quota({ capacity, provisioned, start, ...demand }: QuotaProps) {
  const rows = resources.map(({ key, label, words }) => {
    const free = Math.max(0, capacity[key] - provisioned[key])
    // CPUs and memory are charged when it starts; until then they are nobody's.
    const adding = key === 'storage' || start ? demand[key] : 0
    return { key, label, words, free, adding, isShort: adding > free }
  })
  const short = rows.filter(({ isShort }) => isShort)
  return (
    <aside className={styles.aside} aria-label="Silo quota">
      <h2>Silo quota</h2>
      {rows.map(({ key, label, words, free, adding }) => (
        <Meter
          key={key}
          label={label}
          value={provisioned[key]}
          max={capacity[key]}
          adding={adding}
          text={adding > 0 ? `${words(adding)} of ${words(free)} free` : `${words(free)} free`}
        />
      ))}
      <div role="status">
        {short.length > 0 && (
          <Notice tone="attention" title="More than is free">
            {short.map(({ key, label, words, free, adding }) => (
              <p key={key}>
                {label}: {words(adding)} wanted, {words(free)} free.
              </p>
            ))}
            {short.some(({ key }) => key !== 'storage') &&
              'It cannot start until others stop. Created without starting, it waits.'}
          </Notice>
        )}
        {!start && <p className={styles.note}>vCPUs and memory count from the moment it starts.</p>}
      </div>
    </aside>
  )
})
