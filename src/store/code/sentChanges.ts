// @chunk code
import type { Call, ChangeGate } from '../api/wire/baseQuery'
import { isBulkOperation } from '../eventLog/redact'
import { consolePart, consolePartOf } from '../parts'
import type { AppStore } from '../store'
import { recording } from './recording'
import { scriptRequest, type ScriptRequest } from './sentRequest'

/** How many changes are held for the lines of the activity. */
export const MOST_CHANGES = 300

/** A function that aborts a mutation: the same one in its endpoint and where it was started. */
type Abort = Parameters<NonNullable<ChangeGate['sent']>>[2]

/** A change that the region has accepted. */
interface SentChange {
  abort: Abort
  /** Undefined if it cannot be put into the version of the region any more. */
  request: Promise<ScriptRequest | undefined>
}

/** The requests that could be read. */
export const readRequests = async (
  requests: readonly SentChange['request'][],
): Promise<readonly ScriptRequest[]> =>
  (await Promise.all(requests)).filter((request) => request !== undefined)

/**
 * The changes that the region has accepted from this page, in memory and without secrets: for the code of the lines of the
 * activity, and for a recording. The chunks of a file are left out. Rules: CODE-3, CODE-4.
 */
export class SentChanges {
  private changes: readonly SentChange[] = []
  private readonly lines = new WeakMap<Abort, string>()

  constructor(private readonly store: AppStore) {}

  /** Notes which line of the activity a mutation belongs to. */
  belongsTo(line: string, abort: Abort) {
    this.lines.set(abort, line)
  }

  /** Notes a change. */
  note({ operation, args }: Call, answer: unknown, abort: Abort) {
    if (isBulkOperation(operation.name)) return
    const { regionVersion, observer } = this.store
    const request = scriptRequest(regionVersion, { operation, args }, answer, (id) =>
      observer.lastSeen(id),
    ).catch(() => undefined)
    this.changes = [...this.changes, { abort, request }].slice(-MOST_CHANGES)
    const { get, set } = consolePartOf(this.store, recording)
    const now = get()
    if (now && !now.isEnded) set({ ...now, requests: [...now.requests, request] })
  }

  /** The changes of some lines, in the order in which the region accepted them. */
  ofLines(lines: ReadonlySet<string>): Promise<readonly ScriptRequest[]> {
    const found = this.changes.filter(({ abort }) => lines.has(this.lines.get(abort) ?? ''))
    return readRequests(found.map(({ request }) => request))
  }
}

/** The changes of a console. */
export const sentChanges = consolePart((store) => new SentChanges(store))
