import type { PlanRef } from '#machines/interaction/rootMachine'
import type { Plan } from '#store/commands/plan'
import type { LeftUndone } from '#store/kept/leftUndone'
import { planSubjectIds } from './requests'
import { leftUndone, planViewOf } from './planViewOf'
import type { PlanView } from './planView'

/** A running plan as pages show it, and its remaining steps if the page ends. */
interface PlanUnderWay {
  subjects: ReadonlySet<string>
  view: PlanView
  isBusy: boolean
  undone: LeftUndone | undefined
  /** It is a row of the batch. */
  isPart: boolean
}

/** The plans that run in this browser tab. A resource has one plan at a time. */
export class PlansUnderWay {
  private readonly plans = new Map<PlanRef, PlanUnderWay>()

  /** @param publish called after each change */
  constructor(private readonly publish: () => void) {}

  /** Whether one of these resources has a plan. */
  has(ids: Iterable<string>): boolean {
    const all = [...this.plans.values()]
    return [...ids].some((id) => all.some(({ subjects }) => subjects.has(id)))
  }

  /** Shows a plan until its actor ends. @param isPart whether it is a row of the batch */
  add(plan: Plan, actor: PlanRef, isPart: boolean) {
    const subjects = planSubjectIds(plan)
    const show = () => {
      const snapshot = actor.getSnapshot()
      this.plans.set(actor, {
        subjects,
        view: planViewOf(snapshot, actor),
        isBusy: snapshot.hasTag('busy'),
        undone: leftUndone(snapshot),
        isPart,
      })
      this.publish()
    }
    actor.subscribe({
      next: show,
      complete: () => {
        this.plans.delete(actor)
        this.publish()
      },
    })
    show()
  }

  /** The view of each plan, by the id of each resource of a step. */
  views(): readonly [string, PlanView][] {
    return [...this.plans.values()].flatMap(({ subjects, view }) =>
      [...subjects].map((id): [string, PlanView] => [id, view]),
    )
  }

  /** The labels of the plans that go on by themselves, without the rows of the batch: "Stop, then delete web-1". */
  moving(): readonly string[] {
    return [...this.plans.values()].flatMap(({ view, isBusy, isPart }) =>
      isBusy && !isPart ? `${view.label} ${view.name}` : [],
    )
  }

  /** The steps that remain of the plans if the page ends now, without the rows of the batch. */
  leftUndone(): readonly LeftUndone[] {
    return [...this.plans.values()].flatMap(({ undone, isPart }) => (undone && !isPart ? [undone] : []))
  }
}
