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
import { formatBytes } from '#ui/format/bytes'
import { formatExact } from '#ui/format/numbers'
import { numberText } from '#ui/forms/numberText'
import { quotaFields, type QuotaValues } from './quotaForm'
import styles from './QuotaFields.module.css'

const { sledList } = hardwareApi.endpoints

const allSleds = { limit: ALL_LIMIT }

/** The sleds, for the recommended quotas: if those appeared later, the fields would move. */
export const loader = settled(load(sledList, () => allSleds))

/**
 * The hint of a quota, with amounts as other pages write them: "85.36 TiB in use; at most 286 TiB recommended for all
 * silos." Undefined if nothing is known.
 *
 * @param used by an existing silo
 * @param planned the amount that is recommended for all silos together
 */
export function quotaHint(
  used: number | undefined,
  planned: number | undefined,
  isBytes: boolean,
): string | undefined {
  const words = isBytes ? formatBytes : formatExact
  const inUse = used === undefined ? [] : [`${words(used)} in use`]
  const atMost = planned === undefined ? [] : [`at most ${words(planned)} recommended for all silos`]
  const text = [...inUse, ...atMost].join('; ')
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : undefined
}

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

/** The units in which a size is typed, in GiB. The value of a form is in GiB in either unit. */
export const sizeUnits = { GiB: 1, TiB: 1024 } as const
type SizeUnit = keyof typeof sizeUnits

/** The unit in which a field begins: TiB if the amount reads exactly so. */
export function firstUnit(gib: number | ''): SizeUnit {
  const tib = Number(gib) / sizeUnits.TiB
  return tib >= 1 && Number(numberText(tib)) === tib ? 'TiB' : 'GiB'
}

/**
 * The value of a field, in GiB, after another unit is chosen for it. A number that was typed stays, so that its unit is
 * corrected; the amount that the form began with stays the same number of bytes.
 */
export const withUnit = (gib: number | '', first: number | '', from: SizeUnit, to: SizeUnit): number | '' =>
  gib === '' || gib === first ? gib : (gib / sizeUnits[from]) * sizeUnits[to]

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
