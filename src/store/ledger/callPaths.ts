import { wireName } from '#model/case'
import type { Kind } from '#model/nouns'

/**
 * The beginnings of the paths of calls about one thing, by the kinds that have others than those that follow from their
 * names. Most end with its name; one without a parameter at its end is about the only thing of its kind, as
 * `/v1/system/networking/allow-list` is.
 */
export const otherPaths: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  instance: [
    '/v1/instances/{instance}',
    '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
    '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  ],
  subnet: ['/v1/vpc-subnets/{subnet}'],
  router: ['/v1/vpc-routers/{router}'],
  route: ['/v1/vpc-router-routes/{route}'],
  internetGateway: ['/v1/internet-gateways/{gateway}'],
  internetGatewayPart: [
    '/v1/internet-gateway-ip-addresses/{address}',
    '/v1/internet-gateway-ip-pools/{pool}',
  ],
  sshKey: ['/v1/me/ssh-keys/{sshKey}'],
  silo: ['/v1/system/silos/{silo}', '/v1/system/ip-pools/{pool}/silos/{silo}'],
  // After `identity-providers`, the calls have the type.
  identityProvider: [],
  scimToken: ['/v1/system/scim/tokens/{tokenId}'],
  switchPort: ['/v1/system/hardware/switch-port/{port}'],
  addressLot: ['/v1/system/networking/address-lot/{addressLot}'],
  announceSet: ['/v1/system/networking/bgp-announce-set/{announceSet}'],
  allowList: [
    '/v1/system/networking/allow-list',
    '/v1/system/networking/inbound-icmp',
    '/v1/system/networking/settings',
  ],
  alertReceiver: ['/v1/alert-receivers/{receiver}', '/v1/webhook-receivers/{receiver}'],
  alertSubscription: ['/v1/alert-receivers/{receiver}/subscriptions/{subscription}'],
}

/** Where the calls of a kind are that are named as it is. */
const bases = ['/v1', '/v1/system', '/experimental/v1']

/**
 * The beginnings of the paths of calls about one thing of a kind: `/v1/disks/{disk}` of a disk. No call begins so if the
 * calls of the kind name the thing by its id, or in their query or their body.
 */
export const callPaths = (kind: Kind): readonly string[] =>
  otherPaths[kind] ?? bases.map((base) => `${base}/${wireName(kind).replaceAll('_', '-')}s/{${kind}}`)

const isParameter = (part: string) => part.startsWith('{')

/** Whether the calls about a kind name it by a parameter: `receiver` for alert receivers. */
export const isNamedBy = (kind: Kind, parameter: string): boolean =>
  callPaths(kind).some((path) => path.endsWith(`{${parameter}}`))

/** Whether the path of a call names a thing. */
export function isNamedIn(pathname: string, kind: Kind, name: string): boolean {
  const parts = pathname.split('/')
  return callPaths(kind).some((path) => {
    const own = path.split('/')
    return own.every((part, index) => {
      if (!isParameter(part)) return part === parts[index]
      return index < own.length - 1 || parts[index] === name
    })
  })
}
