import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { Skeleton } from '#ui/feedback/Skeleton'
import { StateBadge } from '#ui/feedback/StateBadge'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { Link } from '#features/kit/routing/Link'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import type { Finding } from './findings'
import { issues } from './noun'
import styles from './IssuesPage.module.css'
import { useChecks, type Check } from './useChecks'

const rowKey = ({ id }: Finding) => id

const columns: readonly Column<Finding>[] = [
  {
    id: 'what',
    header: 'What',
    width: '34%',
    cell: ({ what, to }) => <Link to={to}>{what}</Link>,
  },
  {
    id: 'state',
    header: 'State',
    width: '26%',
    cell: ({ tone, state }) => <StateBadge tone={tone} label={state} />,
  },
  { id: 'detail', header: 'Detail', cell: ({ detail }) => detail },
]

const isPending = ({ findings, queries }: Check) =>
  !findings && queries.every(({ error }) => error === undefined)

/** The checks before the first pending one. Later ones would move when it completes. */
function inOrder(checks: readonly Check[]): readonly Check[] {
  const first = checks.findIndex(isPending)
  return first < 0 ? checks : checks.slice(0, first + 1)
}

/** "2 issues found; 1 part could not be checked". */
function summaryOf(checks: readonly Check[]): string {
  const open = checks.flatMap(({ findings }) => findings ?? []).length
  const failed = checks.filter(({ queries }) => queries.some(({ error }) => error !== undefined)).length
  const found = open === 0 ? 'No issues found' : `${open} ${open === 1 ? 'issue' : 'issues'} found`
  return [
    checks.some(isPending) ? `${found} so far` : found,
    ...(failed > 0 ? [`${failed} ${failed === 1 ? 'part' : 'parts'} could not be checked`] : []),
  ].join('; ')
}

/** Problems for operators, by part of the fleet. Checked when the page opens, and on request. */
export function IssuesPage() {
  const { checks, refresh, updatedAt } = useChecks()
  return (
    <>
      <PageHeader
        title={issues.title}
        context="What the console can tell from the API: hardware, quotas, pools, instances on sleds, sessions and alerts."
        actions={
          <>
            <LearnAbout topic="inventory" />
            <PageRefresh refresh={refresh} updatedAt={updatedAt} />
          </>
        }
      />
      <p role="status" className={styles.summary}>
        {summaryOf(checks)}
      </p>
      {inOrder(checks).map((check) => (
        <CheckCard key={check.title} check={check} />
      ))}
    </>
  )
}

/** One part of the fleet: its findings, that there are none, or that it could not be checked. */
function CheckCard({ check: { title, scope, queries, findings } }: { check: Check }) {
  const hasFailed = queries.some(({ error }) => error !== undefined)
  return (
    <Card title={title}>
      <p className={styles.scope}>{scope}</p>
      <QueryFailures
        of={queries.map((query) => ({ ...query, failed: `Could not check ${query.noun}` }))}
        what={title}
      />
      {findings ? (
        findings.length > 0 ? (
          <DataTable label={title} columns={columns} rows={findings} rowKey={rowKey} />
        ) : (
          !hasFailed && <p className={styles.none}>Nothing to report.</p>
        )
      ) : (
        !hasFailed && <Skeleton width="20ch" />
      )}
    </Card>
  )
}
