import { operations } from '../../src/store/api/generated/all'
import type { Instance } from '../../src/store/api/generated/types'
import { badQuery, Fault } from '../fault'
import { requireLawful } from '../handlers/instances'
import { findInProject } from '../lookup'
import type { Region } from '../region'
import type { World } from '../world'
import { SerialConsole, type Viewer } from './serialConsole'

// The stream of a serial console, whatever carries it: a stand-in for WebSocket in the page, or a real one.

/** Asked for by a client: which instance's console, and how much of its past. */
export interface StreamRequest {
  instance: string
  project: string | undefined
  mostRecent: number | undefined
}

/** What a viewer holds. */
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

/** Reads the address of a stream. @throws 400 when it cannot be read. */
export function streamRequest(url: URL): StreamRequest {
  const mostRecent = url.searchParams.get('most_recent')
  if (mostRecent !== null && !/^\d+$/.test(mostRecent)) throw badQuery('most_recent: invalid value')
  return {
    instance: decodeURIComponent(pattern.exec(url.pathname)?.[1] ?? ''),
    project: url.searchParams.get('project') ?? undefined,
    mostRecent: mostRecent === null ? undefined : Number(mostRecent),
  }
}

function shortened(reason: string): string {
  const bytes = new TextEncoder().encode(reason)
  return bytes.length <= LONGEST_REASON ? reason : `${reason.slice(0, LONGEST_REASON - 3)}...`
}

const nothing: Connection = { input() {}, detach() {} }

/**
 * Connects a viewer. A refusal comes after the opening, as a close with its reason: a browser would not show any
 * other. Source: backend-behaviour §6.
 *
 * @throws 401 when nobody is signed in: then there is nothing to open
 */
export function connect(region: Region, asked: StreamRequest, viewer: Viewer): Connection {
  region.caller()
  try {
    const { instances } = region.world
    const instance = findInProject(
      region,
      instances,
      'instance',
      asked.instance,
      asked.project,
      'collaborator',
    )
    requireLawful(instance, 'command.openSerialConsole')
    const port = consoleOf(region, instance)
    port.watch(viewer, asked.mostRecent)
    return {
      input: (frame) => {
        if (typeof frame !== 'string') port.input(frame)
      },
      detach: () => port.leave(viewer),
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    viewer.close(REFUSED, shortened(error.message))
    return nothing
  }
}
