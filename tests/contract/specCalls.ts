// The calls of the product's specification, copied by hand. A part of a path in braces matches any name; an
// operation without a path is listed by its name.

/** Resources with every verb: list, create, view, update, delete. */
const resources =
  'projects instances disks images snapshots floating-ips vpcs vpc-subnets vpc-routers vpc-router-routes network-interfaces affinity-groups anti-affinity-groups internet-gateways internet-gateway-ip-pools internet-gateway-ip-addresses'.split(
    ' ',
  )

const named = `
POST /device/auth
POST /device/confirm
POST /device/token
POST /v1/login/{silo}/local
POST /login/{silo}/saml/{provider}
POST /v1/logout
GET /v1/me
GET /v1/me/groups
GET /v1/me/access-tokens
DELETE /v1/me/access-tokens/{token}
GET POST /v1/me/ssh-keys
GET DELETE /v1/me/ssh-keys/{key}
GET /v1/ping
GET /v1/users
GET /v1/groups
GET /v1/groups/{group}
GET POST /experimental/v1/probes
GET DELETE /experimental/v1/probes/{probe}
GET DELETE /experimental/v1/system/support-bundles/{bundle}
GET /experimental/v1/system/support-bundles/{bundle}/index
GET HEAD /experimental/v1/system/support-bundles/{bundle}/download
GET HEAD /experimental/v1/system/support-bundles/{bundle}/download/{file}
GET PUT /v1/projects/{project}/policy
GET /v1/instances/{instance}/disks
POST /v1/instances/{instance}/disks/attach
POST /v1/instances/{instance}/disks/detach
GET /v1/instances/{instance}/external-ips
POST DELETE /v1/instances/{instance}/external-ips/ephemeral
POST /v1/instances/{instance}/reboot
POST /v1/instances/{instance}/start
POST /v1/instances/{instance}/stop
GET /v1/instances/{instance}/serial-console
GET /v1/instances/{instance}/serial-console/stream
GET /v1/instances/{instance}/ssh-public-keys
GET /v1/instances/{instance}/affinity-groups
GET /v1/instances/{instance}/anti-affinity-groups
POST /v1/disks/{disk}/bulk-write
POST /v1/disks/{disk}/bulk-write-start
POST /v1/disks/{disk}/bulk-write-stop
POST /v1/disks/{disk}/finalize
GET /v1/disks/{disk}/metrics/{metric}
POST /v1/floating-ips/{ip}/attach
POST /v1/floating-ips/{ip}/detach
POST /v1/images/{image}/promote
POST /v1/images/{image}/demote
GET /v1/affinity-groups/{group}/members
GET POST DELETE /v1/affinity-groups/{group}/members/instance/{instance}
GET /v1/anti-affinity-groups/{group}/members
GET POST DELETE /v1/anti-affinity-groups/{group}/members/instance/{instance}
GET /v1/alert-classes
GET /v1/alert-receivers
GET DELETE /v1/alert-receivers/{receiver}
GET /v1/alert-receivers/{receiver}/deliveries
POST /v1/alert-receivers/{receiver}/probe
POST /v1/alert-receivers/{receiver}/subscriptions
DELETE /v1/alert-receivers/{receiver}/subscriptions/{subscription}
POST /v1/alerts/{alert}/resend
POST /v1/webhook-receivers
PUT /v1/webhook-receivers/{receiver}
GET POST /v1/webhook-secrets
DELETE /v1/webhook-secrets/{secret}
GET PUT /v1/auth-settings
GET POST /v1/certificates
GET DELETE /v1/certificates/{certificate}
GET PUT /v1/policy
GET /v1/utilization
GET /v1/metrics/{metric}
POST /v1/timeseries/query
GET /v1/ip-pools
GET /v1/ip-pools/{pool}
GET PUT /v1/vpc-firewall-rules
GET /v1/system/hardware/disks
GET /v1/system/hardware/racks
GET POST /v1/system/hardware/sleds
GET /v1/system/hardware/sleds/{sled}/disks
GET /v1/system/hardware/sleds/{sled}/instances
PUT /v1/system/hardware/sleds/{sled}/provision-policy
GET /v1/system/hardware/sleds-uninitialized
GET /v1/system/hardware/switches
GET /v1/system/hardware/switch-port
POST DELETE /v1/system/hardware/switch-port/{port}/settings
GET /v1/system/hardware/switch-port/{port}/status
GET POST /v1/system/hardware/switch-port/{port}/lldp/config
GET /v1/system/hardware/rack-switch-port/{rack}/{location}/{port}/lldp/neighbors
POST /v1/system/identity-providers/local/users
DELETE /v1/system/identity-providers/local/users/{user}
POST /v1/system/identity-providers/local/users/{user}/set-password
POST /v1/system/identity-providers/saml
GET /v1/system/identity-providers/saml/{provider}
GET POST /v1/system/ip-pools
GET PUT DELETE /v1/system/ip-pools/{pool}
GET /v1/system/ip-pools/{pool}/ranges
POST /v1/system/ip-pools/{pool}/ranges/add
POST /v1/system/ip-pools/{pool}/ranges/remove
GET POST /v1/system/ip-pools/{pool}/silos
PUT DELETE /v1/system/ip-pools/{pool}/silos/{silo}
GET /v1/system/ip-pools/{pool}/utilization
GET /v1/system/ip-pools-service
GET /v1/system/ip-pools-service/ranges
POST /v1/system/ip-pools-service/ranges/add
POST /v1/system/ip-pools-service/ranges/remove
GET /v1/system/metrics/{metric}
GET POST /v1/system/networking/address-lot
DELETE /v1/system/networking/address-lot/{lot}
GET /v1/system/networking/address-lot/{lot}/blocks
GET PUT /v1/system/networking/allow-list
POST /v1/system/networking/bfd-enable
POST /v1/system/networking/bfd-disable
GET /v1/system/networking/bfd-status
GET POST DELETE /v1/system/networking/bgp
GET PUT /v1/system/networking/bgp-announce-set
DELETE /v1/system/networking/bgp-announce-set/{set}
GET /v1/system/networking/bgp-exported
GET /v1/system/networking/bgp-message-history
GET /v1/system/networking/bgp-routes-ipv4
GET /v1/system/networking/bgp-status
GET POST /v1/system/networking/loopback-address
DELETE /v1/system/networking/loopback-address/{rack}/{location}/{address}/{mask}
GET POST DELETE /v1/system/networking/switch-port-settings
GET PUT /v1/system/policy
GET /v1/system/roles
GET /v1/system/roles/{role}
GET /v1/system/silo-quotas
GET POST /v1/system/silos
GET DELETE /v1/system/silos/{silo}
GET /v1/system/silos/{silo}/ip-pools
GET PUT /v1/system/silos/{silo}/policy
GET PUT /v1/system/silos/{silo}/quotas
POST /v1/system/timeseries/query
GET /v1/system/timeseries/schemas
GET PUT /v1/system/update/target-release
GET /v1/system/users
GET /v1/system/users/{user}
GET /v1/system/users-builtin
GET /v1/system/users-builtin/{user}
GET /v1/system/utilization/silos
GET /v1/system/utilization/silos/{silo}
`

/** A path without the names of its parameters. */
const plain = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/** `GET PUT /v1/policy` as its calls, in the form in which calls are compared: `GET /v1/policy`. */
export function callsOf(line: string): string[] {
  const words = line.trim().split(/\s+/)
  const path = words.at(-1) ?? ''
  return words.slice(0, -1).map((method) => `${method} ${plain(path)}`)
}

/** Every call of the specification, `METHOD /path/{}`. */
export const specCalls: readonly string[] = [
  ...resources.flatMap((name) => [`GET POST /v1/${name}`, `GET PUT DELETE /v1/${name}/{id}`]),
  ...named.trim().split('\n'),
].flatMap(callsOf)

/** The operations that the specification names without a path. */
export const specOperations: readonly string[] =
  'currentUserView currentUserGroups policyView systemPolicyView instanceView instanceList projectView antiAffinityGroupList antiAffinityGroupView antiAffinityGroupMemberList deviceAuthConfirm logout userList groupList'.split(
    ' ',
  )
