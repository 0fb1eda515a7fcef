import { updatesApi } from '#store/api/resources/updates'
import type { Artifact } from '#model/olderFacts'
import { formatBytes } from '#ui/format/bytes'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { CardTable } from '#features/kit/list/CardTable'
import { capital, wireWords } from '#model/case'
import { entryOf } from '#model/entryOf'

const devices = { gimlet: 'a sled', psc: 'a power shelf', sled: 'a sled', switch: 'a switch' }
const parts = { rot: 'Root of trust', sp: 'Service processor' }

/** The kind of an artifact in words: `sled_rot` is "Root of trust of a sled", `control_plane` "Control plane". */
export function kindText(kind: string): string {
  const [, device = '', part = ''] = /^([a-z]+)_([a-z]+)$/.exec(kind) ?? []
  const [of, noun] = [entryOf(devices, device), entryOf(parts, part)]
  if (of !== undefined && noun !== undefined) return `${noun} of ${of}`
  return capital(wireWords(kind))
}

const columns: readonly Column<Artifact>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => id.name },
  { id: 'kind', header: 'Kind', cell: ({ id }) => kindText(id.kind) },
  { id: 'version', header: 'Version', cell: ({ id }) => id.version },
  { id: 'size', header: 'Size', align: 'end', cell: ({ size }) => formatBytes(size) },
  { id: 'hash', header: 'SHA-256', hideBelow: 'wide', cell: ({ hash }) => <IdText value={hash} /> },
]
const rowKey = ({ id, hash }: Artifact) => `${id.kind} ${id.name} ${id.version} ${hash}`

/** The artifacts of a release for each part of the region, which only regions before 20251008 say. */
export function Components({ version }: { version: string }) {
  const query = updatesApi.endpoints.systemUpdateRepositoryView.useQuery({ systemVersion: version })
  return (
    <Card title="Components">
      <CardTable
        label="Components"
        queries={[query]}
        columns={columns}
        rows={query.currentData?.contents?.artifacts}
        rowKey={rowKey}
        empty={{ title: 'No components', body: 'The repository has nothing in it.' }}
      />
    </Card>
  )
}
