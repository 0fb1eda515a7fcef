import { ALL_LIMIT } from '#model/paging'
import { affinityApi } from '#store/api/resources/affinity'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { CardTable } from '#features/kit/list/CardTable'
import type { Finding } from '#features/system/issues/exports/finding'
import { weightColumns } from '#features/system/issues/exports/findingColumns'
import { checkOf, regionChecks, useChecks, type RegionCheck } from '#features/system/issues/exports/useChecks'
import { bundleFindings, groupFindings } from './holdUpFindings'

/** The checks of what may hold up an update: those of the region that concern it, and its own. Rule: OPS-25. */
const checks: readonly RegionCheck[] = [
  regionChecks.sleds,
  regionChecks.physicalDisks,
  regionChecks.placed,
  regionChecks.own,
  checkOf({
    endpoint: affinityApi.endpoints.strictGroups,
    args: {},
    words: 'anti-affinity groups of your silo',
    findings: (groups, { sleds, placed }) => (sleds && placed ? groupFindings(groups, sleds, placed) : []),
  }),
  regionChecks.bgp,
  regionChecks.bfd,
  checkOf({
    endpoint: supportBundlesApi.endpoints.supportBundleList,
    args: { limit: ALL_LIMIT },
    words: 'support bundles',
    findings: ({ items }) => bundleFindings(items),
  }),
]

const rowKey = ({ id }: Finding) => id
const none: readonly never[] = []

/** The findings that may hold up the update, each with a link to where it is put right. Rule: OPS-25. */
export function HoldUps() {
  const { findings, query, unread, forbidden, refresh } = useChecks(none, checks)
  return (
    <Card
      title="What may hold it up"
      actions={
        <Button size="small" onClick={() => void refresh()}>
          Check again
        </Button>
      }
    >
      <p>
        The region does not say what it waits for. Not known: anti-affinity groups of other silos, and their
        instances that are on no sled. {unread && `Not known: ${unread} could not be read.`} {forbidden}
      </p>
      <CardTable
        label="What may hold it up"
        queries={[query]}
        columns={weightColumns}
        rows={findings}
        rowKey={rowKey}
        empty={{
          title: unread ? 'Nothing else found' : 'Nothing found',
          body: 'What could be read is as it should be: sleds, disks, instances, network sessions and support bundles.',
        }}
      />
    </Card>
  )
}
