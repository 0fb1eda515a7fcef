import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, InstanceNetworkInterface } from '#store/api/generated/types'
import { MAX_EXTERNAL_SUBNETS } from '#model/limits'
import { networkOf } from '#model/network/ip'
import { ipVersionsOf } from '#model/network/privateIps'

/** Why an instance in a state cannot get an external subnet now, or undefined. */
const stateError = (state: string): string | undefined =>
  instanceLifecycle.has(state, 'addressesMovable')
    ? undefined
    : `An instance that is ${state} cannot take an external subnet`

/** Why an instance cannot get another external subnet, whichever it is. @param count of those that it has */
export const takesNone = ({ runState }: Pick<Instance, 'runState'>, count: number): string | undefined =>
  stateError(runState) ??
  (count >= MAX_EXTERNAL_SUBNETS
    ? `An instance can have at most ${MAX_EXTERNAL_SUBNETS} external subnets`
    : undefined)

/** Why a subnet does not go with the interfaces of an instance: the primary one decides. Undefined if it does. */
export function familyError(
  subnet: string,
  nics: readonly Pick<InstanceNetworkInterface, 'primary' | 'ipStack'>[],
): string | undefined {
  const version = networkOf(subnet)?.version
  const primary = nics.find((nic) => nic.primary)
  if (!primary) return 'The instance has no network interface'
  return version === undefined || ipVersionsOf(primary.ipStack).includes(version)
    ? undefined
    : `The primary interface of the instance has no IPv${version} address`
}
