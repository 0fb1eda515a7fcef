import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { operations } from '#store/api/generated/all'
import type { Instance } from '#store/api/generated/types'
import type { CallArgs } from '#store/api/wire/operation'
import { authenticate } from '../access/credentials'
import { findInProject } from '../access/lookup'
import { requireAllowed } from '../rules/instances'
import type { Region } from '../region'
import { ApiError } from '../wire/apiError'
import { parsePath, parseQuery } from '../wire/parse'
import type { Description, Shape } from '../wire/shapes'
import type { World } from '../world'
import { SerialConsole, type Viewer } from './serialConsole'

// The stream of a serial console over any transport: the page's replacement for WebSocket, or a real WebSocket.

/** A request for the stream of a console. */
export interface StreamCall {
  url: URL
  headers: Headers
}

/** The transport of a stream. */
export interface Transport extends Viewer {
  /** Called first, when the request is valid and has a caller: the connection is open. */
  opened(): void
  /** Breaks the connection without a close frame. */
  drop(): void
}

/** The region's end of a connection. */
export interface Connection {
  /** Input from the viewer. As in the control plane, text frames are ignored. */
  input(frame: Uint8Array | string): void
  detach(): void
}

/** Close code: the machine was switched off. */
const ENDED = 1000
/** Close code: the console is not available, or its machine has failed. */
const REFUSED = 1011
/** The longest reason in a close frame, in bytes. */
const LONGEST_REASON = 123

const consoles = new WeakMap<World, Map<string, SerialConsole>>()

/** The consoles of a region, which follow the states of their machines. */
function consolesOf(region: Region): Map<string, SerialConsole> {
  const present = consoles.get(region.world)
  if (present) return present
  const all = new Map<string, SerialConsole>()
  consoles.set(region.world, all)
  region.stateListeners.add((id, state) => {
    const port = all.get(id)
    if (!port) return
    if (state === 'rebooting') port.restart()
    if (state === 'stopping') port.goDown()
    if (instanceLifecycle.has(state, 'placed')) return
    all.delete(id)
    if (state === 'stopped') {
      port.finish()
      port.end(ENDED, 'instance stopped')
    } else port.end(REFUSED, 'instance failed')
  })
  return all
}

/** The console of an instance. It starts with the output since the machine was switched on. */
export function consoleOf(region: Region, instance: Instance): SerialConsole {
  const all = consolesOf(region)
  const port = all.get(instance.id) ?? new SerialConsole(region, instance)
  all.set(instance.id, port)
  return port
}

const { path } = operations.instanceSerialConsoleStream
const pattern = new RegExp(`^${path.replace('{instance}', '([^/]+)')}$`)

/** Whether a path is that of a stream. */
export const isStream = (pathname: string) => pattern.test(pathname)

function shortened(reason: string): string {
  const bytes = new TextEncoder().encode(reason)
  return bytes.length <= LONGEST_REASON ? reason : `${reason.slice(0, LONGEST_REASON - 3)}...`
}

const { name } = operations.instanceSerialConsoleStream

const nameOrId: Shape = { is: 'ref', name: 'NameOrId' }

/** The parameters of the stream, which are the same in every version. A browser sends no version with them. */
const description: Description = {
  shapeOf: () => ({
    path: { instance: { shape: nameOrId, required: true } },
    query: {
      most_recent: { shape: { is: 'integer', format: 'uint64', min: 0, nullable: true } },
      project: { shape: nameOrId },
    },
  }),
  named: () => ({ is: 'string' }),
}

/** @throws when the instance is not found, the caller may not use it, or its state has no console */
function portFor(region: Region, asked: CallArgs<typeof name>): SerialConsole {
  const { instances } = region.world
  const { instance: selector, project } = asked
  const instance = findInProject(region, instances, 'instance', selector, project, 'collaborator')
  requireAllowed(instance, 'command.openSerialConsole')
  return consoleOf(region, instance)
}

/**
 * Connects a viewer. Most errors come after the opening, as a close frame with a reason, because a browser shows no
 * others to the page. Rule: SER-2.
 *
 * @throws 400 when the request is not valid, 401 when it has no caller: then the connection does not open
 */
export function connect(region: Region, { url, headers }: StreamCall, transport: Transport): Connection {
  const query = parseQuery(name, url.href, description)
  const instance = decodeURIComponent(pattern.exec(url.pathname)?.[1] ?? '')
  const asked = { ...query, ...parsePath(name, { instance }, description) } as CallArgs<typeof name>
  const credentials = authenticate(region, headers)
  try {
    region.caller()
    transport.opened()
    return attach(region, portFor(region, asked), asked.mostRecent ?? undefined, transport)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    transport.close(REFUSED, shortened(error.message))
    return { input() {}, detach() {} }
  } finally {
    credentials.restore()
  }
}

function attach(
  region: Region,
  port: SerialConsole,
  mostRecent: number | undefined,
  transport: Transport,
): Connection {
  port.watch(transport, mostRecent)
  const { socketDropsAfter: seconds } = region.faults
  const cancelDrop =
    seconds === undefined ? () => {} : region.clock.after(seconds * 1_000, () => transport.drop())
  return {
    input: (frame) => {
      if (typeof frame !== 'string') port.input(frame)
    },
    detach() {
      cancelDrop()
      port.leave(transport)
    },
  }
}
