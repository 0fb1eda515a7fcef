// @kind list
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { MenuItem } from '#ui/actions/ActionMenu'
import { Card } from '#ui/layout/Card'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageHeader } from '#ui/layout/PageHeader'
import { PageHelp } from '#features/help/PageHelp'
import { PageRefresh } from '../PageRefresh'
import { CreateAction, useCreateStep, type CreateStep } from './CreateAction'
import styles from './ListPage.module.css'
import type { ResourceList } from './resourceList'
import { ResourceTable } from './ResourceTable'
import { useListPalette, type GoTo } from './useListPalette'

interface PageProps<Row> extends ListProps<Row> {
  /** What stands between the head and the list: what the list is of, and what is done with all of it. */
  tools?: ReactNode
}

interface ListProps<Row> {
  title: string
  /** One line on what the list is of. */
  context?: string | undefined
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => MenuItem[]
  create?: CreateStep
  /** The palette's target for a row. */
  goTo?: GoTo<Row>
  empty: { title: string; body: string }
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A list page. Panels with their own addresses open over it. */
export function ListPage<Row>(props: PageProps<Row>) {
  const { title, context, tools, list, menu, goTo, empty, children } = props
  const create = useCreateStep(props.create)
  useListPalette(list, create, goTo, menu)
  const action = create && <CreateAction {...create} />
  return (
    <>
      <PageHeader
        title={title}
        {...(context ? { context } : {})}
        actions={
          <>
            <PageHelp />
            <PageRefresh refresh={list.refresh} updatedAt={list.updatedAt} />
            {action}
          </>
        }
      />
      {tools}
      <ResourceTable
        label={title}
        list={list}
        menu={menu}
        empty={
          <EmptyState
            {...empty}
            action={<EmptyActions>{create && <CreateAction {...create} tone="secondary" />}</EmptyActions>}
          />
        }
      />
      {children}
      <Outlet />
    </>
  )
}

/** A list in a tab: its actions are beside the filter, or in the empty state. */
export function ListTab<Row>(props: ListProps<Row>) {
  const { title, context, list, menu, goTo, empty, children } = props
  const create = useCreateStep(props.create)
  useListPalette(list, create, goTo, menu)
  const action = create && <CreateAction {...create} />
  const refresh = <PageRefresh refresh={list.refresh} updatedAt={list.updatedAt} />
  return (
    <>
      {context && !list.isEmpty && <p className={styles.context}>{context}</p>}
      <ResourceTable
        label={title}
        list={list}
        menu={menu}
        actions={
          <span className={styles.actions}>
            <PageHelp />
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
}

interface ListCardProps<Row> extends ListProps<Row> {
  /** The card's heading, if it is more than the title. */
  heading?: string
  /** The page's refresh button also reloads this list. */
  isRefreshedByPage?: boolean
}

/** A list as a part of a page. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, heading = title, context, list, menu, goTo, empty, children } = props
  const { isRefreshedByPage = false } = props
  const create = useCreateStep(props.create)
  useListPalette(list, create, goTo, menu)
  const action = create && <CreateAction {...create} />
  return (
    <Card
      title={heading}
      actions={
        <>
          {!isRefreshedByPage && <PageRefresh refresh={list.refresh} updatedAt={list.updatedAt} />}
          {!list.isEmpty && action}
        </>
      }
    >
      {context && <p className={styles.context}>{context}</p>}
      <ResourceTable
        label={title}
        list={list}
        menu={menu}
        empty={<EmptyState {...empty} action={action} />}
      />
      {children}
    </Card>
  )
}

/** The next steps for an empty list: create the first item, or read the help page. */
const EmptyActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>
    {children}
    <PageHelp text />
  </span>
)
