import type { VirtualResourceCounts } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { plannedCapacity } from '#store/model/plannedCapacity'
import { ALL_LIMIT } from '#store/model/paging'
import { useFormPart, type FormStore } from '#features/kit/form/FormFields'
import { load, settled } from '#features/kit/routing/load'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { quotaFields, type QuotaValues } from './quotaForm'
import styles from './QuotaFields.module.css'
import { quotaHint, typedText } from './quotaText'

const { sledList } = hardwareApi.endpoints

const allSleds = { limit: ALL_LIMIT }

/** The sleds, for the recommended quotas: if those appeared later, the fields would move. */
export const loader = settled(load(sledList, () => allSleds))

/** The quotas of a silo, with the present use and a recommendation. @param used by an existing silo */
export function QuotaFields({ used }: { used?: VirtualResourceCounts }) {
  // Optional: without the sleds, there is no recommendation.
  const { data } = sledList.useQuery(allSleds)
  const planned = data && plannedCapacity(data.items)
  return quotaFields.map(({ key, label, unit, max, decimals }) => {
    const isBytes = unit > 1
    return (
      <div key={key} className={styles.quota}>
        <NumberField
          name={key}
          label={label}
          max={max}
          decimals={decimals}
          hint={quotaHint(used?.[key], planned?.[key], isBytes)}
        />
        {isBytes && <SameAmount name={key} />}
      </div>
    )
  })
}

/** The typed amount in the unit of other pages, as long as that is another one. */
function SameAmount({ name }: { name: keyof QuotaValues }) {
  const value = useFormPart(({ values }: FormStore<QuotaValues>) => values[name])
  return (
    <p className={styles.same} role="status">
      {typedText(value)}
    </p>
  )
}
