import ipaddr from 'ipaddr.js'
import { array, object, string } from 'yup'
import type { InstanceMulticastGroupJoin, IpVersion, MulticastGroup } from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import { ipError, ipVersion, ipVersionNames } from '#model/network/ip'
import { ipSortKey } from '#model/network/ipRange'
import { isMulticast, isSourceSpecific } from '#model/network/multicast'
import { cleanText } from '#src/cleanText'
import type { Choice } from '#features/kit/form/choices'
import { draftError, withDraft, type ItemKind, type Listed } from '#features/kit/form/listDraft'
import { checkedText, judgedWith, requiredText, resourceName, typedText } from '#features/kit/form/rules'

/** How the group is named: one of the region, or by an address or a name, which may be those of a new one. */
type By = 'group' | 'address' | 'name'

export interface JoinValues {
  by: By
  /** The id of a group of the region. */
  group: string
  address: string
  name: string
  /** The IP version of a new group with a name, where pools of both have addresses. */
  ipVersion: IpVersion
  sources: readonly string[]
  /** A typed source that is not added yet. */
  draft: string
}

/** @param hasGroups whether the region has groups */
export const emptyJoin = (hasGroups: boolean): JoinValues => ({
  by: hasGroups ? 'group' : 'address',
  group: '',
  address: '',
  name: '',
  ipVersion: 'v4',
  sources: [],
  draft: '',
})

export const byChoices: readonly Choice<By>[] = [
  { value: 'group', label: 'A group of the region' },
  { value: 'address', label: 'An address', detail: 'Makes the group if there is none' },
  { value: 'name', label: 'A name', detail: 'A new group gets a free address of a pool' },
]

export const versionChoices: readonly Choice<IpVersion>[] = [
  { value: 'v4', label: ipVersionNames.v4 },
  { value: 'v6', label: ipVersionNames.v6 },
]

/** What the form knows of the region. */
export interface JoinFacts {
  /** The groups of the region. */
  groups: readonly Pick<MulticastGroup, 'id' | 'name' | 'multicastIp'>[]
  /** The addresses of the groups that the instance is in. */
  joined: readonly string[]
  /** The IP versions of the multicast pools of the silo. */
  versions: readonly IpVersion[]
}

/** The address of the group, as far as it is known before it is made. */
const addressOf = ({ by, group, address, name }: JoinValues, { groups }: JoinFacts): string | undefined => {
  if (by === 'address') return ipVersion(cleanText(address)) === undefined ? undefined : cleanText(address)
  return groups.find((each) => (by === 'group' ? each.id === group : each.name === name))?.multicastIp
}

/** Whether the IP version of the group has to be chosen. */
export const asksVersion = (values: JoinValues, facts: JoinFacts): boolean =>
  values.by === 'name' && facts.versions.length > 1 && addressOf(values, facts) === undefined

/** The IP version of the group; undefined while it is not known. */
function versionOf(values: JoinValues, facts: JoinFacts): IpVersion | undefined {
  const address = addressOf(values, facts)
  if (address !== undefined) return ipVersion(address) === 6 ? 'v6' : 'v4'
  if (asksVersion(values, facts)) return values.ipVersion
  return values.by === 'name' && facts.versions.length === 1 ? facts.versions[0] : undefined
}

/** Why a text is not a source, or undefined. @param version that of the group, if known. Rule: MCAST-4 */
export function sourceError(ip: string, version?: IpVersion): string | undefined {
  const invalid = ipError(ip)
  if (invalid) return invalid
  const range = ipaddr.parse(ip).range()
  if (range === 'multicast' || range === 'broadcast') return 'Must be a unicast address'
  if (range === 'loopback' || range === 'linkLocal' || range === 'unspecified')
    return 'Must not be a loopback, link-local or unspecified address'
  if (version === undefined || (ipVersion(ip) === 6) === (version === 'v6')) return undefined
  return `The group has an ${ipVersionNames[version]} address, and so have its sources`
}

/** Why a text is not the address of a group, or undefined. */
export const groupAddressError = (ip: string): string | undefined =>
  ipError(ip) ?? (isMulticast(ip) ? undefined : 'Must be a multicast address: in 224.0.0.0/4 or ff00::/8')

/** The list of sources and its draft. @param version that of the group, if known */
const sourceKind = (version?: IpVersion): ItemKind<string, string> => ({
  textOf: (draft) => draft,
  withText: (_, text) => text,
  itemOf: (draft) => cleanText(draft) || undefined,
  validate: (draft) => sourceError(cleanText(draft), version),
  keyOf: (ip) => (ipVersion(ip) === undefined ? ip : ipSortKey(ip)),
  nameOf: (ip) => ip,
  next: () => '',
})

/** The list of sources for the present values. */
export const sourceKindFor = (values: JoinValues, facts: JoinFacts) => sourceKind(versionOf(values, facts))

/** The sources of the form with their draft. */
export const sourcesListed = ({ draft, sources }: JoinValues): Listed<string, string> => ({
  draft,
  items: sources,
})

/** Why the sources do not go with the group, or undefined. Rule: MCAST-4. */
function sourcesError(values: JoinValues, facts: JoinFacts): string | undefined {
  const kind = sourceKindFor(values, facts)
  const error = draftError(sourcesListed(values), kind)
  if (error) return error
  const { items } = withDraft(sourcesListed(values), kind)
  const wrong = items.find((ip) => kind.validate(ip) !== undefined)
  if (wrong !== undefined) return `${wrong}: ${kind.validate(wrong) ?? ''}`
  const address = addressOf(values, facts)
  return address !== undefined && isSourceSpecific(address) && items.length === 0
    ? 'An address of source-specific multicast needs at least one source'
    : undefined
}

const ALREADY = 'The instance is in this group already'
const sameIp = (a: string) => (b: string) => ipSortKey(a) === ipSortKey(b)

const isBy = (wanted: By, rule: ReturnType<typeof requiredText>) =>
  string()
    .ensure()
    .when('by', ([by]: unknown[], any) => (by === wanted ? rule : any))

/** The rules of joining. The region decides which addresses the pools of the silo have. */
export const joinSchema = (facts: JoinFacts) =>
  object({
    by: string()
      .oneOf(['group', 'address', 'name'] satisfies By[])
      .required(),
    group: judgedWith(['by'], isBy('group', requiredText('Multicast group'))),
    address: judgedWith(
      ['by'],
      isBy(
        'address',
        checkedText(
          'Address',
          (ip) => groupAddressError(ip) ?? (facts.joined.some(sameIp(ip)) ? ALREADY : undefined),
        ),
      ),
    ),
    name: judgedWith(
      ['by', 'ipVersion'],
      isBy(
        'name',
        resourceName().test('joined', ALREADY, (name) => {
          const ip = facts.groups.find((group) => group.name === name)?.multicastIp
          return ip === undefined || !facts.joined.some(sameIp(ip))
        }),
      ),
    ),
    ipVersion: string<IpVersion>().oneOf(['v4', 'v6']).required(),
    sources: array().of(string().required()).required(),
    draft: judgedWith(
      ['by', 'group', 'address', 'name', 'ipVersion', 'sources'],
      typedText().test('draft', (_, context) => {
        const error = sourcesError(context.parent as JoinValues, facts)
        return error ? context.createError({ message: error }) : true
      }),
    ),
  })

/** The group of a request, and its body. */
export function joinRequest(
  values: JoinValues,
  facts: JoinFacts,
): { multicastGroup: string; body: InstanceMulticastGroupJoin } {
  const { items } = withDraft(sourcesListed(values), sourceKindFor(values, facts))
  return {
    multicastGroup: cleanText(values[values.by]),
    body: {
      ...(items.length > 0 && { sourceIps: [...items] }),
      ...(asksVersion(values, facts) && { ipVersion: values.ipVersion }),
    },
  }
}

/** The field that an error belongs to. */
export function joinFieldErrors(
  { message }: ApiError,
  { by }: JoinValues,
): Partial<Record<keyof JoinValues, string>> {
  if (/source/i.test(message)) return { draft: message }
  return /multicast (ip|pool)|multicast-group/i.test(message) ? { [by]: message } : {}
}
