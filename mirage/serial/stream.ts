import { operations } from '../../src/store/api/generated/all'
import type { Instance } from '../../src/store/api/generated/types'
import type { CallArgs } from '../../src/store/api/operation'
import { authenticate } from '../access/credentials'
import { findInProject } from '../access/lookup'
import { requireLawful } from '../handlers/instances'
import type { Region } from '../region'
import { Fault } from '../wire/fault'
import { parsePath, parseQuery } from '../wire/parse'
import type { World } from '../world'
import { SerialConsole, type Viewer } from './serialConsole'

// The stream of a serial console, whatever carries it: a stand-in for WebSocket in the page, or a real one.

/** The wish to see a console, as it comes off the wire. */
export interface StreamCall {
  url: URL
  headers: Headers
}

/** What carries a stream. */
export interface Carrier extends Viewer {
  /** The call could be read and somebody makes it: the connection stands. Called before anything else. */
  opened(): void
  /** Breaks the connection without a word. */
  drop(): void
}

/** What a carrier holds. */
export interface Connection {
  /** What was typed. A text frame is not, as the control plane has it: only bytes are. */
  input(frame: Uint8Array | string): void
  detach(): void
}

/** The console ended with its machine. */
const ENDED = 1000
/** The console cannot be had, or its machine failed. */
const REFUSED = 1011
/** The longest reason a close frame has room for, in bytes. */
const LONGEST_REASON = 123

const consoles = new WeakMap<World, Map<string, SerialConsole>>()

/** Lets the consoles of a region hear what becomes of their machines. */
function consolesOf(region: Region): Map<string, SerialConsole> {
  const known = consoles.get(region.world)
  if (known) return known
  const all = new Map<string, SerialConsole>()
  consoles.set(region.world, all)
  region.moved.add((id, state) => {
    const port = all.get(id)
    if (!port) return
    if (state === 'rebooting') port.restart()
    if (state === 'stopping') port.goDown()
    if (state !== 'stopped' && state !== 'failed') return
    all.delete(id)
    if (state === 'stopped') port.end(ENDED, 'instance stopped')
    else port.end(REFUSED, 'instance failed')
  })
  return all
}

/** The console of an instance. It begins with whatever the machine has printed since it was switched on. */
export function consoleOf(region: Region, instance: Instance): SerialConsole {
  const all = consolesOf(region)
  const port = all.get(instance.id) ?? new SerialConsole(region, instance)
  all.set(instance.id, port)
  return port
}

const { path } = operations.instanceSerialConsoleStream
const pattern = new RegExp(`^${path.replace('{instance}', '([^/]+)')}$`)

/** Whether a path is that of a console's stream. */
export const isStream = (pathname: string) => pattern.test(pathname)

function shortened(reason: string): string {
  const bytes = new TextEncoder().encode(reason)
  return bytes.length <= LONGEST_REASON ? reason : `${reason.slice(0, LONGEST_REASON - 3)}...`
}

const { name } = operations.instanceSerialConsoleStream

/** @throws what the control plane says of it: not found, forbidden, or not in this state */
function portFor(region: Region, asked: CallArgs<typeof name>): SerialConsole {
  const { instances } = region.world
  const { instance: selector, project } = asked
  const instance = findInProject(region, instances, 'instance', selector, project, 'collaborator')
  requireLawful(instance, 'command.openSerialConsole')
  return consoleOf(region, instance)
}

/**
 * Connects a viewer. A refusal comes after the opening, as a close with its reason: a browser would not show any
 * other. Source: backend-behaviour §6.
 *
 * @throws 400 when the call cannot be read, 401 when nobody makes it: then there is nothing to open
 */
export function connect(region: Region, { url, headers }: StreamCall, carrier: Carrier): Connection {
  const query = parseQuery(name, url.href)
  const instance = decodeURIComponent(pattern.exec(url.pathname)?.[1] ?? '')
  const asked = { ...query, ...parsePath(name, { instance }) } as CallArgs<typeof name>
  const who = authenticate(region, headers)
  try {
    region.caller()
    carrier.opened()
    return attach(region, portFor(region, asked), asked.mostRecent ?? undefined, carrier)
  } catch (error) {
    if (!(error instanceof Fault) || error.status === 401) throw error
    carrier.close(REFUSED, shortened(error.message))
    return { input() {}, detach() {} }
  } finally {
    who.restore()
  }
}

function attach(
  region: Region,
  port: SerialConsole,
  mostRecent: number | undefined,
  carrier: Carrier,
): Connection {
  port.watch(carrier, mostRecent)
  const { socketDropsAfter: seconds } = region.faults
  const stay = seconds === undefined ? () => {} : region.clock.after(seconds * 1_000, () => carrier.drop())
  return {
    input: (frame) => {
      if (typeof frame !== 'string') port.input(frame)
    },
    detach() {
      stay()
      port.leave(carrier)
    },
  }
}
