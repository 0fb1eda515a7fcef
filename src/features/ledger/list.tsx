import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router'
import { whyNotUndo, type Line } from '#store/ledger/line'
import { useAppStore } from '#store/hooks'
import { isOnTrial } from '#store/trial/trial'
import { keepTrial, recallTrial } from '#store/trial/trialActs'
import { undoLine } from '#store/undo/undoLine'
import { StateBadge, StateMark } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { MenuItem } from '#ui/actions/menuItem'
import { DateText } from '#ui/text/DateText'
import { copyItem } from '#features/kit/commands/useCommandItems'
import { deletedThings } from '#features/deleted/noun'
import { logEntry } from '#features/debugger/noun'
import { lineTitle, outcomeText, standings, subjectAddress } from '#features/kit/ledger/lineText'
import { LengthText, useUsualLengths } from '#features/kit/ledger/LineList'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger, useLedgerPart } from '#features/kit/ledger/useLedger'
import { columnsOf } from '#features/kit/list/columns'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { Link } from '#features/kit/routing/Link'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { activityOf, ledger } from './noun'
import { useAgain } from './useAgain'

const PARAMETERS = ['of']
const counted = { isWhole: true, canCountAll: false }

const rowKey = ({ id }: Line) => id
const textOf = (line: Line) => [lineTitle(line), outcomeText(line), { id: line.subject.id }]

const isStanding = (value: string): value is keyof typeof standings => Object.hasOwn(standings, value)

const facets: readonly Facet<Line>[] = [
  {
    id: 'state',
    label: 'State',
    valuesOf: ({ standing }) => [standing],
    wordOf: (value) => (isStanding(value) ? standings[value].label : value),
    order: Object.keys(standings),
    isCensus: true,
    mark: (value) => (isStanding(value) ? <StateMark {...standings[value]} /> : undefined),
  },
  wordFacet<Line>(
    'action',
    'Action',
    ({ label }) => label,
    (label) => label,
  ),
  wordFacet<Line>('kind', 'Kind', ({ subject }) => subject.kind.replace(/[A-Z]/g, ' $&').toLowerCase()),
]

const ledgerColumns = (usual: ReadonlyMap<string, number>) =>
  columnsOf<Line>()(ledger, {
    Action: {
      id: 'action',
      isPlain: true,
      cell: (line) => {
        const to = subjectAddress(line)
        return to ? <Link to={to}>{lineTitle(line)}</Link> : lineTitle(line)
      },
      sortValue: lineTitle,
    },
    State: {
      id: 'state',
      isPlain: true,
      cell: ({ standing }) => <StateBadge {...standings[standing]} />,
      sortValue: ({ standing }) => Object.keys(standings).indexOf(standing),
    },
    Begun: {
      id: 'begun',
      cell: ({ begunAt }) => <DateText at={new Date(begunAt)} />,
      sortValue: ({ begunAt }) => begunAt,
    },
    Took: {
      id: 'took',
      tip: 'From the click to the end, and how long it usually takes in this browser',
      hideBelow: 'medium',
      cell: (line) => <LengthText line={line} usual={usual.get(line.verb)} />,
    },
    Outcome: { id: 'outcome', cell: (line) => outcomeText(line) || <EmptyCell /> },
  })

/** The lines of the address: the parts of a line, the lines of a thing, or all that are no parts. */
function useShown() {
  const { lines, isRead, unkept } = useLedger()
  const of = new URLSearchParams(useLocation().search).get('of')
  const shown = useMemo(
    () =>
      lines.filter(({ partOf, subject }) =>
        of === null ? partOf === undefined : partOf === of || subject.id === of,
      ),
    [lines, of],
  )
  return { lines, shown: isRead ? shown : undefined, unkept, of }
}

/** The entry that brings back what a line deleted; none for any other line. */
const bringBackItem = ({ deleted }: Line): readonly MenuItem[] =>
  deleted
    ? [
        {
          key: 'bringBack',
          label: 'Bring back…',
          group: 'change',
          link: <Link to={deletedThings.to.page({ project: deleted.project, deleted: deleted.id })} />,
        },
      ]
    : []

/** The calls of the page: none. */
const noCalls: readonly never[] = []

/** Everything that the user began in this browser, newest first. */
export function LedgerPage() {
  usePageParameters(PARAMETERS)
  const { lines, shown, unkept, of } = useShown()
  const usual = useUsualLengths(lines)
  const kept = useLedgerPart()
  const { here } = kept
  const again = useAgain()
  const store = useAppStore()
  const menu = useCallback(
    (line: Line): MenuItem[] => {
      const whyNot = again.whyNot(line)
      const notUndone = whyNotUndo(line)
      const isPart = lines.some(({ partOf }) => partOf === line.id)
      return [
        {
          key: 'again',
          label: 'Do again',
          group: 'change',
          ...(whyNot === undefined ? { onSelect: () => again.run(line) } : { disabledReason: whyNot }),
        },
        ...(isOnTrial(line)
          ? ([
              {
                key: 'keep',
                label: 'Keep',
                group: 'change',
                onSelect: () => keepTrial(store, line.id),
              },
              {
                key: 'undo',
                label: 'Put back now',
                group: 'change',
                onSelect: () => recallTrial(store, line.id),
              },
            ] as const)
          : [
              {
                key: 'undo',
                label: 'Undo',
                group: 'change',
                ...(notUndone === undefined
                  ? { onSelect: () => void undoLine(store, line.id) }
                  : { disabledReason: notUndone }),
              } as const,
            ]),
        ...bringBackItem(line),
        line.page === here
          ? {
              key: 'why',
              label: 'Why it happened',
              group: 'look',
              link: <Link to={logEntry(line.seq)} />,
            }
          : {
              key: 'why',
              label: 'Why it happened',
              group: 'look',
              disabledReason: 'The log of its causes ended when its page was closed',
            },
        ...(isPart
          ? [
              {
                key: 'parts',
                label: 'Show its parts',
                group: 'look',
                link: <Link to={activityOf(line.id)} />,
              } as const,
            ]
          : []),
        ...(line.at && line.left && line.left.length > 0
          ? [{ key: 'list', label: 'Go to its list', group: 'look', link: <Link to={line.at} /> } as const]
          : []),
        ...(line.outcome?.requestId
          ? [copyItem('copyRequestId', 'Copy request ID', line.outcome.requestId)]
          : []),
      ]
    },
    [again, here, lines, store],
  )
  const list = useWholeList({
    nouns: [ledger.one, ledger.many],
    rows: shown,
    queries: noCalls,
    columns: useMemo(() => ledgerColumns(usual), [usual]),
    facets,
    rowKey,
    nameOf: lineTitle,
    textOf,
  })
  const first = of === null ? undefined : lines.find(({ id, subject }) => id === of || subject.id === of)
  return (
    <List
      frame="page"
      title={ledger.title}
      context={
        first
          ? `Only what belongs to ${first.id === of ? lineTitle(first) : first.subject.name}.`
          : 'What you began in this browser, and how it ended.'
      }
      tools={
        <>
          <Unkept unkept={unkept} />
          {of !== null && <Link to={ledger.to.list()}>Show all</Link>}
        </>
      }
      list={{ ...list, counted, refresh: () => kept.refresh() }}
      menu={menu}
      empty={{
        title: 'No activity yet',
        body: 'What you start, upload and save in this browser is listed here for 90 days.',
      }}
    />
  )
}
