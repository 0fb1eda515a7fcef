import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { MenuItem } from '../../../ui/ActionMenu'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { PageHelp } from '../../help/PageHelp'
import { PageRefresh } from '../PageRefresh'
import { CreateAction, type CreateStep } from './CreateAction'
import styles from './ListPage.module.css'
import type { ResourceList } from './resourceList'
import { ResourceTable } from './ResourceTable'
import { useListPalette, type GoTo } from './useListPalette'

interface ListProps<Row> {
  title: string
  /** One line on what the list is of. */
  context?: string | undefined
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => MenuItem[]
  create?: CreateStep
  /** Where the palette leads for a row. */
  goTo?: GoTo<Row>
  empty: { title: string; body: string }
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A page that is a list. Panels with addresses of their own open over it. */
export function ListPage<Row>(props: ListProps<Row>) {
  const { title, context, list, menu, create, goTo, empty, children } = props
  useListPalette(list, create, goTo)
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
      <ResourceTable
        label={title}
        list={list}
        menu={menu}
        empty={<EmptyState {...empty} action={<EmptyActions>{action}</EmptyActions>} />}
      />
      {children}
      <Outlet />
    </>
  )
}

/** A tab that is a list: what can be done stands beside the filter, and when the list is empty, with what says so. */
export function ListTab<Row>(props: ListProps<Row>) {
  const { title, context, list, menu, create, goTo, empty, children } = props
  useListPalette(list, create, goTo)
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
  /** What the card is headed by, where that is more than the title. */
  heading?: string
  /** The page's own button asks for this list, too. */
  isRefreshedByPage?: boolean
}

/** A part of a page that is a list. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { title, heading = title, context, list, menu, create, goTo, empty, children } = props
  const { isRefreshedByPage = false } = props
  useListPalette(list, create, goTo)
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

/** What to do about an empty list: make the first thing of it, or read what it would hold. */
const EmptyActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>
    {children}
    <PageHelp text />
  </span>
)
