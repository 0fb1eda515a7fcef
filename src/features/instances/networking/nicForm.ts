import { array, object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate } from '#store/api/generated/types'
import { ipError, networkError, networkKey } from '#store/model/ip'
import { joinError } from '#store/model/lists'
import { subnetAddressError } from '#store/model/subnetAddress'
import { resourceDescription, resourceName } from '#features/kit/form/rules'

export interface NewNicValues {
  name: string
  description: string
  vpcName: string
  subnetName: string
  /** Empty for any free address. */
  ip: string
}

/** The draft fields of a new interface. */
export const nicDraft = ['name', 'description', 'vpcName', 'subnetName', 'ip'] as const

/** @param blockOf the IPv4 block of a subnet, by the names of VPC and subnet, if known */
export const newNicSchema = (blockOf: (vpcName: string, subnetName: string) => string | undefined) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    vpcName: string().ensure().required('VPC is required'),
    subnetName: string().ensure().required('Subnet is required'),
    ip: string()
      .ensure()
      .trim()
      .test('ip', (ip, context) => {
        if (ip === '') return true
        const { vpcName, subnetName } = context.parent as NewNicValues
        const block = blockOf(vpcName, subnetName)
        const error = ipError(ip) ?? (block && subnetAddressError(ip, block))
        return error ? context.createError({ message: error }) : true
      }),
  })

/** The request for a new interface, without a blank address. */
export const newNicBody = ({ ip, ...values }: NewNicValues): InstanceNetworkInterfaceCreate => ({
  ...values,
  ...(ip === '' ? {} : { ip }),
})

export interface NicValues {
  name: string
  description: string
  transitIps: string[]
  /** A typed block that is not added yet. */
  draft: string
}

/** Why the typed block cannot be added; undefined if it can, or if the text is empty. */
export function draftError({
  draft,
  transitIps,
}: Pick<NicValues, 'draft' | 'transitIps'>): string | undefined {
  const block = draft.trim()
  if (block === '') return undefined
  return networkError(block) ?? joinError(transitIps, block, networkKey, (same) => same)
}

/** The values with the typed block added; unchanged if it cannot be added. */
export function withTransitDraft(values: NicValues): NicValues {
  const block = values.draft.trim()
  if (block === '' || draftError(values)) return values
  return { ...values, draft: '', transitIps: [...values.transitIps, block] }
}

/** Validates the typed block too, since a submit adds it without a press of Add. */
export const nicSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  transitIps: array().of(string().required()).required(),
  draft: string()
    .ensure()
    .test('draft', (_, context) => {
      const error = draftError(context.parent as NicValues)
      return error ? context.createError({ message: error }) : true
    }),
})

/** The changed fields of the interface. */
export function nicChange(values: NicValues) {
  const { draft: _draft, ...change } = withTransitDraft(values)
  return change
}
