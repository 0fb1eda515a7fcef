import { foundOf, type FoundAt, type FoundKind } from '#features/shared/foundFacts'
import { switchPorts } from './noun'

/** What they lead to is the port. */
const neighbours = { ...switchPorts, kind: undefined, title: 'LLDP neighbours', many: 'LLDP neighbours' }

/** The address of a port, by the arguments of the calls for its neighbours. */
const pageOf = ({ rackId = '', switchSlot = '', port = '' }: FoundAt) =>
  switchPorts.to.page({ rackId, switchLocation: switchSlot, port })

/** Ports, and the devices at their other ends, which lead to the port. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingSwitchPortList', switchPorts, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ portName: port, switchSlot, rackId }) => ({
      label: `${port} of ${switchSlot}`,
      to: pageOf({ rackId, switchSlot, port }),
    }),
    inside: ({ portName: port, switchSlot, rackId }) => ({ rackId, switchSlot, port }),
  }),
  foundOf('networkingSwitchPortList', 'networkingSwitchPortLldpNeighbors', neighbours, {
    needs: ['rackId', 'switchSlot', 'port'],
    hasAddresses: true,
    factsOf({ systemName, chassisId, linkName, linkDescription, systemDescription, managementIp }, at) {
      const { switchSlot = '', port = '' } = at
      return {
        label: `${systemName ?? chassisId}, ${linkName} at ${port} of ${switchSlot}`,
        to: pageOf(at),
        texts: [
          chassisId,
          linkDescription,
          systemDescription,
          ...managementIp.map(({ addr }) => ('ipAddr' in addr ? addr.ipAddr : undefined)),
        ],
      }
    },
  }),
]
