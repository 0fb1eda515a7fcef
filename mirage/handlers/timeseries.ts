import { mandatoryProject } from '../access/lookup'
import { requireFleet, requireProject } from '../access/roles'
import { answerQuery } from '../metrics/answer'
import { schemas } from '../metrics/catalogue'
import { handlersOf } from '../region'
import { pageBy } from '../wire/pages'

/** Schemas of time series, and queries. */
export const timeseriesHandlers = handlersOf({
  timeseriesQuery({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'viewer')
    return answerQuery(region, args.body.query, project.id)
  },
  systemTimeseriesQuery({ args, region }) {
    requireFleet(region, 'viewer')
    return answerQuery(region, args.body.query)
  },
  systemTimeseriesSchemaList({ args, region }) {
    requireFleet(region, 'viewer')
    return pageBy(schemas, args, { by: (row) => row.timeseriesName, mode: 'name_ascending' })
  },
})
