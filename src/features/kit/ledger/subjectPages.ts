import type { Kind } from '#store/model/nouns'
import { instances } from '#features/instances/noun'
import { disks } from '#features/disks/noun'
import { snapshots } from '#features/snapshots/noun'
import { projectImages } from '#features/images/noun'

/** The kinds whose ids alone do not lead to a page. */
type WithoutPageById =
  // Their pages have names in their addresses, or are within the page of another thing.
  | 'project'
  | 'floatingIp'
  | 'probe'
  | 'affinityGroup'
  | 'antiAffinityGroup'
  | 'vpc'
  | 'subnet'
  | 'router'
  | 'route'
  | 'internetGateway'
  | 'sshKey'
  | 'certificate'
  | 'identityProvider'
  | 'silo'
  | 'ipPool'
  | 'switchPort'
  | 'portSettings'
  | 'addressLot'
  | 'bfdSession'
  | 'alertReceiver'
  | 'webhookDelivery'
  // Their pages have their ids in their addresses, but are open to few people: their lists lead there.
  | 'user'
  | 'sled'
  | 'supportBundle'
  | 'trustRoot'
  // They have no pages of their own.
  | 'identity'
  | 'firewallRule'
  | 'internetGatewayPart'
  | 'accessToken'
  | 'utilization'
  | 'siloPool'
  | 'ipPoolRange'
  | 'loopbackAddress'
  | 'bgpConfig'
  | 'announceSet'
  | 'allowList'
  | 'alertSubscription'
  | 'webhookSecret'
  | 'targetRelease'
  | 'timeseries'

/** The pages of single resources by their ids, by the kinds that have one. */
export const subjectPages: Readonly<Record<Exclude<Kind, WithoutPageById>, (id: string) => string>> = {
  instance: (id) => instances.to.byId({ instance: id }),
  disk: (id) => disks.to.byId({ disk: id }),
  snapshot: (id) => snapshots.to.byId({ snapshot: id }),
  image: (id) => projectImages.to.byId({ image: id }),
}
