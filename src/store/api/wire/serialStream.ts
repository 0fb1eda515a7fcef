import { fillPath, serializeQuery } from './url'
import { instanceSerialConsoleStream } from '../generated/operations/instancesSerialConsole'

// The stream is a WebSocket on the page's own host and scheme, with binary frames both ways. Text frames are ignored. The
// instance's states are those of LIFE-2, openSerialConsole.

/** Bytes of history that a console requests. */
export const HISTORY_BYTES = 262_144

/** The address of an instance's serial console: on the page's own host, with `wss` if the page has `https`. */
export function serialStreamUrl({ project, instance }: { project: string; instance: string }): string {
  const path = fillPath(instanceSerialConsoleStream.path, { instance })
  const url = new URL(`${path}?${serializeQuery({ project, mostRecent: HISTORY_BYTES })}`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}
