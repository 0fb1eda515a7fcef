import type { ReleaseStatus } from '#model/olderFacts'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'

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

interface ComponentsByReleaseProps {
  label: string
  status: ReleaseStatus
}

/** The number of components of the region that run each release. */
export function ComponentsByRelease({ label, status }: ComponentsByReleaseProps) {
  const parts = Object.entries(status.componentsByReleaseVersion).map(([release, count]): Part => ({
    release,
    count,
  }))
  return <DataTable label={label} columns={columns} rows={parts} rowKey={rowKey} />
}
