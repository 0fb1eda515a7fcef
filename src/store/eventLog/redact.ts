// Secrets end here, before the store. What is not known to be harmless is logged by its keys alone.

export const REDACTED = '[redacted]'

/** Operations whose bodies hold nothing secret and are worth reading in full. */
const openBodies = new Set([
  'projectCreate',
  'projectUpdate',
  'instanceDiskAttach',
  'instanceDiskDetach',
  'diskCreate',
  'diskFinalizeImport',
  'snapshotCreate',
  'vpcCreate',
  'vpcUpdate',
  'vpcSubnetCreate',
  'vpcSubnetUpdate',
  'vpcRouterCreate',
  'vpcRouterUpdate',
  'vpcRouterRouteCreate',
  'vpcRouterRouteUpdate',
  'internetGatewayCreate',
  'internetGatewayIpPoolCreate',
  'internetGatewayIpAddressCreate',
  'floatingIpCreate',
  'floatingIpUpdate',
  'floatingIpAttach',
  'instanceEphemeralIpAttach',
  'instanceNetworkInterfaceCreate',
  'affinityGroupCreate',
  'affinityGroupUpdate',
  'antiAffinityGroupCreate',
  'antiAffinityGroupUpdate',
  'projectPolicyUpdate',
  'policyUpdate',
  'imageCreate',
  'timeseriesQuery',
])

/**
 * Operations that are called hundreds of times for one wish, each with a piece of a file. What went well among them is
 * neither logged nor taped: it would push everything else out of the ring.
 */
const pieces = new Set(['diskBulkWriteImport'])
export const isPiece = (operation: string) => pieces.has(operation)

/** Fields of interaction events that hold a secret. */
const secretFields: Record<string, readonly string[]> = {
  'login.submitted': ['password'],
  'code.changed': ['letters'],
}

/** Fields of an interaction's memory that hold a secret. */
const secretContext = new Set(['letters', 'password', 'token', 'secret', 'input'])

const shape = (body: unknown) =>
  typeof body === 'object' && body !== null && !ArrayBuffer.isView(body)
    ? Object.fromEntries(Object.keys(body).map((key) => [key, REDACTED]))
    : REDACTED

/** The arguments of a call as the log may keep them. */
export function redactArgs(operation: string, args: unknown): Record<string, unknown> {
  if (typeof args !== 'object' || args === null) return {}
  const { body, ...rest } = args as Record<string, unknown>
  if (body === undefined) return rest
  return { ...rest, body: openBodies.has(operation) ? body : shape(body) }
}

/** An interaction's event as the log may keep it. The library's own events carry inputs and outputs: their type alone. */
export function redactEvent(event: { type: string }): Record<string, unknown> {
  if (event.type.startsWith('xstate.')) return { type: event.type }
  const secret = secretFields[event.type] ?? []
  return Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, secret.includes(key) ? REDACTED : value]),
  )
}

/** An interaction's memory as the log may keep it. */
export const redactContext = (context: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => [key, secretContext.has(key) ? REDACTED : value]),
  )

interface CallMeta {
  arg?: { endpointName?: string; originalArgs?: unknown }
  baseQueryMeta?: unknown
}

/**
 * An action as the tape may keep it: the arguments of calls are redacted the same way. The request and the response
 * themselves go: no reducer reads them, and they hold on to whatever the network gave.
 */
export function redactAction<A extends { type: string; meta?: unknown }>(action: A): A {
  const meta = action.meta as CallMeta | undefined
  if (!meta?.arg?.endpointName) return action
  const { baseQueryMeta: _, ...kept } = meta
  const { endpointName, originalArgs } = meta.arg
  return {
    ...action,
    meta: { ...kept, arg: { ...meta.arg, originalArgs: redactArgs(endpointName, originalArgs) } },
  }
}
