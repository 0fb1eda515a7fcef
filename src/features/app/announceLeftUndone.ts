import { subjectPages } from '#features/kit/ledger/subjectPages'
import { subjectTitle } from '#store/commands/subjectTitle'
import { takeLeftUndone } from '#store/kept/leftUndone'
import { entryOf } from '#store/model/entryOf'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'

/** Announces the plans that the end of the session interrupted, with links to their resources. Rule: PLAN-5. */
export function announceLeftUndone({ dispatch }: Pick<AppStore, 'dispatch'>, userId: string) {
  for (const { label, subject, done, left } of takeLeftUndone(userId)) {
    const { kind, id, name } = subject
    const to = entryOf(subjectPages, kind)?.(id)
    dispatch(
      noticeShown({
        tone: 'failed',
        title: `${label} ${subjectTitle(subject)}: not finished`,
        body: [
          `The session ended before this was done: ${left.join(', ')}.`,
          ...(done.length > 0 ? [`Done before: ${done.join(', ')}.`] : []),
        ].join(' '),
        ...(to === undefined ? {} : { link: { label: `View ${name}`, to } }),
      }),
    )
  }
}
