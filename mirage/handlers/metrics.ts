import type {
  IsoDate,
  Measurement,
  MeasurementResultsPage,
  PaginationOrder,
  SystemMetricName,
} from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { findProject } from '../access/lookup'
import { requireFleet, requireProject } from '../access/roles'
import { capacityOf } from '../metrics/capacity'
import { handlersOf, type Region } from '../region'
import { badQuery, notFound } from '../wire/apiError'
import { pageBy } from '../wire/pages'

interface Scan {
  metricName: SystemMetricName
  startTime?: IsoDate | undefined
  endTime?: IsoDate | undefined
  order?: PaginationOrder | undefined
  limit?: number | null | undefined
  pageToken?: string | null | undefined
}

function pageOfMetric(
  region: Region,
  scan: Scan,
  isMeant: (projectId: string) => boolean,
): MeasurementResultsPage {
  if (!scan.startTime) throw badQuery('missing field `start_time`')
  if (!scan.endTime) throw badQuery('missing field `end_time`')
  const start = Date.parse(scan.startTime)
  const end = Date.parse(scan.endTime)
  const rows = capacityOf(region, scan.metricName, isMeant).filter(({ timestamp }) => {
    const at = Date.parse(timestamp)
    return at >= start && at < end
  })
  const order = { by: ({ timestamp }: Measurement) => timestamp, mode: 'ascending' }
  return pageBy(rows, { ...scan, sortBy: scan.order ?? null }, order)
}

/** Provisioned capacity over time. */
export const metricHandlers = handlersOf({
  siloMetric({ args, region }) {
    const { silo } = region.caller()
    const project = args.project ? findProject(region, args.project) : undefined
    if (project) requireProject(region, project, 'viewer')
    return pageOfMetric(region, args, (id) =>
      project ? id === project.id : region.world.history.silos.get(id) === silo.id,
    )
  },
  systemMetric({ args, region }) {
    requireFleet(region, 'viewer')
    const { silos, history } = region.world
    const { silo: selector } = args
    const byId = selector !== undefined && isUuid(selector)
    const silo = silos.findBy((row) => (byId ? row.id : row.name) === selector)
    if (selector && !silo) throw notFound('silo', selector, byId ? 'id' : 'name')
    return pageOfMetric(region, args, (id) => !silo || history.silos.get(id) === silo.id)
  },
})
