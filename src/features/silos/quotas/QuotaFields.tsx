import type { VirtualResourceCounts } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { plannedCapacity } from '#store/model/plannedCapacity'
import { ALL_LIMIT } from '#store/model/paging'
import { load, settled } from '#features/kit/routing/load'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { quotaFields } from './quotaForm'

const { sledList } = hardwareApi.endpoints

const allSleds = { limit: ALL_LIMIT }

/** For the recommended quotas: if they appeared later, the fields would shift. */
export const loader = settled(load(sledList, () => allSleds))

/** At most two decimals. */
const amount = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 2 })

/** The quotas of a silo, with what is in use and what is recommended. @param used in a silo that exists */
export function QuotaFields({ used }: { used?: VirtualResourceCounts }) {
  // Optional: without the sleds, nothing is recommended.
  const { data } = sledList.useQuery(allSleds)
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
