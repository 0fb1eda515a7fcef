import { array, object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate } from '../../../store/api/generated/types'
import { ipFault, networkFault, networkKey } from '../../../store/model/ip'
import { joinFault } from '../../../store/model/lists'
import { subnetAddressFault } from '../../../store/model/subnetAddress'
import { resourceDescription, resourceName } from '../../shared/form/rules'

export interface NewNicValues {
  name: string
  description: string
  vpcName: string
  subnetName: string
  /** Empty for whichever address is free. */
  ip: string
}

/** The fields of a new interface that are kept until it is saved. */
export const nicDraft = ['name', 'description', 'vpcName', 'subnetName', 'ip'] as const

/** @param blockOf the IPv4 block of a subnet, by the names of its VPC and its own, as far as it is known */
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
        const fault = ipFault(ip) ?? (block && subnetAddressFault(ip, block))
        return fault ? context.createError({ message: fault }) : true
      }),
  })

/** The request for a new interface. A blank address is left out. */
export const newNicBody = ({ ip, ...values }: NewNicValues): InstanceNetworkInterfaceCreate => ({
  ...values,
  ...(ip === '' ? {} : { ip }),
})

export interface NicValues {
  name: string
  description: string
  transitIps: string[]
  /** A block that has been typed and not yet added. */
  draft: string
}

/** Why the block that has been typed cannot join the list; undefined when it can, and while nothing has been typed. */
export function draftFault({
  draft,
  transitIps,
}: Pick<NicValues, 'draft' | 'transitIps'>): string | undefined {
  const block = draft.trim()
  if (block === '') return undefined
  return networkFault(block) ?? joinFault(transitIps, block, networkKey, (same) => same)
}

/** The values after the block that has been typed has joined the list; unchanged when it cannot. */
export function withTransitDraft(values: NicValues): NicValues {
  const block = values.draft.trim()
  if (block === '' || draftFault(values)) return values
  return { ...values, draft: '', transitIps: [...values.transitIps, block] }
}

/** A block that has been typed is saved with the others, without a press on its button, or the form says why not. */
export const nicSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  transitIps: array().of(string().required()).required(),
  draft: string()
    .ensure()
    .test('draft', (_, context) => {
      const fault = draftFault(context.parent as NicValues)
      return fault ? context.createError({ message: fault }) : true
    }),
})

/** What changes of the interface. */
export function nicChange(values: NicValues) {
  const { draft: _draft, ...change } = withTransitDraft(values)
  return change
}
