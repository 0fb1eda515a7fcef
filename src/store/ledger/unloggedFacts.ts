import { noticeOffered, noticeShown } from '../slices/notices'
import type { AppStore } from '../store'
import { isOnTrial, isSamePlace, trialEndedBy, type Trial } from '../trial/trial'
import type { TrialAsked } from '../trial/trialsAsked'
import type { Undo } from '../undo/place'
import type { Recorded } from '../undo/recorder'
import type { KnownLines } from './knownLines'
import type { Line } from './line'

/** The parts of a line that the log does not have. */
type Facts = Pick<Line, 'undo' | 'undone' | 'trial' | 'deleted'>

interface Ways {
  /** Takes lines that have changed. */
  change: (lines: readonly Line[]) => void
  /** Writes the changed lines at once. */
  writeNow: () => Promise<void>
}

/**
 * The facts of lines that the log does not have: of those of this page, how to undo them and what they deleted; of all,
 * their trials, and that they were undone.
 */
export class UnloggedFacts {
  /** By the ids of the lines of this page. */
  private readonly facts = new Map<string, Facts>()

  constructor(
    private readonly store: AppStore,
    private readonly lines: KnownLines,
    private readonly to: Ways,
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
    const trial = this.lines.line(id)?.trial
    this.patch(id, { undone: true, ...(trial && { trial: { ...trial, ended: 'reverted' } }) })
  }

  /** Ends the trial of a line without putting its change back. */
  endTrial(id: string, ended: NonNullable<Trial['ended']>) {
    const trial = this.lines.line(id)?.trial
    if (trial) this.patch(id, { trial: { ...trial, ended } })
  }

  /**
   * Records how to undo what a request has changed, or what it deleted, with its line; begins its trial.
   *
   * @param asked the trial, if the request has asked for one
   */
  record(id: string, { undo, deleted }: Recorded, asked: TrialAsked | undefined, isRefused?: true) {
    const line = this.lines.line(id)
    if (line && deleted) {
      this.facts.set(id, { ...this.facts.get(id), deleted })
      this.patch(id, { deleted })
    }
    if (line && undo) this.recordUndo(line, undo, asked)
    else if (asked) this.refuseTrial(asked, isRefused)
  }

  /**
   * Offers to undo a line, or to bring back what it deleted, in a toast.
   *
   * @param toast the id of the one that says that the line was done
   */
  offer(line: string, toast: string | undefined) {
    const { undo, deleted, trial } = this.facts.get(line) ?? {}
    const notice = this.store.getState().notices.find((each) => each.id === toast)
    if (!notice) return
    // The toast offers no undo of a change on trial: the bar of the trial has the button.
    if (undo && !trial && notice.undo === undefined)
      this.store.dispatch(noticeOffered({ id: notice.id, undo: line }))
    if (deleted && notice.deleted === undefined) {
      const { project, id: thing } = deleted
      this.store.dispatch(noticeOffered({ id: notice.id, deleted: { project, id: thing } }))
    }
  }

  private patch(id: string, more: Facts) {
    const line = this.lines.line(id)
    if (!line) return
    if (this.facts.has(id)) this.facts.set(id, { ...this.facts.get(id), ...more })
    this.to.change([{ ...line, ...more, changedAt: this.store.log.now() }])
  }

  private recordUndo(line: Line, undo: Undo, asked: TrialAsked | undefined) {
    const { id } = line
    const { undone: _, ...known } = this.facts.get(id) ?? {}
    const earlier = known.undo
    // Several requests of one line that change the same place are undone together.
    const whole = earlier && isSamePlace(earlier, undo) ? { ...undo, before: earlier.before } : undo
    const to = line.verb === 'undo' ? undefined : this.endEarlierTrials(line, whole, asked !== undefined)
    const trial = asked && {
      trial: { until: this.store.log.now() + asked.ms, ...(to && { to }) },
    }
    this.facts.set(id, { ...known, undo: whole, ...trial })
    asked?.settle(id)
    this.patch(id, { undo: whole, ...trial })
    if (trial) void this.to.writeNow()
  }

  /** Ends a trial that cannot begin. */
  private refuseTrial(asked: TrialAsked, isRefused?: true) {
    asked.settle(undefined)
    if (isRefused) return
    this.store.dispatch(
      noticeShown({
        tone: 'failed',
        title: 'Not on trial',
        body: 'Nothing has changed, or what was before is not known: nothing is put back by itself.',
      }),
    )
  }

  /**
   * Ends the trials of earlier changes of the same place, about which a later change decides.
   *
   * @returns what the trial of the later change puts back, if that is not what was before it
   */
  private endEarlierTrials({ id }: Line, later: Undo, isTrial: boolean): Trial['to'] {
    let to: Trial['to']
    for (const earlier of this.lines.all()) {
      if (earlier.id === id || !isOnTrial(earlier) || !isSamePlace(earlier.undo, later)) continue
      const ended = trialEndedBy(earlier, later, isTrial)
      if (ended === 'joined') to = earlier.trial?.to ?? { value: earlier.undo?.before }
      this.endTrial(earlier.id, ended)
    }
    return to
  }
}
