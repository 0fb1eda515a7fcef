import type { UnkeptReason } from '#machines/interaction/ledgerMachine'
import { observable } from '../observable'
import { newerOf, tooMany, type Beginning, type Line } from './line'

/** The ledger as pages show it. */
export interface LedgerView {
  /** The lines of the user, newest first. */
  lines: readonly Line[]
  /** Why the browser does not keep them; undefined while it does. */
  unkept: UnkeptReason | undefined
  /** The kept lines have been read. */
  isRead: boolean
}

/** A part of a line, by what differs from the others. */
export type PartOfLine = Pick<Beginning, 'partOf' | 'row' | 'verb' | 'subject'>

/** A row of a batch differs from the others by its key, a step of a plan by what it does to what. */
const partKey = ({ row, verb, subject: { id, part = '' } }: Omit<PartOfLine, 'partOf'>) =>
  row === undefined ? `${verb} ${id} ${part}` : `row ${row}`

/** The lines that a page knows, whichever page they are of, and the view that shows them. */
export class KnownLines {
  private readonly lines = new Map<string, Line>()
  /** The ids of the parts of each line, by what they differ in. */
  private readonly parts = new Map<string, Map<string, string>>()
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

  /** The parts of a line, in the order in which they began. */
  partsOf(id: string): readonly Line[] {
    return this.withIds(this.parts.get(id)?.values() ?? [])
  }

  /** The part of a line that an earlier attempt has begun. */
  part({ partOf = '', ...what }: PartOfLine): Line | undefined {
    return this.lines.get(this.parts.get(partOf)?.get(partKey(what)) ?? '')
  }

  /** The line of a row of a batch, by its key. */
  row(batch: string, row: string): Line | undefined {
    return this.lines.get(this.parts.get(batch)?.get(`row ${row}`) ?? '')
  }

  all(): readonly Line[] {
    return [...this.lines.values()]
  }

  /** Takes lines, which `show` shows. @returns those that are newer than what was known */
  merge(lines: readonly Line[]): readonly Line[] {
    const newer = lines.filter((line) => newerOf(this.lines.get(line.id), line) === line)
    for (const line of newer) {
      this.lines.set(line.id, line)
      if (line.partOf === undefined) continue
      const parts = this.parts.get(line.partOf) ?? new Map<string, string>()
      this.parts.set(line.partOf, parts.set(partKey(line), line.id))
    }
    return newer
  }

  /** Shows the lines, and what else has changed. Those above the number that is kept are forgotten. */
  show(change: Partial<Omit<LedgerView, 'lines'>> = {}) {
    for (const line of tooMany(this.lines.values())) {
      this.lines.delete(line.id)
      this.parts.get(line.partOf ?? '')?.delete(partKey(line))
      this.parts.delete(line.id)
    }
    const sorted = this.all().toSorted((a, b) => b.begunAt - a.begunAt || b.seq - a.seq)
    this.view.set({ ...this.view.get(), ...change, lines: sorted })
  }
}
