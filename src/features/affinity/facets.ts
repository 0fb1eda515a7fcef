import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { AffinityGroupMember } from '#store/api/generated/types'
import { described } from '#features/shared/list/described'
import { stateFacet, wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { instanceTone } from '#features/shared/stateTones'
import { groupPolicies, kinds, type KindedGroup } from './exports/groups'

/** Id, name, search text and facets of groups. */
export const groupKind = {
  rowKey: ({ group }: KindedGroup) => group.id,
  nameOf: ({ group }: KindedGroup) => group.name,
  textOf: ({ group }: KindedGroup) => described.textOf(group),
  facets: [
    wordFacet(
      'type',
      'Type',
      ({ kind }) => kind,
      (kind) => kinds[kind as KindedGroup['kind']]?.label ?? kind,
    ),
    wordFacet(
      'policy',
      'Policy',
      ({ group }) => group.policy,
      (policy) => groupPolicies[policy as keyof typeof groupPolicies]?.label ?? policy,
    ),
  ] satisfies readonly Facet<KindedGroup>[],
}

const stateOf = ({ value }: AffinityGroupMember) => value.runState

/** The same for the members of a group. */
export const memberKind = {
  rowKey: ({ value }: AffinityGroupMember) => value.id,
  nameOf: ({ value }: AffinityGroupMember) => value.name,
  textOf: ({ value }: AffinityGroupMember) => [value.name, { id: value.id }],
  stateOf,
  facets: [stateFacet(instanceLifecycle, stateOf, instanceTone)],
}
