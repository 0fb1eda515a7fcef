import type { Kind } from '../model/nouns'

/** The kinds of things that have a page: those of the log, and those that no command is about. */
export type PageKind = Kind | 'physicalDisk' | 'rack' | 'switch'

/**
 * For each kind, the beginnings of the paths of calls about one thing. Most end with its name, as `/v1/disks/{disk}`
 * does; one without a parameter at its end is about the only thing of its kind, as `/v1/system/networking/allow-list`
 * is. A kind without paths has calls that name the thing by its id, or in their query or their body.
 */
export const callPaths: Readonly<Record<PageKind, readonly string[]>> = {
  user: [],
  identity: [],
  project: ['/v1/projects/{project}'],
  instance: [
    '/v1/instances/{instance}',
    '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
    '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  ],
  disk: ['/v1/disks/{disk}'],
  snapshot: ['/v1/snapshots/{snapshot}'],
  image: ['/v1/images/{image}'],
  floatingIp: ['/v1/floating-ips/{floatingIp}'],
  probe: ['/experimental/v1/probes/{probe}'],
  affinityGroup: ['/v1/affinity-groups/{affinityGroup}'],
  antiAffinityGroup: ['/v1/anti-affinity-groups/{antiAffinityGroup}'],
  vpc: ['/v1/vpcs/{vpc}'],
  firewallRule: [],
  subnet: ['/v1/vpc-subnets/{subnet}'],
  router: ['/v1/vpc-routers/{router}'],
  route: ['/v1/vpc-router-routes/{route}'],
  internetGateway: ['/v1/internet-gateways/{gateway}'],
  internetGatewayPart: [
    '/v1/internet-gateway-ip-addresses/{address}',
    '/v1/internet-gateway-ip-pools/{pool}',
  ],
  sshKey: ['/v1/me/ssh-keys/{sshKey}'],
  accessToken: [],
  utilization: [],
  silo: ['/v1/system/silos/{silo}', '/v1/system/ip-pools/{pool}/silos/{silo}'],
  siloPool: [],
  identityProvider: [],
  certificate: ['/v1/certificates/{certificate}'],
  ipPool: ['/v1/system/ip-pools/{pool}'],
  ipPoolRange: [],
  sled: [],
  switchPort: ['/v1/system/hardware/switch-port/{port}'],
  portSettings: [],
  addressLot: ['/v1/system/networking/address-lot/{addressLot}'],
  loopbackAddress: [],
  bfdSession: [],
  bgpConfig: [],
  announceSet: ['/v1/system/networking/bgp-announce-set/{announceSet}'],
  allowList: ['/v1/system/networking/allow-list', '/v1/system/networking/inbound-icmp'],
  supportBundle: [],
  alertReceiver: ['/v1/alert-receivers/{receiver}', '/v1/webhook-receivers/{receiver}'],
  alertSubscription: ['/v1/alert-receivers/{receiver}/subscriptions/{subscription}'],
  webhookSecret: [],
  webhookDelivery: [],
  targetRelease: [],
  trustRoot: [],
  timeseries: [],
  physicalDisk: [],
  rack: [],
  switch: [],
}

const isParameter = (part: string) => part.startsWith('{')

/** Whether the calls about a kind name it by a parameter: `receiver` for alert receivers. */
export const isNamedBy = (kind: PageKind, parameter: string): boolean =>
  callPaths[kind].some((path) => path.endsWith(`{${parameter}}`))

/** Whether the path of a call names a thing. */
export function isNamedIn(pathname: string, kind: PageKind, name: string): boolean {
  const parts = pathname.split('/')
  return callPaths[kind].some((path) => {
    const own = path.split('/')
    return own.every((part, at) => {
      if (!isParameter(part)) return part === parts[at]
      return at < own.length - 1 || parts[at] === name
    })
  })
}
