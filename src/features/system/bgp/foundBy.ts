import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { announceSets, bgpConfigs, bgpPeer, bgpPeers } from './noun'

/** What a set announces is in its form. */
const announcements = {
  ...announceSets,
  kind: undefined,
  title: 'Announced networks',
  many: 'announced networks',
}

/** BGP peers by address and number, configurations, announce sets and what they announce. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'networkingBgpStatus', bgpPeers, {
    needs: [],
    isAskedFrom: fromOperator,
    hasAddresses: true,
    factsOf: ({ addr, peerId, remoteAsn }) => ({
      label: peerId,
      to: bgpPeer(peerId),
      texts: [addr, `AS${remoteAsn}`],
    }),
  }),
  foundOf('region', 'networkingBgpConfigList', bgpConfigs, {
    needs: [],
    factsOf: ({ name, asn }) => ({
      to: bgpConfigs.to.edit({ bgpConfig: name }),
      texts: [`AS${asn}`],
    }),
  }),
  foundOf('region', 'networkingBgpAnnounceSetList', announceSets, {
    needs: [],
    hasAddresses: true,
    factsOf: ({ name }) => ({ to: announceSets.to.edit({ announceSet: name }) }),
    inside: ({ name }) => ({ announceSet: name }),
  }),
  foundOf('networkingBgpAnnounceSetList', 'networkingBgpAnnouncementList', announcements, {
    needs: ['announceSet'],
    hasAddresses: true,
    factsOf: ({ network }, { announceSet = '' }) => ({
      label: network,
      to: announceSets.to.edit({ announceSet }),
      texts: [announceSet],
    }),
  }),
]
