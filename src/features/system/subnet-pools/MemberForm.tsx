import { useMemo } from 'react'
import { object } from 'yup'
import type { IpVersion, SubnetPool, SubnetPoolMemberAdd } from '#store/api/generated/types'
import { ipPoolsApi, type RangeOfPool } from '#store/api/resources/ipPools'
import { systemSubnetPoolsApi, type MemberOfPool } from '#store/api/resources/systemSubnetPools'
import type { ApiError } from '#model/apiError'
import { bitsOf, enclosingNetwork, networkError, networkOf } from '#model/network/ip'
import { ipRangeText, overlaps, rangeOfNetwork, rangeSize } from '#model/network/ipRange'
import { ALL_LIMIT } from '#model/paging'
import { cleanText } from '#src/cleanText'
import { formatCount } from '#ui/format/numbers'
import { loadAhead, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useForm } from '#features/kit/form/FormFields'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { checkedText, judgedWith, optionalWholeNumber } from '#features/kit/form/rules'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { subnetPools } from './noun'

const { systemSubnetPoolMemberAdd, systemSubnetPoolMemberList, systemSubnetPoolView } =
  systemSubnetPoolsApi.endpoints

interface MemberValues {
  subnet: string
  /** Empty for the prefix length of the subnet. */
  minPrefixLength: number | ''
  /** Empty for that of a single address. */
  maxPrefixLength: number | ''
}

const initial: MemberValues = { subnet: '', minPrefixLength: '', maxPrefixLength: '' }

const other: Readonly<Record<IpVersion, IpVersion>> = { v4: 'v6', v6: 'v4' }

const numberOf = (version: IpVersion) => (version === 'v6' ? 6 : 4)

/** The largest prefix length of an IP version. */
const largest = (version: IpVersion) => bitsOf(numberOf(version))

/** Whether two networks share an address. */
const shareAddress = (a: string, b: string) => overlaps(rangeOfNetwork(a), rangeOfNetwork(b))

/** Why a subnet cannot become a member of a pool. @param own the known members of the pool */
function subnetError(text: string, version: IpVersion, own: readonly string[]): string | undefined {
  const error = networkError(text)
  if (error !== undefined) return error
  if (networkOf(text)?.version !== numberOf(version))
    return `${poolVersion(other[version])} subnet not allowed in ${poolVersion(version)} pool`
  const present = own.find((member) => shareAddress(member, text))
  return present === undefined ? undefined : `Overlaps with ${present} of this pool`
}

/**
 * The rules of a new member.
 *
 * @param version that of the pool
 * @param own the subnets of its known members
 */
export function newMemberSchema(version: IpVersion, own: readonly string[]) {
  const most = largest(version)
  const length = (label: string) =>
    optionalWholeNumber(label, { min: 0, max: most }).test('subnet', (value, { parent, createError }) => {
      const subnet = networkOf((parent as MemberValues).subnet)
      if (value === undefined || subnet?.version !== numberOf(version) || value >= subnet.width) return true
      return createError({ message: `Must be at least ${subnet.width}, the prefix length of the subnet` })
    })
  return object({
    subnet: checkedText('Subnet', (text) => subnetError(text, version, own)),
    minPrefixLength: judgedWith(['subnet'], length('Min prefix length')),
    maxPrefixLength: judgedWith(
      ['subnet', 'minPrefixLength'],
      length('Max prefix length').test('order', (value, { parent, createError }) => {
        const { minPrefixLength } = parent as { minPrefixLength?: number }
        return value === undefined || minPrefixLength === undefined || value >= minPrefixLength
          ? true
          : createError({ message: 'Must not be below the min prefix length' })
      }),
    ),
  })
}

/** The members and the ranges of all pools, which a new member must not overlap. */
interface Taken {
  members: readonly MemberOfPool[]
  ranges: readonly RangeOfPool[]
}

/** The sentence that names the overlap of a subnet with one of them; undefined if none is found. */
function overlapText(subnet: string, { members, ranges }: Taken): string | undefined {
  const member = members.find((one) => shareAddress(one.subnet, subnet))
  if (member) return `Overlaps with ${member.subnet} of subnet pool ${member.pool.name}`
  const found = ranges.find(({ range }) => overlaps(range, rangeOfNetwork(subnet)))
  if (!found) return undefined
  const owner = found.pool ? `IP pool ${found.pool.name}` : 'the region’s own services'
  return `Overlaps with ${ipRangeText(found.range)} of ${owner}`
}

/**
 * The field that an error belongs to. The form itself checks the members of the same pool; those of other pools, and the
 * ranges of IP pools, are looked for after the server refuses.
 *
 * @param findTaken reads them; undefined if they cannot be read
 */
export async function memberFieldErrors(
  { message }: ApiError,
  { subnet }: Pick<MemberValues, 'subnet'>,
  findTaken: () => Promise<Taken | undefined>,
): Promise<Partial<Record<keyof MemberValues, string>>> {
  if (/overlap/i.test(message)) {
    const taken = await findTaken()
    return { subnet: (taken && overlapText(subnet, taken)) ?? message }
  }
  if (/max prefix length greater/i.test(message)) return { maxPrefixLength: message }
  if (/min(imum)? (and max )?prefix length/i.test(message)) return { minPrefixLength: message }
  return { subnet: /members to|network address/i.test(message) ? message : undefined }
}

/** The member of typed values: its subnet has no host bits. */
const memberBody = ({ subnet, minPrefixLength, maxPrefixLength }: MemberValues): SubnetPoolMemberAdd => ({
  subnet: enclosingNetwork(subnet) ?? subnet,
  ...(typeof minPrefixLength === 'number' && { minPrefixLength }),
  ...(typeof maxPrefixLength === 'number' && { maxPrefixLength }),
})

/** All members of the pool, which a new one must not overlap. Optional, since the server checks that too. */
export const loader = loadAhead(systemSubnetPoolMemberList, ({ subnetPool }: At<'subnetPool'>) => ({
  pool: subnetPool,
  limit: ALL_LIMIT,
}))

/** Adds a member to a subnet pool. */
export function AddMemberForm() {
  const { subnetPool } = useParam('subnetPool')
  const { data: pool } = systemSubnetPoolView.useQuery({ pool: subnetPool })
  return pool ? <MemberForm pool={pool} /> : null
}

function MemberForm({ pool: { name, ipVersion } }: { pool: SubnetPool }) {
  const { data } = systemSubnetPoolMemberList.useQuery({ pool: name, limit: ALL_LIMIT })
  const schema = useMemo(
    () =>
      newMemberSchema(
        ipVersion,
        (data?.items ?? []).map(({ subnet }) => subnet),
      ),
    [ipVersion, data],
  )
  const [findMembers] = systemSubnetPoolsApi.endpoints.membersOfAllPools.useLazyQuery()
  const [findRanges] = ipPoolsApi.endpoints.rangesOfAllPools.useLazyQuery()
  const most = largest(ipVersion)
  return (
    <SidePanelForm
      title={subnetPools.panels.addMember}
      subtitle={name}
      needs={subnetPools.creates.addMember}
      schema={schema}
      initial={initial}
      draft={{ fields: ['subnet', 'minPrefixLength', 'maxPrefixLength'] }}
      send={(values, { save }) => save(systemSubnetPoolMemberAdd, { pool: name, body: memberBody(values) })}
      saved={({ subnet }) => `Member ${subnet} added`}
      back={subnetPools.to.page({ subnetPool: name })}
      fieldErrorsFrom={(error, values) =>
        memberFieldErrors(error, values, async () => {
          const [members, ranges] = await Promise.all([findMembers({}), findRanges({})])
          return { members: members.data ?? [], ranges: ranges.data ?? [] }
        })
      }
    >
      <p>
        Projects take external subnets from the members of the pool. A member overlaps neither with another
        one nor with a range of an IP pool, and cannot be changed later.
      </p>
      <NetworkField
        name="subnet"
        label="Subnet"
        hint={`An ${poolVersion(ipVersion)} network, for example ${ipVersion === 'v6' ? '2001:db8::/48' : '203.0.113.0/24'}`}
      />
      <Size />
      <NumberField
        name="minPrefixLength"
        label="Min prefix length"
        optional
        min={0}
        max={most}
        hint="Of the largest external subnet. Left empty, that of the subnet."
      />
      <NumberField
        name="maxPrefixLength"
        label="Max prefix length"
        optional
        min={0}
        max={most}
        hint={`Of the smallest external subnet. Left empty, ${most}.`}
      />
    </SidePanelForm>
  )
}

/** The number of addresses of the typed subnet. */
function Size() {
  const subnet = cleanText(useForm<MemberValues>().values.subnet)
  const size = networkOf(subnet) ? rangeSize(rangeOfNetwork(subnet)) : 0n
  return <p role="status">{size > 0n && `${formatCount(size)} ${size === 1n ? 'address' : 'addresses'}`}</p>
}
