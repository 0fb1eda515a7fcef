import type { ActorRefFrom } from 'xstate'
import type { confirmMachine } from '#machines/interaction/confirmMachine'
import { ONE } from '#store/commands/article'
import type { Command } from '#store/commands/command'
import type { Plan } from '#store/commands/plan'
import { returnsOf } from '#store/commands/returnsOf'
import { asApiError } from '#model/apiError'
import type { AppStore } from '#store/store'
import { Cached } from '#store/api/cached'
import { commandOf } from '../command/commandMachineOf'
import type { ConfirmView } from './confirmView'

/** The steps of a plan, or the command itself. */
const stepsOf = (asked: Command & { plan?: Plan }, record: unknown) =>
  asked.plan?.steps ?? [{ command: asked, record }]

/** The status with which the region refuses to delete what is not empty. */
const REFUSED = 400

/** The confirm dialog as the page shows it; null while it is closed. */
export function confirmViewOf(
  actor: ActorRefFrom<typeof confirmMachine>,
  store: AppStore,
): ConfirmView | null {
  const snapshot = actor.getSnapshot()
  const { request, error } = snapshot.context
  const asked = request && snapshot.hasTag('open') ? commandOf(request) : undefined
  const text = asked?.confirm?.(request?.record, ONE)
  if (!request || !asked || !text) return null
  const { record, subject } = request
  const steps = stepsOf(asked, record)
  const cached = new Cached(store.getState())
  const failure = snapshot.matches('failed') ? asApiError(error) : undefined
  const held = snapshot.matches('asking') && asked.heldBy?.(record)
  const isKnown = held && cached.holds(held)
  const link = asked.refusedLink?.(record, cached)
  const remedy = isKnown || failure?.statusCode === REFUSED ? link : undefined
  const isFull = `${subject.name} is not empty`
  return {
    text:
      isKnown && remedy
        ? {
            ...text,
            isFinal: undefined,
            body: `${isFull}. “${remedy.label}” shows what is in it, and deletes all of it.`,
          }
        : text,
    about: subject.id,
    label: asked.label,
    steps,
    returns: returnsOf(steps, store),
    isActing: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
    ...(failure && { failure: { title: remedy ? isFull : asked.errorMessage(record), error: failure } }),
    remedy,
    alternative: snapshot.matches('asking') && !remedy ? link : undefined,
    accept: () => actor.send({ type: 'confirm.accepted' }),
    dismiss: () => actor.send({ type: 'confirm.dismissed' }),
  }
}
