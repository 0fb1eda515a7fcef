import { useState } from 'react'
import type { VirtualResourceCounts } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { plannedCapacity } from '#model/plannedCapacity'
import { ALL_LIMIT } from '#model/paging'
import { Select } from '#ui/forms/Select'
import { midSentence } from '#ui/format/midSentence'
import { useFormNow } from '#features/kit/form/FormFields'
import { load, settled } from '#features/kit/routing/load'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { quotaFields, type QuotaValues } from './quotaForm'
import styles from './QuotaFields.module.css'
import { quotaHint } from './quotaHint'
import { firstUnit, sizeUnits, withUnit, type SizeUnit } from './quotaUnit'

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
    const field = { name: key, label, max, decimals, hint: quotaHint(used?.[key], planned?.[key], isBytes) }
    return isBytes ? <SizeField key={key} {...field} /> : <NumberField key={key} {...field} />
  })
}

const units = (['GiB', 'TiB'] as const).map((unit) => ({ value: unit, label: unit }))

interface SizeFieldProps {
  name: keyof QuotaValues
  label: string
  /** In GiB. */
  max: number
  decimals: number
  hint: string | undefined
}

/** A size with a choice of its unit. The value of the form is in GiB. */
function SizeField({ max, ...field }: SizeFieldProps) {
  const { name, label } = field
  const form = useFormNow<QuotaValues>()
  const [unit, setUnit] = useState(() => firstUnit(form().values[name]))
  const scale = sizeUnits[unit]
  function choose(next: SizeUnit) {
    const { values, initialValues, setFieldValue } = form()
    setUnit(next)
    void setFieldValue(name, withUnit(values[name], initialValues[name], unit, next))
  }
  return (
    <NumberField
      {...field}
      max={Math.floor(max / scale)}
      scale={scale}
      after={
        <span className={styles.unit}>
          <Select
            aria-label={`Unit of ${midSentence(label)}`}
            value={unit}
            options={units}
            onChange={(value) => choose(value as SizeUnit)}
          />
        </span>
      }
    />
  )
}
