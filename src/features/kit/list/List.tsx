// @kind list
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Card } from '#ui/layout/Card'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageHeader } from '#ui/layout/PageHeader'
import { PageHelp } from '#features/kit/help/PageHelp'
import { usePaletteEntries, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { StatefulRecord } from '#features/kit/lifecycle/statefulResource'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { commandEntries, type RecordItem } from '#features/kit/commands/useCommandItems'
import { CreateAction, useCreateStep, type CreateStep } from './CreateAction'
import styles from './List.module.css'
import type { ResourceList } from './resourceList'
import { ResourceTable } from './ResourceTable'

/** The palette's links to rows. */
interface GoTo<Row> {
  /** "Edit floating IP". Default: "Go to" and the noun of the list. */
  group?: string | ((row: Row) => string)
  to: (row: Row) => string
  /** For rows with a state: the record with its kind of resource. */
  stateful?: (row: Row) => StatefulRecord
}

/** The place of a list: a page, a tab of one, or a card among others. */
type Frame =
  | {
      frame: 'page'
      /** Shown between the header and the list. */
      tools?: ReactNode
    }
  | {
      frame: 'tab'
      /** Shown above the list. */
      tools?: ReactNode
    }
  | {
      frame: 'card'
      /** The card's heading, if it is more than the title. */
      heading?: string
      /** The page's refresh button also reloads this list. */
      isRefreshedByPage?: boolean
    }

type ListProps<Row> = Frame & {
  title: string
  /** One line about the parent of the list. */
  context?: ReactNode
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => RecordItem[]
  create?: CreateStep
  /** The palette's target for a row. */
  goTo?: GoTo<Row>
  /** The text of an empty list. Default of its title: "No" and the nouns of the list. */
  empty: { title?: string; body: string }
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A list with its header, its actions and its empty state. Panels with their own addresses open over pages and tabs. */
export function List<Row>(props: ListProps<Row>) {
  const { title, context, list, menu, goTo, children } = props
  const empty = { title: `No ${list.nouns[1]}`, ...props.empty }
  const create = useCreateStep(props.create)
  useListPalette(list, create, goTo, menu)
  const action = create && <CreateAction {...create} />
  const refresh = <PageRefresh refresh={list.refresh} updatedAt={list.updatedAt} />
  const table = { label: title, list, menu }
  switch (props.frame) {
    case 'page':
      return (
        <>
          <PageHeader
            title={title}
            context={context}
            actions={
              <>
                <PageHelp />
                {refresh}
                {action}
              </>
            }
          />
          {props.tools}
          <ResourceTable
            {...table}
            empty={
              <EmptyState
                {...empty}
                action={
                  <EmptyActions>{create && <CreateAction {...create} tone="secondary" />}</EmptyActions>
                }
              />
            }
          />
          {children}
          <Outlet />
        </>
      )
    case 'tab':
      return (
        <>
          {context && !list.isEmpty && <p className={styles.context}>{context}</p>}
          {props.tools}
          <ResourceTable
            {...table}
            actions={
              <span className={styles.actions}>
                {refresh}
                {action}
              </span>
            }
            empty={
              <>
                <div className={styles.refresh}>{refresh}</div>
                <EmptyState {...empty} action={<EmptyActions>{action}</EmptyActions>} />
              </>
            }
          />
          {children}
          <Outlet />
        </>
      )
    case 'card':
      return (
        <Card
          title={props.heading ?? title}
          actions={
            <>
              {!props.isRefreshedByPage && refresh}
              {!list.isEmpty && action}
            </>
          }
        >
          {context && <p className={styles.context}>{context}</p>}
          <ResourceTable {...table} empty={<EmptyState small {...empty} action={action} />} />
          {children}
        </Card>
      )
  }
}

/** The next steps for an empty list: create the first item, or read the help page. */
const EmptyActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>
    {children}
    <PageHelp text />
  </span>
)

const createEntry = ({ label, to, run, disabledReason }: CreateStep): PaletteEntry => ({
  label,
  also: label.replace(/^\S+/, 'New'),
  group: 'Actions',
  disabledReason,
  to,
  run,
})

/** Offers the create action, all rows of the list, and the commands for the rows in view. */
function useListPalette<Row>(
  { loaded, rows: inView, nameOf, nouns }: ResourceList<Row>,
  create: CreateStep | undefined,
  goTo: GoTo<Row> | undefined,
  menu: ((row: Row) => RecordItem[]) | undefined,
) {
  const rowEntry = ({ group = `Go to ${nouns[0]}`, to, stateful }: GoTo<Row>, row: Row): PaletteEntry => ({
    label: nameOf(row),
    group: typeof group === 'function' ? group(row) : group,
    to: to(row),
    stateful: stateful?.(row),
  })
  usePaletteEntries(() => [
    ...(create ? [createEntry(create)] : []),
    ...(goTo ? (loaded ?? []).map((row) => rowEntry(goTo, row)) : []),
    ...(menu
      ? (inView ?? []).flatMap((row) => commandEntries(menu(row), nameOf(row), goTo?.stateful?.(row)))
      : []),
  ])
}
