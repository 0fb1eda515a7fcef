import { useMemo } from 'react'
import { object } from 'yup'
import type { IpPool, IpRange, IpPoolRange } from '#store/api/generated/types'
import { type RangeOfPool, ipPoolsApi } from '#store/api/resources/ipPools'
import { useHasFeature } from '#store/useRegionVersion'
import type { ApiError } from '#model/apiError'
import { ipVersion } from '#model/network/ip'
import { overlappingBound, overlaps, ipRangeText, rangeSize } from '#model/network/ipRange'
import { boundError, rangeError, type PoolKind } from '#model/network/poolRange'
import { ALL_LIMIT } from '#model/paging'
import { cleanText } from '#src/cleanText'
import { formatExact } from '#ui/format/numbers'
import { loadAhead, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useForm } from '#features/kit/form/FormFields'
import type { FormSending } from '#features/kit/form/exchange'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText, judgedWith } from '#features/kit/form/rules'
import { poolKind } from '#features/shared/pools/poolKinds'
import { ipPools } from './noun'

/**
 * @param own the known ranges of the pool
 * @param kind of the pool; undefined in a region whose pools have none
 */
export function newRangeSchema(own: readonly IpRange[], kind: PoolKind | undefined) {
  const errorOf = (text: string) => boundError(text, kind)
  const isBound = (text: string) => text !== '' && errorOf(text) === undefined
  const bound = (field: keyof IpRange, label: string) =>
    checkedText(label, errorOf).test('range', (_value, { parent, createError }) => {
      const { first, last } = parent as IpRange
      const error = isBound(first) && isBound(last) ? rangeError({ first, last }, own, kind) : undefined
      return error?.field === field ? createError({ message: error.message }) : true
    })
  return object({
    first: judgedWith(['last'], bound('first', 'First address')),
    last: judgedWith(['first'], bound('last', 'Last address')),
  })
}

const ownerText = (owner: IpPool | undefined) =>
  owner ? `IP pool ${owner.name}` : 'the region’s own services'

/**
 * The field that an error belongs to: of a range that overlaps another one, the bound that lies in it. The message
 * names the other range and its pool, if they can be found; otherwise it is the server's. The form itself checks the
 * ranges of the same pool; those of other pools are looked for after the server refuses.
 *
 * @param findRanges returns the ranges of all pools; undefined if they cannot be read
 */
export async function rangeFieldErrors(
  { message }: ApiError,
  range: IpRange,
  findRanges: () => Promise<readonly RangeOfPool[] | undefined>,
): Promise<Partial<Record<keyof IpRange, string>>> {
  if (/overlap/i.test(message)) {
    const other = (await findRanges())?.find((candidate) => overlaps(candidate.range, range))
    if (!other) return { first: message }
    return {
      [overlappingBound(range, other.range)]:
        `Overlaps with ${ipRangeText(other.range)} of ${ownerText(other.pool)}`,
    }
  }
  return { first: /ipv[46]|first address|multicast/i.test(message) ? message : undefined }
}

const initial: IpRange = { first: '', last: '' }

interface RangeFormProps {
  /** The name of the pool. */
  pool: string
  /** Undefined in a region whose pools have no kinds. */
  kind: PoolKind | undefined
  /** The present ranges of the pool; undefined while they are unknown. */
  own: readonly IpPoolRange[] | undefined
  send: (range: IpRange, sending: FormSending) => Promise<IpPoolRange>
  /** The address of the pool's page. */
  back: string
}

/** Adds a range of addresses to a pool. */
function RangeForm({ pool, kind, own, send, back }: RangeFormProps) {
  const schema = useMemo(
    () =>
      newRangeSchema(
        (own ?? []).map(({ range }) => range),
        kind,
      ),
    [own, kind],
  )
  const [findRanges] = ipPoolsApi.endpoints.rangesOfAllPools.useLazyQuery()
  return (
    <SidePanelForm
      title={ipPools.panels.addRange}
      subtitle={pool}
      needs={ipPools.creates.addRange}
      schema={schema}
      initial={initial}
      draft={{ fields: ['first', 'last'] }}
      send={send}
      saved={({ range }) => `IP range ${ipRangeText(range)} added`}
      back={back}
      fieldErrorsFrom={(error, range) =>
        rangeFieldErrors(error, range, async () => (await findRanges({})).data)
      }
    >
      <p>
        {kind && `The pool takes ${poolKind(kind)} addresses. `}
        Both addresses belong to the range. Ranges do not overlap, in any pool.
      </p>
      <TextField name="first" label="First address" />
      <TextField name="last" label="Last address" />
      <Size />
    </SidePanelForm>
  )
}

/** The number of addresses of the typed range. */
function Size() {
  const { values } = useForm<IpRange>()
  const range = { first: cleanText(values.first), last: cleanText(values.last) }
  const version = ipVersion(range.first)
  const size = version !== undefined && ipVersion(range.last) === version ? rangeSize(range) : 0n
  return <p role="status">{size > 0n && `${formatExact(size)} ${size === 1n ? 'address' : 'addresses'}`}</p>
}

const {
  systemIpPoolView,
  systemIpPoolRangeList,
  systemIpPoolRangeAdd,
  systemIpPoolServiceView,
  systemIpPoolServiceRangeList,
  systemIpPoolServiceRangeAdd,
} = ipPoolsApi.endpoints

/** All ranges of the pool, which a new one must not overlap. Optional, since the server checks that too. */
export const loader = loadAhead(systemIpPoolRangeList, ({ pool }: At<'pool'>) => ({ pool, limit: ALL_LIMIT }))

/** Adds a range of addresses to a pool of silos. */
export function AddRangeForm() {
  const { pool } = useParam('pool')
  const { data } = systemIpPoolRangeList.useQuery({ pool, limit: ALL_LIMIT })
  const { data: kind } = systemIpPoolView.useQuery({ pool })
  const hasKinds = useHasFeature('ipv6Pools')
  return (
    <RangeForm
      pool={pool}
      kind={hasKinds ? kind : undefined}
      own={data?.items}
      send={(body, { save }) => save(systemIpPoolRangeAdd, { pool, body })}
      back={ipPools.to.page({ pool })}
    />
  )
}

/** Adds a range of addresses for the region's own services. */
export function AddServiceRangeForm() {
  const { data } = systemIpPoolServiceRangeList.useQuery({ limit: ALL_LIMIT })
  const { data: kind } = systemIpPoolServiceView.useQuery({})
  const hasKinds = useHasFeature('ipv6Pools')
  return (
    <RangeForm
      pool="Service pool"
      kind={hasKinds ? kind : undefined}
      own={data?.items}
      send={(body, { save }) => save(systemIpPoolServiceRangeAdd, { body })}
      back={ipPools.to.servicePool()}
    />
  )
}
