import { useMemo } from 'react'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { wordsOf } from '#features/kit/noun/noun'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { checkedSections, sectionTones, summaryOf, type Finding } from './exports/finding'
import { findingColumns } from './exports/findingColumns'
import { useChecks } from './exports/useChecks'
import { issues } from './noun'
import styles from './IssuesPage.module.css'

/** All are here at once: no count is of a page. */
const counted = { scope: 'whole', of: 0, canCountAll: false } as const

const rowKey = ({ id }: Finding) => id
const nameOf = ({ what }: Finding) => what
const textOf = ({ what, why, state }: Finding) => [what, why, state]

/** The facets. @param tones the tone of each section's mark */
const facetsOf = (tones: ReadonlyMap<string, StateTone>): readonly Facet<Finding>[] => [
  {
    ...wordFacet<Finding>(
      'section',
      'Part of the region',
      ({ section }) => section,
      (section) => section,
    ),
    order: checkedSections,
    isCensus: true,
    mark: (section) => <StateMark tone={tones.get(section) ?? 'well'} />,
  },
]

/** Everything in the region that needs attention, the heaviest first. */
export function IssuesPage() {
  const { findings, query, unread, forbidden, refresh } = useChecks()
  const facets = useMemo(() => facetsOf(sectionTones(findings ?? [])), [findings])
  const list = useWholeList({
    nouns: wordsOf(issues),
    rows: findings,
    queries: [query],
    columns: findingColumns,
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={issues.title}
      context={findings ? summaryOf(findings, unread) : 'Checking the region'}
      list={{ ...list, refresh, counted }}
      goTo={{ group: 'Go to what needs attention', to: ({ to }) => to }}
      empty={
        unread
          ? { title: 'Nothing else needs attention', body: 'Not all parts of the region could be checked.' }
          : {
              title: 'Nothing needs attention',
              body: 'Hardware, network sessions, instances, quotas, IP pools and alerts are as they should be.',
            }
      }
    >
      {findings && (
        <p className={styles.limits}>
          Not checked: expunged hardware, silos that are not discoverable, and instances of other silos that
          are on no sled. {forbidden}
        </p>
      )}
    </List>
  )
}
