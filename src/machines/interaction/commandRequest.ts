/** The source of a user's intent. `browser` is its own buttons: back, forward. */
export type IntentSource = 'browser' | 'pointer' | 'keyboard' | 'palette' | 'demo' | 'debugger'

/** The kinds of resources that commands act on. */
type SubjectKind =
  | 'accessToken'
  | 'addressLot'
  | 'affinityGroup'
  | 'alertReceiver'
  | 'alertSubscription'
  | 'antiAffinityGroup'
  | 'allowList'
  | 'announceSet'
  | 'bfdSession'
  | 'bgpConfig'
  | 'certificate'
  | 'portSettings'
  | 'switchPort'
  | 'disk'
  | 'firewallRule'
  | 'floatingIp'
  | 'identity'
  | 'image'
  | 'instance'
  | 'internetGateway'
  | 'internetGatewayPart'
  | 'ipPool'
  | 'ipPoolRange'
  | 'loopbackAddress'
  | 'probe'
  | 'project'
  | 'route'
  | 'router'
  | 'silo'
  | 'siloPool'
  | 'sled'
  | 'snapshot'
  | 'sshKey'
  | 'subnet'
  | 'supportBundle'
  | 'targetRelease'
  | 'trustRoot'
  | 'user'
  | 'vpc'
  | 'webhookDelivery'
  | 'webhookSecret'

/** The subject of a command, as the log records it. */
export interface CommandSubject {
  kind: SubjectKind
  id: string
  name: string
  state?: string
}

/** A command that was asked for, with the record it is for. The machines read its name only. */
export interface CommandRequest {
  command: { readonly name: string; readonly label: string }
  record: unknown
  subject: CommandSubject
  /** Its source; undefined when no user asked for it. */
  source?: IntentSource | undefined
  /** A step of a plan that shows its progress, so that no toast has to. */
  isStep?: true
}
