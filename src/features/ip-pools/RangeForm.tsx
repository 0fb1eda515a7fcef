import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { IpPoolRange, IpRange } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { ipVersion } from '#store/model/ip'
import { rangeSize, rangeText } from '#store/model/ipRange'
import { formatExact } from '#ui/format/numbers'
import { TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { newRangeSchema, rangeFieldErrors } from './rangeForm'
import { useForm } from '#features/shared/form/FormFields'

const initial: IpRange = { first: '', last: '' }

interface RangeFormProps {
  /** The name of the pool. */
  pool: string
  /** The ranges that the pool has; undefined while they are not known. */
  own: readonly IpPoolRange[] | undefined
  send: (range: IpRange) => Promise<IpPoolRange>
  /** The address of the list. */
  list: string
}

/** Adds a range of addresses to a pool. */
export function RangeForm({ pool, own, send, list }: RangeFormProps) {
  const go = useNavigate()
  const notify = useNotify()
  const schema = useMemo(() => newRangeSchema((own ?? []).map(({ range }) => range)), [own])
  const [findRanges] = ipPoolsApi.endpoints.rangesOfAllPools.useLazyQuery()
  const back = () => void go(list, { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Add IP range"
      subtitle={pool}
      submitLabel="Add IP range"
      schema={schema}
      initial={initial}
      draft={{ fields: ['first', 'last'] }}
      send={send}
      onSaved={({ range }) => {
        notify(`IP range ${rangeText(range)} added`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={(error, range) =>
        rangeFieldErrors(error, range, async () => (await findRanges({})).data)
      }
    >
      <p>Both addresses belong to the range. Ranges do not overlap, in any pool.</p>
      <TextField name="first" label="First address" />
      <TextField name="last" label="Last address" />
      <Size />
    </SidePanelForm>
  )
}

/** The number of addresses of the typed range. */
function Size() {
  const { values } = useForm<IpRange>()
  const range = { first: values.first.trim(), last: values.last.trim() }
  const isRange = ipVersion(range.first) === 4 && ipVersion(range.last) === 4
  const size = isRange ? rangeSize(range) : 0n
  return <p role="status">{size > 0n && `${formatExact(size)} ${size === 1n ? 'address' : 'addresses'}`}</p>
}
