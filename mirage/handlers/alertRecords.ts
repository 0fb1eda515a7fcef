import type { Alert } from '#store/api/generated/types'
import { matchesClass } from '#model/alertClasses'
import { findInFleet, fleetRows } from '../access/fleet'
import { handlersOf } from '../region'
import { alertClasses } from '../rules/alertClasses'
import { ApiError, invalidValue } from '../wire/apiError'
import { byTime, pageBy } from '../wire/pages'

/** Checks the class of a filter. @throws 404 when a pattern matches no class, 400 when a name is no class */
function checkFilter(filter: string) {
  if (alertClasses.some(({ name }) => matchesClass(filter, name))) return
  if (filter.includes('*'))
    throw new ApiError(
      404,
      'ObjectNotFound',
      `alert class glob '${filter}' does not match any existing alert classes`,
    )
  throw invalidValue('alert_class', `there is no alert class "${filter}"`)
}

interface Filter {
  alertClass?: string | undefined
  startTime?: string | null | undefined
  endTime?: string | null | undefined
}

/** Whether an alert is of a class and between two moments, including both. */
const isWanted = ({ alertClass, startTime, endTime }: Filter, row: Alert) =>
  (alertClass === undefined || matchesClass(alertClass, row.class)) &&
  (!startTime || Date.parse(row.timeCreated) >= Date.parse(startTime)) &&
  (!endTime || Date.parse(row.timeCreated) <= Date.parse(endTime))

/** The alerts that were raised, with their data. A probe raises none. */
export const alertRecordHandlers = handlersOf({
  alertList({ args, region }) {
    const rows = fleetRows(region, region.world.alerts)
    if (args.alertClass !== undefined) checkFilter(args.alertClass)
    return pageBy(
      rows.filter((row) => isWanted(args, row)),
      args,
      byTime(({ timeCreated }) => timeCreated),
    )
  },
  alertView: ({ args, region }) => findInFleet(region, region.world.alerts, 'alert', args.alertId),
})
