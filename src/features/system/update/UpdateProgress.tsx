import type { ReleaseStatus } from '#model/olderFacts'
import { dateOf } from '#model/dates'
import { componentCounts, targetVersion } from '#model/release'
import { Notice } from '#ui/feedback/Notice'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { DateText } from '#ui/text/DateText'

/** The components that run one release. */
interface Part {
  release: string
  count: number
}

/** The releases that are none, in words. */
const words: Readonly<Record<string, string>> = {
  'install dataset': 'As installed',
  unknown: 'An older or unknown release',
  error: 'Could not be read',
}

const columns: readonly Column<Part>[] = [
  { id: 'release', header: 'Release', cell: ({ release }) => words[release] ?? release },
  { id: 'count', header: 'Components', align: 'end', cell: ({ count }) => count },
]
const rowKey = ({ release }: Part) => release

function headline(status: ReleaseStatus): string {
  const { all, left } = componentCounts(status)
  const target = targetVersion(status)
  if (target === undefined) return `The region has ${all} components.`
  return left === 0
    ? `All ${all} components run ${target}.`
    : `${all - left} of ${all} components run ${target}.`
}

/** How far the update is: the number of components by their release. */
export function UpdateProgress({ status }: { status: ReleaseStatus }) {
  const parts = Object.entries(status.componentsByReleaseVersion).map(([release, count]): Part => ({
    release,
    count,
  }))
  return (
    <Card title="Progress">
      {status.contactSupport && (
        <Notice tone="attention" title="The region needs support">
          The update does not go on, or a part of the region is not healthy. Contact support before you set
          another target release.
        </Notice>
      )}
      {status.suspended && (
        <Notice tone="attention" title="The update is suspended">
          The region waits until a manual recovery of its software is finished.
        </Notice>
      )}
      <p>
        {headline(status)} Last step planned: <DateText at={dateOf(status, 'timeLastStepPlanned')} />.
      </p>
      <DataTable label="Progress" columns={columns} rows={parts} rowKey={rowKey} />
    </Card>
  )
}
