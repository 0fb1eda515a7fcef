import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { MenuItem } from '../../../ui/ActionMenu'
import { EmptyState } from '../../../ui/EmptyState'
import { PageHeader } from '../../../ui/PageHeader'
import { PageHelp } from '../../help/PageHelp'
import { PageRefresh } from '../PageRefresh'
import { CreateAction, type CreateStep } from './CreateAction'
import styles from './ListPage.module.css'
import type { ResourceList } from './resourceList'
import { ResourceTable } from './ResourceTable'
import { useListPalette, type GoTo } from './useListPalette'

interface ListPageProps<Row> {
  title: string
  /** One line on what the list is of. */
  context?: string | undefined
  list: ResourceList<Row>
  /** The row's menu; keep its identity between renders. */
  menu?: (row: Row) => MenuItem[]
  create?: CreateStep
  goTo?: GoTo<Row>
  empty: { title: string; body: string }
  /** Dialogs of the list. */
  children?: ReactNode
}

/** A page that is a list. Panels with addresses of their own open over it. */
export function ListPage<Row>({
  title,
  context,
  list,
  menu,
  create,
  goTo,
  empty,
  children,
}: ListPageProps<Row>) {
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
        {...(menu ? { menu } : {})}
        empty={<EmptyState {...empty} action={<EmptyActions>{action}</EmptyActions>} />}
      />
      {children}
      <Outlet />
    </>
  )
}

/** A tab that is a list: what can be done stands beside the filter, and when the list is empty, with what says so. */
export function ListTab<Row>({
  title,
  context,
  list,
  menu,
  create,
  goTo,
  empty,
  children,
}: ListPageProps<Row>) {
  useListPalette(list, create, goTo)
  const action = create && <CreateAction {...create} />
  const refresh = <PageRefresh refresh={list.refresh} updatedAt={list.updatedAt} />
  return (
    <>
      {context && !list.isEmpty && <p className={styles.context}>{context}</p>}
      <ResourceTable
        label={title}
        list={list}
        {...(menu ? { menu } : {})}
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

/** What to do about an empty list: make the first thing of it, or read what it would hold. */
const EmptyActions = ({ children }: { children: ReactNode }) => (
  <span className={styles.actions}>
    {children}
    <PageHelp text />
  </span>
)
