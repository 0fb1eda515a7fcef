import { array, object, string } from 'yup'
import type { InstanceNetworkInterfaceCreate } from '../../../store/api/generated/types'
import { ipFault } from '../../../store/model/ip'
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

export const nicSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  transitIps: array().of(string().required()).required(),
  // Saving would lose it without a word.
  draft: string().ensure().oneOf([''], 'Add this block to the list, or clear it'),
})
