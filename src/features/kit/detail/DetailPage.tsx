import type { ComponentProps, ReactNode } from 'react'
import { Outlet } from 'react-router'
import { capital } from '#model/case'
import type { Kind } from '#model/nouns'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { midSentence } from '#ui/format/midSentence'
import { PageHeader } from '#ui/layout/PageHeader'
import { FactLine } from '#ui/tables/FactLine'
import { PropertyList } from '#ui/tables/PropertyList'
import { IsHelpAbove, PageHelp } from '#features/kit/help/PageHelp'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import type { Noun } from '#features/kit/noun/noun'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { latePart } from '#features/kit/routing/latePart'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import type { ThingProps } from '#features/kit/ledger/ThingActivity'
import { Tabs } from './Tabs'
import { commandEntries, type RecordItem } from '#features/kit/commands/useCommandItems'
import styles from './DetailPage.module.css'

const ThingActivityHost = latePart(
  async () => (await import('#features/kit/ledger/ThingActivityHost')).ThingActivityHost,
)

interface DetailPageProps {
  /** The noun of the record. Its activity is that of the noun's kind. */
  noun: Pick<Noun, 'one' | 'help'> & { kind: Kind }
  /** "IP pool": part of the names of the menu and the tabs, and of the titles of errors. Default: the noun. */
  label?: string
  title: string
  /** Beside the title: the state of the record. */
  mark?: ReactNode
  /** Muted, beside the title; below it where it does not fit. */
  context?: string
  /** A sentence on the page itself, below the title, as the pages of lists have it. */
  lead?: string
  /** The help page behind the question mark, if the current tab has none. Default: that of the noun. */
  topic?: HelpTopic | undefined
  /** The call that provides the record. */
  query: FailableQuery
  /** The record, if the response of the call is not the record itself: for its activity. */
  record?: ThingProps['record']
  /** The queries whose errors the page shows; by default that of the record. */
  failures?: readonly FailableQuery[]
  /** The object of "Could not load …", if not "the IP pool". */
  what?: string
  /** Refetches the queries of the page. Without it, the list in the page has the button. */
  refresh?: () => Promise<unknown>
  /** When the last response arrived, in milliseconds since the epoch; by default that of the record. */
  updatedAt?: number | undefined
  /** Buttons beside the menu. */
  actions?: ReactNode
  /** The entries of the menu. The palette offers its commands too. */
  menu: readonly RecordItem[]
  /** The name of the record in the palette, if not the title. */
  paletteName?: string
  /** The most important properties, in one line. */
  facts?: ComponentProps<typeof FactLine>['facts']
  /** All properties: up to six in one line, more in two columns. */
  properties?: ComponentProps<typeof PropertyList>['items']
  /** The course of a record that has a lifecycle, below its properties. */
  course?: ReactNode
  tabs?: ComponentProps<typeof Tabs>['tabs']
  /** Above the tabs. */
  children?: ReactNode
}

/** More facts than this do not fit in one line. */
const MOST_FACTS = 6

/**
 * The page of one record: its header with the menu, the errors of its calls, its facts, and its tabs. Without tabs, the
 * panels of the page open over it.
 */
export function DetailPage({
  noun,
  label = capital(noun.one),
  title,
  mark,
  context,
  lead,
  topic = noun.help[0],
  query,
  record,
  failures = [query],
  what = `the ${midSentence(label)}`,
  refresh,
  updatedAt = query.fulfilledTimeStamp,
  actions,
  menu,
  paletteName = title,
  facts,
  properties,
  course,
  tabs,
  children,
}: DetailPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        mark={
          <>
            {mark}
            {context && <p>{context}</p>}
          </>
        }
        context={lead}
        aside={
          <section aria-label="Activity" className={styles.activity}>
            <ThingActivityHost of={title} kind={noun.kind} query={query} record={record} />
          </section>
        }
        actions={
          <>
            <PageHelp otherwise={topic} />
            {refresh && <PageRefresh refresh={refresh} updatedAt={updatedAt} />}
            {actions}
            <ActionMenu label={`${label} actions`} items={menu} />
          </>
        }
      />
      <PaletteCommands items={menu} name={paletteName} />
      <QueryFailures of={failures} what={what} />
      {facts && <FactLine facts={facts} />}
      {properties &&
        (properties.length > MOST_FACTS ? (
          <PropertyList items={properties} />
        ) : (
          <FactLine facts={properties} />
        ))}
      {course}
      {children}
      {tabs ? (
        <Tabs label={label} tabs={tabs} />
      ) : (
        <IsHelpAbove value>
          <Outlet />
        </IsHelpAbove>
      )}
    </>
  )
}

/** Offers the commands of the page in the palette. Renders nothing. */
function PaletteCommands({ items, name }: { items: readonly RecordItem[]; name: string }) {
  usePaletteEntries(() => commandEntries(items, name, undefined, 'Actions'))
  return null
}
