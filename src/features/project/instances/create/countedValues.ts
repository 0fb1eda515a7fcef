import type { PrivateIpStackCreate } from '#store/api/generated/types'
import { countedHostname, countedIp, countedName, countOf } from '#model/countedNames'
import { hasNic, type CreateValues, type QueuedDisk } from './createValues'

// Many instances from one form: what is counted in each of them.

/** A part of an address stack with its typed address counted. */
const partAt = <Part extends { ip: { type: 'auto' } | { type: 'explicit'; value: string } }>(
  part: Part,
  at: number,
): Part =>
  part.ip.type === 'explicit'
    ? { ...part, ip: { ...part.ip, value: countedIp(part.ip.value, at) ?? part.ip.value } }
    : part

function stackAt(stack: PrivateIpStackCreate, at: number): PrivateIpStackCreate {
  if (stack.type === 'dual_stack')
    return { type: stack.type, value: { v4: partAt(stack.value.v4, at), v6: partAt(stack.value.v6, at) } }
  return stack.type === 'v4'
    ? { type: stack.type, value: partAt(stack.value, at) }
    : { type: stack.type, value: partAt(stack.value, at) }
}

const diskAt = (queued: QueuedDisk, at: number): QueuedDisk =>
  queued.type === 'create'
    ? { ...queued, disk: { ...queued.disk, name: countedName(queued.disk.name, at) } }
    : queued

/**
 * The values of one of the instances: names, host name, new disks and typed addresses are counted, everything else is
 * the same. Rule: MANY-6.
 *
 * @param at its place, from 0 on
 */
export function valuesAt(values: CreateValues, at: number): CreateValues {
  if (countOf(values) === 1) return values
  return {
    ...values,
    name: countedName(values.name, at),
    hostname: values.hostname && countedHostname(values.hostname, at),
    bootName: values.bootName && countedName(values.bootName, at),
    disks: values.disks.map((queued) => diskAt(queued, at)),
    nicList: values.nicList.map((nic) =>
      nic.ipConfig ? { ...nic, ipConfig: stackAt(nic.ipConfig, at) } : nic,
    ),
  }
}

/** The values of each instance. */
export const valuesOfAll = (values: CreateValues): readonly CreateValues[] =>
  Array.from({ length: countOf(values) }, (_, index) => valuesAt(values, index))

/** The typed addresses of an interface. */
const typedIps = ({ ipConfig }: CreateValues['nicList'][number]): readonly string[] => {
  if (!ipConfig) return []
  const parts = ipConfig.type === 'dual_stack' ? [ipConfig.value.v4, ipConfig.value.v6] : [ipConfig.value]
  return parts.flatMap(({ ip }) => (ip.type === 'explicit' ? [ip.value] : []))
}

/** An interface with typed addresses: those of all instances. */
export interface TypedAddresses {
  vpcName: string
  subnetName: string
  /** Of each instance in turn. */
  ips: readonly string[]
}

/** The typed addresses of all instances, by interface; empty for one instance, or without typed addresses. */
export function typedAddresses(values: CreateValues): readonly TypedAddresses[] {
  if (countOf(values) === 1 || values.nics !== 'custom') return []
  return values.nicList.flatMap(({ vpcName, subnetName }, index) => {
    const ips = valuesOfAll(values).flatMap(({ nicList }) => {
      const nic = nicList[index]
      return nic ? typedIps(nic) : []
    })
    return ips.length > 0 ? [{ vpcName, subnetName, ips }] : []
  })
}

/** The errors of fields whose value one instance alone can have. */
export const onlyForOne = {
  bootDisk: (values: CreateValues) =>
    countOf(values) > 1 && values.bootSource === 'disk'
      ? 'A disk can be attached to one instance only: boot from an image or a snapshot'
      : undefined,
  disks: (values: CreateValues) => {
    const attached = values.disks.find(({ type }) => type === 'attach')
    return countOf(values) > 1 && attached?.type === 'attach'
      ? `${attached.name} can be attached to one instance only: remove it here, and create a disk for each`
      : undefined
  },
  floatingIps: (values: CreateValues) =>
    countOf(values) > 1 && hasNic(values) && values.floatingIps.length > 0
      ? 'A floating IP leads to one instance only: remove it here, and attach one to each later'
      : undefined,
} as const
