import type { VirtualResourceCounts } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { plannedCapacity } from '#store/model/plannedCapacity'
import { ALL_LIMIT } from '#store/model/paging'
import { NumberField } from '#features/shared/form/fields/NumberField'
import { quotaFields } from './quotaForm'

/** At most two decimals. */
const amount = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 })

/** The quotas of a silo, with what is in use and what is recommended. @param used in a silo that exists */
export function QuotaFields({ used }: { used?: VirtualResourceCounts }) {
  // Optional: without the sleds, nothing is recommended.
  const { data } = hardwareApi.endpoints.sledList.useQuery({ limit: ALL_LIMIT })
  const planned = data && plannedCapacity(data.items)
  return quotaFields.map(({ key, label, unit, max, decimals }) => {
    const hints = [
      ...(used ? [`${amount(used[key] / unit)} in use.`] : []),
      ...(planned ? [`Recommended for all silos together: at most ${amount(planned[key] / unit)}.`] : []),
    ]
    return (
      <NumberField
        key={key}
        name={key}
        label={label}
        max={max}
        decimals={decimals}
        hint={hints.join(' ') || undefined}
      />
    )
  })
}
