import { regionNow } from '#src/regionTime'
import { useMemo } from 'react'
import type { Alert, AlertClass } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { DateText } from '#ui/text/DateText'
import { shortId } from '#ui/text/truncated'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadPage, type LoaderInput } from '#features/kit/routing/load'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { NEWEST_FIRST, newestFirst } from '#features/kit/list/newestFirst'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { RANGE_PARAMETERS, readRange } from '#features/shared/timeRange/rangeAddress'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { shownRange } from '#features/shared/timeRange/timeRange'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { alerts } from '../noun'
import { alertArgs, alertsRange, CLASS_PARAMETER } from './alertArgs'
import { ClassFilter } from './ClassFilter'
import styles from './list.module.css'

const { alertClassList, alertList } = alertsApi.endpoints

const allClasses = { limit: ALL_LIMIT } as const
const namesOf = (classes: { items: readonly AlertClass[] } | null | undefined) =>
  classes?.items.map(({ name }) => name)

/** Loads the classes first: the region refuses a pattern that matches none. */
export async function loader(input: LoaderInput<object>) {
  const names = namesOf(await load(alertClassList, () => allClasses)(input))
  return loadPage(
    alertList,
    (_: object, query) => {
      const range = shownRange(readRange(String(query), alertsRange.preset), regionNow())
      return alertArgs(range, query.get(CLASS_PARAMETER) ?? '', names)
    },
    { sortBy: NEWEST_FIRST },
  )(input)
}

type AlertArgs = ReturnType<typeof alertArgs>
const endpoint = newestFirst<AlertArgs, Alert>(alertList)

const rowKey = ({ id }: Alert) => id
const nameOf = ({ class: name, id }: Alert) => `${name} ${shortId(id)}`
const textOf = (row: Alert) => [row.class, JSON.stringify(row.alert), { id: row.id }]
const toAlert = ({ id }: Alert) => alerts.to.page({ alertId: id })
const menu = ({ id }: Alert) => [copyId(id)]

const heads = headsOf(alerts, { Class: 17, Raised: 'date', ID: 'other' })

const columns = columnsOf<Alert>()(heads, {
  Class: {
    id: 'class',
    cell: (alert) => (
      <Link to={toAlert(alert)} preventScrollReset>
        <code>{alert.class}</code>
      </Link>
    ),
  },
  Raised: { id: 'timeCreated', cell: (alert) => <DateText at={dateOf(alert, 'timeCreated')} /> },
  ID: { id: 'id', hideBelow: 'narrowest', cell: ({ id }) => <code>{shortId(id)}</code> },
})

const parameters = [...RANGE_PARAMETERS, CLASS_PARAMETER]

/** The alerts that the region has raised in a time range, newest first. */
export function AlertsTab() {
  const control = useTimeRange(alertsRange)
  usePageParameters(parameters)
  const [pattern, setPattern] = useSearchParam(CLASS_PARAMETER, '')
  const classes = alertClassList.useQuery(allClasses)
  const names = useMemo(() => namesOf(classes.data), [classes.data])
  const list = useResourceList({
    nouns: wordsOf(alerts),
    endpoint,
    args: useMemo(() => alertArgs(control.range, pattern, names), [control.range, pattern, names]),
    onRefresh: control.refresh,
    columns,
    textOf,
    rowKey,
    nameOf,
  })
  return (
    <List
      frame="tab"
      title={alerts.title}
      context="All alerts of the region, with or without a receiver."
      tools={
        <div className={styles.tools}>
          <ClassFilter key={pattern} pattern={pattern} names={names} onChange={setPattern} />
          <RangePicker control={control} isRefreshedByPage />
        </div>
      }
      list={list}
      menu={menu}
      goTo={{ to: toAlert }}
      empty={{
        title: 'No alerts in this time',
        body: 'None was raised in this time range, of these classes. Choose a longer one.',
      }}
    />
  )
}
