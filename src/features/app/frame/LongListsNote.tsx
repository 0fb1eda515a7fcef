// @chunk late
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenPainted } from '#src/whenIdle'
import { useObservable } from '#store/observable'
import { hasAnswer, isShownQuery } from '#store/api/internals'
import type { LongList } from '#store/api/wire/longLists'
import { withInitialisms, wireName } from '#model/case'
import { useAppStore } from '#store/hooks'
import type { AppStore } from '#store/store'
import { listText } from '#ui/format/listText'
import { formatCount } from '#ui/format/numbers'
import { Spinner } from '#ui/feedback/Spinner'
import styles from './LongListsNote.module.css'

/** The nouns of lists whose operations are not named after them. */
const ownWords: Readonly<Record<string, string>> = {
  antiAffinityGroupList: 'anti-affinity groups',
  antiAffinityGroupMemberList: 'members of the group',
  affinityGroupMemberList: 'members of the group',
  auditLogList: 'entries of the audit log',
  instanceAntiAffinityGroupList: 'anti-affinity groups',
  networkingBgpConfigList: 'BGP configurations',
  networkingSwitchPortSettingsList: 'switch port settings',
  scimTokenList: 'SCIM tokens',
  siloUtilizationList: 'silos',
  systemQuotasList: 'quotas',
  systemTimeseriesSchemaList: 'time series',
  userBuiltinList: 'built-in users',
  webhookSecretsList: 'secrets',
}

const pluralOf = (word: string) =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`

/** What a list has: "instances", "floating IPs". */
const rowsOf = ({ operation }: LongList): string => {
  const words = wireName(operation)
    .replace(/_list.*/, '')
    // Whose they are is known from the page.
    .replace(/^(system|networking|current_user|instance|silo|sled|user|vpc)_/, '')
    .replaceAll('_', ' ')
  return ownWords[operation] ?? withInitialisms(pluralOf(words))
}

/** The sentence of lists that are longer than a console reads: all that a page says of them is of their beginning. */
export function cutText(lists: readonly LongList[]): string | undefined {
  const [first] = lists
  if (!first) return undefined
  const number = formatCount(first.rows)
  const kinds = [...new Set(lists.map(rowsOf))]
  return `There are more than ${number} ${listText(kinds)}. What this page counts, offers and checks is of the first ${number}.`
}

/** `Reading instances: 3,000 so far`. */
export const readingText = (list: LongList): string =>
  `Reading ${rowsOf(list)}: ${formatCount(list.rows)} so far`

/** The lists that the page shows of their beginning. */
export const cutOnPage = (store: AppStore): readonly LongList[] =>
  store.longLists.get().filter((list) => !list.isReading && isShownQuery(store, list.query))

/**
 * What the page has to say of lists that take several requests: the progress of the first reading, and that a list
 * was not read to its end.
 */
export function LongListsNote() {
  const store = useAppStore()
  const lists = useObservable(store.longLists)
  const { key } = useLocation()
  const [cut, setCut] = useState<readonly LongList[]>([])
  useEffect(() => {
    // The parts of a new page have asked for their lists once it is painted.
    whenPainted(() => setCut(cutOnPage(store)))
  }, [store, lists, key])
  const read = lists.find((list) => list.isReading && !hasAnswer(store.getState(), list.query))
  const text = cutText(cut)
  return (
    <>
      {text && (
        <p role="note" className={styles.note}>
          {text}
        </p>
      )}
      {read && (
        <p role="status" className={styles.note}>
          <Spinner /> {readingText(read)}
        </p>
      )}
    </>
  )
}
