import { ipKinds } from '#model/network/ipKinds'
import { addressesOf, transitIpsOf } from '#model/network/privateIps'
import { foundOf, foundInVpc, type FoundKind } from '#features/shared/foundFacts'
import { instances } from '../noun'
import { networkInterfaces } from './noun'

/** The addresses of instances are on the tab of their interfaces. */
const externalIps = { ...networkInterfaces, kind: undefined, title: 'External IPs', many: 'external IPs' }

/** Network interfaces, which the API lists by subnet, and the addresses of instances in the pools, by instance. */
export const foundBy: readonly FoundKind[] = [
  foundInVpc('vpcSubnetList', 'vpcSubnetListNetworkInterfaces', networkInterfaces, {
    needs: ['subnet'],
    factsOf: ({ instanceId, ipStack, mac }) => ({
      to: instances.to.byId({ instance: instanceId }),
      texts: [...addressesOf(ipStack), ...transitIpsOf(ipStack), mac],
      instanceId,
    }),
    toInstance: (at) => networkInterfaces.to.list(at),
  }),
  foundOf('instanceList', 'instanceExternalIpList', externalIps, {
    needs: ['project', 'instance'],
    hasAddresses: true,
    isOfMany: true,
    factsOf: ({ ip, kind }, { project = '', instance = '' }) => ({
      label: `${ipKinds[kind].label} of ${instance}`,
      to: networkInterfaces.to.list({ project, instance }),
      texts: [ip],
    }),
  }),
]
