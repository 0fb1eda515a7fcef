import { ledger } from '#features/console/ledger/noun'
import { subjectPages } from '#features/kit/ledger/subjectPages'
import { selections } from '#features/kit/list/selection/selections'
import { subjectTitle } from '#store/commands/subjectTitle'
import { takeLeftUndone } from '#store/kept/leftUndone'
import { entryOf } from '#model/entryOf'
import { consolePartOf } from '#store/parts'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'

/** The most names in the text of a toast. */
const NAMED = 10

/** "web-1, web-2 and 38 more". */
function namesOf(names: readonly string[]): string {
  const more = names.length - NAMED
  return more > 0 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ')
}

/**
 * Announces what the end of the session has left undone, with links to where it begins again. The rows of a batch that
 * were not done are selected in their list; what may have been done is looked at by the activity first. Nothing runs by
 * itself. Rules: PLAN-5, MANY-5.
 */
export function announceLeftUndone(store: AppStore, userId: string) {
  for (const { label, subject, done, left, unsure = [], link, keys } of takeLeftUndone(userId)) {
    const { kind, id, name } = subject
    const to = entryOf(subjectPages, kind)?.(id)
    const view = to === undefined ? undefined : { label: `View ${name}`, to }
    const next =
      left.length > 0 ? (link ?? view) : { label: `Show ${ledger.title.toLowerCase()}`, to: ledger.to.list() }
    if (link && keys && keys.length > 0)
      consolePartOf(store, selections).want(link.to.replace(/[?#].*/s, ''), keys)
    store.dispatch(
      noticeShown({
        tone: 'failed',
        title: `${label} ${subjectTitle(subject)}: not finished`,
        body: [
          ...(left.length > 0 ? [`The session ended before this was done: ${namesOf(left)}.`] : []),
          ...(unsure.length > 0
            ? [
                `It had no answer for this, which may have been done: ${namesOf(unsure)}. The activity says which.`,
              ]
            : []),
          ...(done.length > 0 ? [`Done before: ${done.join(', ')}.`] : []),
        ].join(' '),
        ...(next && { link: next }),
      }),
    )
  }
}
