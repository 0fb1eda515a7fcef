import type { ComponentProps, ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ActionMenu } from '#ui/actions/ActionMenu'
import type { MenuItem } from '#ui/actions/menuItem'
import { midSentence } from '#ui/format/labels'
import { PageHeader } from '#ui/layout/PageHeader'
import { FactLine } from '#ui/tables/FactLine'
import { PropertyList } from '#ui/tables/PropertyList'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { usePaletteEntries, usePaletteOpen, type PaletteEntry } from '#features/kit/palette/paletteStore'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import type { FailableQuery } from '#features/kit/queries/queryLike'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Tabs } from './Tabs'
import { commandEntries } from '#features/kit/commands/useCommandItems'

interface DetailPageProps {
  /** "IP pool": part of the names of the menu and the tabs, and of the titles of errors. */
  noun: string
  title: string
  /** Beside the title: the state of the record. */
  mark?: ReactNode
  /** One line below the title. */
  context?: string
  /** The help page behind the question mark. */
  topic: HelpTopic
  /** The call that provides the record. */
  query: FailableQuery
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
  menu: readonly MenuItem[]
  /** The entries whose commands the palette offers, if not those of the menu. */
  palette?: readonly MenuItem[]
  /** The name of the record in the palette, if not the title. */
  paletteName?: string
  /** The most important properties, in one line. */
  facts?: ComponentProps<typeof FactLine>['facts']
  /** The course of a record that has a lifecycle. */
  course?: ReactNode
  /** Properties that do not fit in one line. */
  properties?: ComponentProps<typeof PropertyList>['items']
  tabs?: ComponentProps<typeof Tabs>['tabs']
  /** Above the tabs. */
  children?: ReactNode
}

/**
 * The page of one record: its header with the menu, the errors of its calls, its facts, and its tabs. Without tabs, the
 * panels of the page open over it.
 */
export function DetailPage({
  noun,
  title,
  mark,
  context,
  topic,
  query,
  failures = [query],
  what = `the ${midSentence(noun)}`,
  refresh,
  updatedAt = query.fulfilledTimeStamp,
  actions,
  menu,
  palette = menu,
  paletteName = title,
  facts,
  course,
  properties,
  tabs,
  children,
}: DetailPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        mark={mark}
        context={context}
        actions={
          <>
            <LearnAbout topic={topic} />
            {refresh && <PageRefresh refresh={refresh} updatedAt={updatedAt} />}
            {actions}
            <ActionMenu label={`${noun} actions`} items={menu} />
          </>
        }
      />
      <PaletteCommands items={palette} name={paletteName} />
      <QueryFailures of={failures} what={what} />
      {facts && <FactLine facts={facts} />}
      {course}
      {properties && <PropertyList items={properties} />}
      {children}
      {tabs ? <Tabs label={noun} tabs={tabs} /> : <Outlet />}
    </>
  )
}

const noEntries: readonly PaletteEntry[] = []

/** Offers the commands of the page in the palette. Renders nothing. */
function PaletteCommands({ items, name }: { items: readonly MenuItem[]; name: string }) {
  usePaletteEntries(usePaletteOpen() ? commandEntries(items, name, 'Actions') : noEntries)
  return null
}
