import { findInProject } from '../access/lookup'
import { handlersOf } from '../region'
import { consoleOf } from '../serial/stream'
import { Fault, invalid } from '../wire/fault'
import { requireLawful } from './instances'

/** How much one answer holds when nothing is said, in bytes. Source: backend-behaviour §6. */
const DEFAULT_BYTES = 16 * 1024

/** What an instance writes to its serial port, for those who ask again and again instead of listening. */
export const serialConsoleHandlers = handlersOf({
  instanceSerialConsole({ args, region }) {
    const { fromStart, mostRecent, maxBytes } = args
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    // Ours: asked for nothing but the instance, by its id, it tells all it has. With any query it is as strict as the
    // control plane, which also refuses that.
    const isBare = [args.project, maxBytes, fromStart, mostRecent].every((each) => each == null)
    if (!isBare && (fromStart == null) === (mostRecent == null))
      throw invalid('exactly one of `from_start` and `most_recent` must be given')
    requireLawful(instance, 'command.openSerialConsole')
    const { history } = consoleOf(region, instance)
    const offset = mostRecent == null ? (fromStart ?? 0) : history.size - mostRecent
    const { bytes, end } = history.from(offset, maxBytes ?? DEFAULT_BYTES)
    return { data: [...bytes], lastByteOffset: end }
  },
  /** Answered by the socket that carries the stream; a plain request cannot become one. */
  instanceSerialConsoleStream() {
    throw new Fault(400, 'InvalidRequest', 'expected connection upgrade')
  },
})
