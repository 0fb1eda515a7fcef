import { noticeOffered } from '../slices/notices'
import type { AppStore } from '../store'
import { isSamePlace, type Undo } from '../undo/place'
import type { Recorded } from '../undo/recorder'
import type { KnownLines } from './knownLines'
import type { Line } from './line'

/** The parts of a line that the log does not have. */
type Facts = Pick<Line, 'undo' | 'undone' | 'deleted'>

/**
 * The facts of lines that the log does not have: of those of this page, how to undo them and what they deleted; of all,
 * that they were undone.
 */
export class UnloggedFacts {
  /** By the ids of the lines of this page. */
  private readonly facts = new Map<string, Facts>()

  constructor(
    private readonly store: AppStore,
    private readonly lines: KnownLines,
    /** Takes lines that have changed. */
    private readonly change: (lines: readonly Line[]) => void,
  ) {}

  /** A line that was read from the log, with its facts. */
  whole(line: Line): Line {
    return { ...line, ...this.facts.get(line.id) }
  }

  /** The ids of the lines with facts. */
  ids(): Iterable<string> {
    return this.facts.keys()
  }

  /** Notes that the change of a line was put back. */
  noteUndone(id: string) {
    this.patch(id, { undone: true })
  }

  /** Records how to undo what a request has changed, or what it deleted, with its line. */
  record(id: string, { undo, deleted }: Recorded) {
    const line = this.lines.line(id)
    if (line && deleted) {
      this.facts.set(id, { ...this.facts.get(id), deleted })
      this.patch(id, { deleted })
    }
    if (line && undo) this.recordUndo(line, undo)
  }

  /**
   * Offers to undo a line, or to bring back what it deleted, in a toast.
   *
   * @param toast the id of the one that says that the line was done
   */
  offer(line: string, toast: string | undefined) {
    const { undo, deleted } = this.facts.get(line) ?? {}
    const notice = this.store.getState().notices.find((each) => each.id === toast)
    if (!notice) return
    if (undo && notice.undo === undefined) this.store.dispatch(noticeOffered({ id: notice.id, undo: line }))
    if (deleted && notice.deleted === undefined) {
      const { project, id: thing } = deleted
      this.store.dispatch(noticeOffered({ id: notice.id, deleted: { project, id: thing } }))
    }
  }

  private patch(id: string, more: Facts) {
    const line = this.lines.line(id)
    if (!line) return
    if (this.facts.has(id)) this.facts.set(id, { ...this.facts.get(id), ...more })
    this.change([{ ...line, ...more, changedAt: this.store.log.now() }])
  }

  private recordUndo({ id }: Line, undo: Undo) {
    const { undone: _, ...known } = this.facts.get(id) ?? {}
    const earlier = known.undo
    // Several requests of one line that change the same place are undone together.
    const whole = earlier && isSamePlace(earlier, undo) ? { ...undo, before: earlier.before } : undo
    this.facts.set(id, { ...known, undo: whole })
    this.patch(id, { undo: whole })
  }
}
