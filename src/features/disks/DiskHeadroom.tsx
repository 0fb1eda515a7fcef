import { useFormikContext } from 'formik'
import { GIB } from '../../store/model/limits'
import { Headroom } from '../shared/Headroom'
import type { DiskFormValues } from './diskForm'

/**
 * What a new disk takes of the quota.
 *
 * @param besides bytes that are made together with it
 */
export function DiskHeadroom({ besides = 0 }: { besides?: number }) {
  const { values } = useFormikContext<DiskFormValues>()
  return (
    <Headroom
      storage={Number(values.sizeGiB) * GIB + besides}
      {...(besides > 0 ? { note: 'Together with the other new disks of the instance.' } : {})}
    />
  )
}
