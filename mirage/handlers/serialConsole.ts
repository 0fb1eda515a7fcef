import { findInProject } from '../access/lookup'
import { handlersOf } from '../region'
import { requireAllowed } from '../rules/instances'
import { consoleOf } from '../serial/stream'
import { ApiError, invalid } from '../wire/apiError'

/**
 * The largest answer when the request sets no limit, in bytes. The call needs exactly one of `from_start` and
 * `most_recent`; asked for neither, it answers from the start (the mock's choice).
 */
const DEFAULT_BYTES = 16 * 1024

/** The output of a serial port, for clients that poll instead of opening the stream. */
export const serialConsoleHandlers = handlersOf({
  instanceSerialConsole({ args, region }) {
    const { fromStart, mostRecent, maxBytes } = args
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    // Ours: without any query, for an instance by id, the answer is the whole output. The control plane refuses that. With
    // a query the mock is as strict.
    const isBare = [args.project, maxBytes, fromStart, mostRecent].every((value) => value == null)
    if (!isBare && (fromStart == null) === (mostRecent == null))
      throw invalid('exactly one of `from_start` and `most_recent` must be given')
    requireAllowed(instance, 'command.openSerialConsole')
    const { output } = consoleOf(region, instance)
    const offset = mostRecent == null ? (fromStart ?? 0) : output.size - mostRecent
    const { bytes, end } = output.from(offset, maxBytes ?? DEFAULT_BYTES)
    return { data: [...bytes], lastByteOffset: end }
  },
  /** The stream needs a WebSocket, which does not come here; a plain request is refused. */
  instanceSerialConsoleStream() {
    throw new ApiError(400, 'InvalidRequest', 'expected connection upgrade')
  },
})
