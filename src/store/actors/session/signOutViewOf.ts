import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/interaction/sessionMachine'
import { phrase } from '#store/commands/phrase'
import { subjectTitle } from '#store/commands/subjectTitle'
import type { LeftUndone } from '#store/kept/leftUndone'
import type { ConfirmView } from '../confirm/confirmView'

/** "Stop, then delete web-1", "Stop 12 of 40 instances". */
export const leftTitle = ({ label, subject }: LeftUndone) => `${label} ${subjectTitle(subject)}`

/** The sentence of a question before the session ends, above the list of the running things that end with it. */
export const ENDS_WITH_SESSION =
  'This is under way, and ends with the session. What is not done by then is not done.'

/** The question before a sign-out that ends something; null while it is not asked. */
export function signOutViewOf(
  session: ActorRefFrom<typeof sessionMachine>,
  ends: readonly LeftUndone[],
): ConfirmView | null {
  if (!session.getSnapshot().matches('asking')) return null
  return {
    text: {
      title: phrase`Sign out?`,
      body: ENDS_WITH_SESSION,
      items: ends.map(leftTitle),
      tone: 'danger',
    },
    about: '',
    label: 'Sign out',
    isActing: false,
    isSlow: false,
    accept: () => session.send({ type: 'session.insisted' }),
    dismiss: () => session.send({ type: 'session.kept' }),
  }
}
