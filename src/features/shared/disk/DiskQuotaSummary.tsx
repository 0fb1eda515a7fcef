import { countOf } from '#model/countedNames'
import { GIB } from '#model/units'
import { QuotaSummary, upTo } from '../QuotaSummary'
import { maxSizeGiB, type DiskFormValues } from './diskForm'
import { useForm } from '#features/kit/form/FormFields'

/**
 * The quota that a new disk uses, or all of them.
 *
 * @param besides bytes of other disks created with it
 */
export function DiskQuotaSummary({ besides = 0 }: { besides?: number }) {
  const { values } = useForm<DiskFormValues>()
  return (
    <QuotaSummary
      storage={upTo(maxSizeGiB(values.type), values.sizeGiB) * GIB * countOf(values) + besides}
      note={besides > 0 ? 'Together with the other new disks of the instance.' : undefined}
    />
  )
}
