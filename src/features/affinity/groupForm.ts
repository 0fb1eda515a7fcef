import { object, string } from 'yup'
import type { AffinityGroupCreate, AffinityPolicy } from '#store/api/generated/types'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { groupPolicies, kinds, type GroupKind } from './exports/groups'

export interface GroupFormValues {
  name: string
  description: string
  kind: GroupKind
  policy: AffinityPolicy
}

export const emptyGroup = (kind: GroupKind): GroupFormValues => ({
  name: '',
  description: '',
  kind,
  policy: 'allow',
})

export const groupSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  kind: string<GroupKind>().required(),
  policy: string<AffinityPolicy>().required(),
})

const kindOrder: readonly GroupKind[] = ['anti-affinity', 'affinity']
const policyOrder: readonly AffinityPolicy[] = ['allow', 'fail']

export const kindChoices = kindOrder.map((kind) => ({
  value: kind,
  label: kinds[kind].label,
  detail: kinds[kind].description,
}))
export const policyChoices = policyOrder.map((policy) => ({
  value: policy,
  label: groupPolicies[policy].label,
  detail: groupPolicies[policy].meaning,
}))

/** The request for a new group of either kind. A sled is the only domain there is. */
export const groupBody = ({ name, description, policy }: GroupFormValues): AffinityGroupCreate => ({
  name,
  description,
  policy,
  failureDomain: 'sled',
})
