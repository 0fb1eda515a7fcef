import { foundInVpc, type FoundKind } from '#features/shared/foundFacts'
import { internetGateways } from './noun'

/** Internet gateways, and their addresses. */
export const foundBy: readonly FoundKind[] = [
  foundInVpc('vpcList', 'internetGatewayList', internetGateways, {
    factsOf: ({ name }, { project, vpc }) => ({
      to: internetGateways.to.page({ project, vpc, gateway: name }),
    }),
    inside: ({ name }, place) => ({ ...place, gateway: name }),
  }),
  foundInVpc('internetGatewayList', 'internetGatewayIpAddressList', internetGateways, {
    needs: ['gateway'],
    factsOf: ({ address }, { project, vpc, gateway = '' }) => ({
      to: internetGateways.to.page({ project, vpc, gateway }),
      texts: [address],
    }),
  }),
]
