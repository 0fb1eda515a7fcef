import type {
  IsoDate,
  MeasurementResultsPage,
  PaginationOrder,
  SystemMetricName,
} from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { badQuery, notFound } from '../fault'
import { findProject } from '../lookup'
import { capacityOf } from '../metrics/capacity'
import { pageBy, sortOf } from '../pages'
import { handlersOf, type Region } from '../region'
import { requireFleet, requireProject } from '../roles'

interface Scan {
  metricName: SystemMetricName
  startTime?: IsoDate | undefined
  endTime?: IsoDate | undefined
  order?: PaginationOrder | undefined
  limit?: number | null | undefined
  pageToken?: string | null | undefined
}

/** How a scan is kept in its page token: a second page need not repeat what the first one was asked. */
const kept = (scan: Scan) => {
  if (!scan.startTime) throw badQuery('missing field `start_time`')
  if (!scan.endTime) throw badQuery('missing field `end_time`')
  const times = [scan.startTime, scan.endTime].map((time) => new Date(time).toISOString())
  return [...times, scan.order ?? 'ascending'].join(' ')
}

function pageOfMetric(
  region: Region,
  scan: Scan,
  isMeant: (projectId: string) => boolean,
): MeasurementResultsPage {
  const sortBy = scan.pageToken ? sortOf(scan.pageToken) : kept(scan)
  const [start = '', end = ''] = sortBy.split(' ')
  const rows = capacityOf(region, scan.metricName, isMeant).filter(
    ({ timestamp }) => timestamp >= start && timestamp < end,
  )
  return pageBy(rows, { ...scan, sortBy }, { by: ({ timestamp }) => timestamp, mode: 'ascending' })
}

/** Capacity over time. */
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
    const silo = [...silos.values()].find((each) => (byId ? each.id : each.name) === selector)
    if (selector && !silo) throw notFound('silo', selector, byId ? 'id' : 'name')
    return pageOfMetric(region, args, (id) => !silo || history.silos.get(id) === silo.id)
  },
})
