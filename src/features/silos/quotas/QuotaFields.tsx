import type { VirtualResourceCounts } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { plannedCapacity } from '#store/model/plannedCapacity'
import { ALL_LIMIT } from '#store/model/paging'
import { formatExact } from '#ui/format/numbers'
import { load, settled } from '#features/kit/routing/load'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { quotaFields } from './quotaForm'

const { sledList } = hardwareApi.endpoints

const allSleds = { limit: ALL_LIMIT }

/** The sleds, for the recommended quotas: if those appeared later, the fields would move. */
export const loader = settled(load(sledList, () => allSleds))

/** A number with at most two decimals. */
const amount = (value: number) => formatExact(Math.round(value * 100) / 100)

/** The quotas of a silo, with the present use and a recommendation. @param used by an existing silo */
export function QuotaFields({ used }: { used?: VirtualResourceCounts }) {
  // Optional: without the sleds, there is no recommendation.
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
