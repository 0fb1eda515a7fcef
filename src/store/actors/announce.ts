import type { AnyActorRef } from 'xstate'
import { inspectorOf } from '../eventLog/actorInspector'
import { noticeShown } from '../slices/notices'
import type { AppStore } from '../store'

/** Shows a notice of an actor: the last entry of the actor is its cause in the log. */
export const announce = (
  { log, dispatch }: AppStore,
  self: AnyActorRef,
  notice: Parameters<typeof noticeShown>[0],
) => inspectorOf(log).within(self, () => dispatch(noticeShown(notice)))
