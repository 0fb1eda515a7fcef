import { regionTimeOf } from '#src/regionTime'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Line } from '#store/ledger/line'
import { StateBadge, StateMark } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { wordsOf } from '#features/kit/noun/noun'
import { EndActs } from '#features/kit/ledger/EndActs'
import { hasLength, lineTitle, outcomeText, standings, subjectAddress } from '#features/kit/ledger/lineText'
import { LengthText, useUsualLengths } from '#features/kit/ledger/LineList'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger, useLedgerPart } from '#features/kit/ledger/useLedger'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { Link } from '#features/kit/routing/Link'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { LineCodeDialog } from './LineCodeDialog'
import { useLineMenu } from './lineMenu'
import { ledger } from './noun'

const PARAMETERS = ['of']
const counted = { scope: 'whole', of: 0, canCountAll: false } as const

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

const heads = headsOf(ledger, {
  Action: 'text',
  State: 'state',
  Begun: 'date',
  Took: 'word',
  Outcome: 'text',
})

const ledgerColumns = (usual: ReadonlyMap<string, number>) =>
  columnsOf<Line>()(heads, {
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
      cell: ({ begunAt }) => <DateText at={new Date(regionTimeOf(begunAt))} />,
      sortValue: ({ begunAt }) => begunAt,
    },
    Took: {
      id: 'took',
      tip: 'From the click to the end, and how long it usually takes in this browser',
      hideBelow: 'medium',
      cell: (line) =>
        hasLength(line) ? <LengthText line={line} usual={usual.get(line.verb)} /> : <EmptyCell />,
    },
    Outcome: {
      id: 'outcome',
      cell: (line) => (
        <>
          {outcomeText(line) || <EmptyCell />}{' '}
          {line.outcome?.end && <EndActs isBrief {...line.outcome.end} />}
        </>
      ),
    },
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

/** The calls of the page: none. */
const noCalls: readonly never[] = []

/** Everything that the user began in this browser, newest first. */
export function LedgerPage() {
  usePageParameters(PARAMETERS)
  const { lines, shown, unkept, of } = useShown()
  const usual = useUsualLengths(lines)
  const kept = useLedgerPart()
  const [coded, showCode] = useState<Line>()
  const menu = useLineMenu(lines, showCode)
  const list = useWholeList({
    nouns: wordsOf(ledger),
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
    <>
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
      {coded && <LineCodeDialog line={coded} lines={lines} onDismiss={() => showCode(undefined)} />}
    </>
  )
}
