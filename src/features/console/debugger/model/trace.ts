import { isRecord } from '#model/isRecord'
import { ENTRY_VERSION, readEntry } from '#store/eventLog/savedEntry'
import type { Chart } from '#machines/charts/chart'
import type { Seen } from './seen'

// A saved log: one JSON value per line, the header first, then one entry per line. It can be searched, compared and
// appended to as text. Entries are redacted before they reach the log, so a file holds no secret either.

const FORMAT = 'orrery.trace'

/** What a file says about the console that saved it, and its region. */
export interface SavedRegion {
  /** The versions of the console and of the API, in one line. */
  versions: string
  /** All facts as text: what one of them has and the other has not. */
  about: string
}

/** The facts about the region are absent in older files. */
interface Header extends Partial<SavedRegion> {
  format: typeof FORMAT
  /** The version of the entries. */
  version: number
  /** When it was saved, in milliseconds since the epoch. */
  savedAt: number
  dropped: number
  resources: Seen['resources']
  actors: Seen['actors']
  /** The machines at that time, with their drawings. */
  charts: readonly Chart[]
}

/** The content of a file. */
export interface Trace {
  savedAt: number
  /** The versions of the console and of the API that it was saved with. */
  versions?: string
  seen: Seen
  charts: readonly Chart[]
}

/**
 * A log as the text of a file.
 *
 * @param savedAt milliseconds since the epoch
 */
export function traceText(
  { entries, dropped, resources, actors }: Seen,
  charts: readonly Chart[],
  savedAt: number,
  region?: SavedRegion,
): string {
  const header: Header = {
    format: FORMAT,
    version: ENTRY_VERSION,
    savedAt,
    dropped,
    ...region,
    resources,
    actors,
    charts,
  }
  return [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('')
}

const isHeader = (value: unknown): value is Header =>
  isRecord(value) &&
  value['format'] === FORMAT &&
  typeof value['version'] === 'number' &&
  typeof value['savedAt'] === 'number' &&
  [value['resources'], value['actors'], value['charts']].every(Array.isArray)

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Reads a file. @throws an error whose message names the fault and its line */
export function readTrace(text: string): Trace {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const header = parsed(first)
  if (!isHeader(header)) throw new Error('This is not a saved log: its first line is not the header of one.')
  if (header.version > ENTRY_VERSION)
    throw new Error(
      `This log was saved in version ${header.version} of the format; this console reads up to ${ENTRY_VERSION}.`,
    )
  const entries = lines.map((line, index) => {
    const entry = readEntry(parsed(line), header.version)
    if (!entry) throw new Error(`Line ${index + 2} is not an entry.`)
    return entry
  })
  const { savedAt, dropped, versions, resources, actors, charts } = header
  return {
    savedAt,
    ...(typeof versions === 'string' && { versions }),
    charts,
    seen: { entries, dropped: Number(dropped) || 0, resources, actors },
  }
}
