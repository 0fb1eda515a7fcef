import { fromCallback, type EventObject } from 'xstate'
import type { CommandRequest } from '#machines/interaction/commandRequest'
import { planMachine, type StepObserved } from '#machines/interaction/planMachine'
import { api } from '#store/api/api'
import { announce } from '../announce'
import { commandOf } from '../command/commandMachineOf'
import type { Followed, Rule } from '#store/commands/command'
import { subjectTitle } from '#store/commands/subjectTitle'
import { inspectorOf } from '#store/eventLog/actorInspector'
import { tagOfKind } from '#model/nouns'
import { failedNotice, sentences } from '#store/api/wire/failedNotice'
import type { AppStore } from '#store/store'
import { doneText, refusedTitle } from './planViewOf'

// The effects of a plan: the wait for its next step and its notices.

/** Whether a command deletes its subject, in every state that allows it. */
const ends = ({ lifecycle, event }: Rule) =>
  lifecycle.gone !== undefined &&
  lifecycle.allowedStates(event).every((state) => lifecycle.next(state, event) === lifecycle.gone)

/** Waits until the resource of a step allows the step. Polls the resource meanwhile, on every page. */
function watchStep({ log, observer, dispatch }: AppStore) {
  /** The state in which the latest step of each resource started. */
  const begunIn = new Map<string, string>()
  return fromCallback<EventObject, CommandRequest, StepObserved>(({ input, self, sendBack }) => {
    const inspector = inspectorOf(log)
    const { rule, follow } = commandOf(input)
    const { id, name, state: planned } = input.subject
    // The first step has no planned state.
    const before = planned === undefined ? undefined : (begunIn.get(id) ?? planned)
    let hasMoved = false
    let isOver = false
    let isChecking = false
    let followed: Followed | undefined

    /** Responses may overtake each other: a state that would end the plan is fetched again. */
    function bar(reason: string) {
      if (!follow) return sendBack({ type: 'way.barred', reason })
      if (isChecking) return undefined
      isChecking = true
      const check = inspector.within(self, () => dispatch(follow(input.record)))
      const endCheck = () => {
        isChecking = false
        check.unsubscribe()
      }
      void check.then(() => {
        endCheck()
        takeLastSeen(true)
      }, endCheck)
      return undefined
    }

    function take(state: string, { isGone = false, isCertain = false } = {}) {
      if (isOver) return
      // The command of the step reports this itself; a deletion is done then. Rule: CMD-5.
      if (isGone)
        return sendBack(
          rule && ends(rule) ? { type: 'way.opened' } : { type: 'way.barred', reason: `${name} is gone` },
        )
      const reason = rule?.lifecycle.why(state, rule.event)
      if (reason === undefined) {
        begunIn.set(id, state)
        return sendBack({ type: 'way.opened' })
      }
      // The region may respond to a step before the state changes: the state from before that step does not bar this one.
      hasMoved ||= state !== before
      if (!hasMoved || !rule || rule.lifecycle.isTransitional(state)) return sendBack({ type: 'way.moved' })
      if (!isCertain) return bar(reason)
      // Another client has done the step: the plan goes on behind it.
      return sendBack(
        rule.lifecycle.isDone(state, rule.event) ? { type: 'way.passed' } : { type: 'way.barred', reason },
      )
    }
    function takeLastSeen(isCertain = false) {
      const state = observer.lastSeen(id)
      if (state !== undefined) take(state, { isCertain })
    }
    const unwatch = observer.watch(
      id,
      ({ to, isGone }) => {
        inspector.attribute(self, log.cause)
        take(to, { isGone })
        // Refetches the resource for the pages, so that they show the same state as the plan.
        const type = tagOfKind(input.subject.kind)
        if (type && followed && !isGone)
          inspector.within(self, () => dispatch(api.util.invalidateTags([{ type, id }])))
      },
      inspector.lastOf(self),
    )
    const seen = observer.lastSeen(id)
    if (seen !== undefined) take(seen)
    const isOpen = seen !== undefined && rule?.lifecycle.can(seen, rule.event) !== false
    const isUnseen = seen === undefined
    if (follow && !isOpen) followed = inspector.within(self, () => dispatch(follow(input.record)))
    // The observer does not announce the first response, because it is no change.
    if (isUnseen)
      void followed?.then(
        () => takeLastSeen(),
        () => {},
      )
    return () => {
      isOver = true
      unwatch()
      followed?.unsubscribe()
    }
  })
}

/** The plan machine with its effects. */
export function planMachineOf(store: AppStore) {
  return planMachine.provide({
    actors: { watch: watchStep(store) },
    actions: {
      announceRefused: ({ context, self }) => {
        if (context.request.isStep) return
        announce(store, self, failedNotice(refusedTitle(context), context.error, doneText(context)))
      },
      announceBarred: ({ context, self }) => {
        if (context.request.isStep) return
        announce(store, self, {
          tone: 'failed',
          title: `${context.request.command.label} ${subjectTitle(context.request.subject)}: cannot go on`,
          body: sentences([context.reason ?? '', doneText(context)]),
        })
      },
    },
  })
}
