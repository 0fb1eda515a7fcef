import type { ActorRefFrom } from 'xstate'
import type { confirmMachine } from '#machines/interaction/confirmMachine'
import type { Command } from '../commands/command'
import type { Plan } from '../commands/plan'
import { returnsOf } from '../commands/returns'
import { asApiError } from '../model/apiError'
import type { AppStore } from '../store'
import { commandOf } from './commandActors'
import type { ConfirmView } from './confirmView'

/** The steps of a plan, or the command itself. */
const stepsOf = (asked: Command & { plan?: Plan }, record: unknown) =>
  asked.plan?.steps ?? [{ command: asked, record }]

/** The confirm dialog as the page shows it; null while it is closed. */
export function confirmShown(
  actor: ActorRefFrom<typeof confirmMachine>,
  store: AppStore,
): ConfirmView | null {
  const snapshot = actor.getSnapshot()
  const { request, error } = snapshot.context
  const asked = request && snapshot.hasTag('open') ? commandOf(request) : undefined
  const text = asked?.confirm?.(request?.record)
  if (!asked || !text) return null
  return {
    text,
    about: request?.subject.id ?? '',
    label: asked.label,
    returns: returnsOf(stepsOf(asked, request?.record), store),
    isActing: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
    ...(snapshot.matches('failed') && {
      failure: {
        title: asked.errorMessage(request?.record),
        error: asApiError(error),
        link: asked.refusedLink?.(request?.record),
      },
    }),
    chooseTrial: (ms: number) => actor.send({ type: 'trial.chosen', ms }),
    accept: () => actor.send({ type: 'confirm.accepted' }),
    dismiss: () => actor.send({ type: 'confirm.dismissed' }),
  }
}
