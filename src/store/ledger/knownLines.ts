import type { UnkeptReason } from '#machines/interaction/ledgerMachine'
import { observable } from '../actors/observable'
import { newerOf, tooMany, type Line } from './line'

/** The ledger as pages show it. */
export interface LedgerView {
  /** The lines of the user, newest first. */
  lines: readonly Line[]
  /** Why the browser does not keep them; undefined while it does. */
  unkept: UnkeptReason | undefined
  /** The kept lines have been read. */
  isRead: boolean
}

/** The lines that a page knows, whichever page they are of, and the view that shows them. */
export class KnownLines {
  private readonly lines = new Map<string, Line>()
  private readonly view = observable<LedgerView>({ lines: [], unkept: undefined, isRead: false })

  readonly get = this.view.get
  readonly subscribe = this.view.subscribe

  line(id: string): Line | undefined {
    return this.lines.get(id)
  }

  /** Those of some lines that are known, in their order. */
  withIds(ids: Iterable<string>): readonly Line[] {
    return [...ids].flatMap((id) => this.lines.get(id) ?? [])
  }

  all(): readonly Line[] {
    return [...this.lines.values()]
  }

  /** Takes lines, which `show` shows. @returns those that are newer than what was known */
  merge(lines: readonly Line[]): readonly Line[] {
    const newer = lines.filter((line) => newerOf(this.lines.get(line.id), line) === line)
    for (const line of newer) this.lines.set(line.id, line)
    return newer
  }

  /** Shows the lines, and what else has changed. Those above the number that is kept are forgotten. */
  show(change: Partial<Omit<LedgerView, 'lines'>> = {}) {
    for (const { id } of tooMany(this.lines.values())) this.lines.delete(id)
    const sorted = this.all().toSorted((a, b) => b.begunAt - a.begunAt || b.seq - a.seq)
    this.view.set({ ...this.view.get(), ...change, lines: sorted })
  }
}
