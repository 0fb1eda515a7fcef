import { useMemo } from 'react'
import { hardwareApi } from '#store/api/resources/hardware'
import { quotasApi } from '#store/api/resources/quotas'
import { plannedCapacity } from '#model/plannedCapacity'
import { ALL_LIMIT } from '#model/paging'
import { Meter } from '#ui/feedback/Meter'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { formatCount } from '#ui/format/numbers'
import { Card } from '#ui/layout/Card'
import { TabHead } from '#ui/layout/TabCard'
import { load, loadAll } from '#features/kit/routing/load'
import meters from '#features/shared/capacity/CapacityMeters.module.css'
import { capacityResources, promisedText } from '#features/shared/capacity/capacityResources'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { useSearch, useSearchParam } from '#features/kit/routing/useSearchParam'
import { FitTable, siloRows, sledRows, sumOfFits } from './FitTable'
import styles from './CapacityPage.module.css'
import { readShape, takenBy, writeShape } from './shape'
import { ShapeForm } from './ShapeForm'

const all = { limit: ALL_LIMIT }

export const loader = loadAll(
  load(hardwareApi.endpoints.sledList, () => all),
  load(quotasApi.endpoints.siloUtilizationList, () => all),
)

const choices = [
  { value: 'sleds', label: 'Sleds' },
  { value: 'silos', label: 'Silos' },
]

/**
 * The limits of the quotas, and how many more instances of a shape fit: both estimated. Rules: QUOTA-4, QUOTA-6.
 */
export function CapacityPage() {
  const sleds = hardwareApi.endpoints.sledList.useQuery(all)
  const silos = quotasApi.endpoints.siloUtilizationList.useQuery(all)
  const sledIds = useMemo(() => sleds.data?.items.map(({ id }) => id) ?? [], [sleds.data])
  const loads = hardwareApi.endpoints.sledLoads.useQuery({ sledIds }, { skip: sledIds.length === 0 })
  const [search, change] = useSearch()
  const [by, setBy] = useSearchParam('by', 'sleds')
  const { vcpus, memory, disk } = readShape(search)
  const shape = useMemo(() => takenBy({ vcpus, memory, disk }), [vcpus, memory, disk])
  const provisioned = silos.data?.items.reduce((sum, row) => sum + row.provisioned.storage, 0)
  const onSleds = useMemo(
    () =>
      sleds.data && provisioned !== undefined && (loads.data || sledIds.length === 0)
        ? sledRows(sleds.data.items, loads.data ?? {}, shape, provisioned)
        : undefined,
    [sleds.data, loads.data, sledIds, shape, provisioned],
  )
  const inSilos = useMemo(() => silos.data && siloRows(silos.data.items, shape), [silos.data, shape])
  if (!sleds.data || !silos.data) return null
  const planned = plannedCapacity(sleds.data.items)
  const quotas = silos.data.items
  const isBySilo = by === 'silos'
  const shown = isBySilo ? inSilos : onSleds
  const refetched = [sleds, silos, ...(sledIds.length > 0 ? [loads] : [])]
  return (
    <>
      <TabHead
        lead={<p>Planned: 70 % of the hardware; 30 % stays free for failures.</p>}
        actions={
          <PageRefresh
            refresh={() => Promise.all(refetched.map(({ refetch }) => refetch()))}
            updatedAt={sleds.fulfilledTimeStamp}
          />
        }
      />
      <QueryFailures of={[sleds, silos]} what="the capacity" />
      <Card title="Promised by the quotas of all silos">
        <ul className={meters.meters}>
          {capacityResources.map((resource) => {
            const { key, label } = resource
            const sum = quotas.reduce((sum, { allocated }) => sum + allocated[key], 0)
            return (
              <li key={key} className={meters.meter}>
                <Meter
                  label={label}
                  value={sum}
                  max={planned[key]}
                  text={promisedText(resource, sum, planned[key])}
                />
              </li>
            )
          })}
        </ul>
      </Card>
      <div className={styles.fit}>
        <Card
          title="What fits"
          actions={
            <InlineSelect
              label="By"
              value={isBySilo ? 'silos' : 'sleds'}
              options={choices}
              onChange={setBy}
            />
          }
        >
          <ShapeForm
            key={`${vcpus} ${memory} ${disk}`}
            shape={{ vcpus, memory, disk }}
            onEstimate={(next) => change((before) => writeShape(before, next))}
          />
          {!onSleds && <PendingQuery query={loads} noun="what runs on the sleds" />}
        </Card>
        <div>
          {shown && (
            <p role="status" className={styles.room}>
              <strong>{formatCount(sumOfFits(shown))} more instances</strong>{' '}
              {isBySilo ? 'fit into the quotas' : 'fit on the sleds'}
            </p>
          )}
          {isBySilo ? (
            <FitTable key="silos" of="Silo" rows={inSilos} />
          ) : (
            onSleds && <FitTable key="sleds" of="Sled" rows={onSleds} />
          )}
        </div>
      </div>
    </>
  )
}
