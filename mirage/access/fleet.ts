import { isUuid } from '../../src/store/model/names'
import type { Region } from '../region'
import { notFound } from '../wire/fault'
import { isFleet, requireFleet, type Role } from './roles'

/**
 * A thing of the fleet, by name or id. Whoever may not look at the fleet does not learn that it is there; whoever may
 * look and not touch is refused. Source: backend-behaviour §1.7.
 *
 * @param least what the caller must be in the fleet
 */
export function findInFleet<Row extends { id: string; name?: string }>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
  type: string,
  selector: string,
  least: Role = 'viewer',
): Row {
  const byId = isUuid(selector)
  const row = byId
    ? rows.get(selector.toLowerCase())
    : [...rows.values()].find(({ name }) => name === selector)
  if (!isFleet(region, 'viewer') || !row) throw notFound(type, selector, byId ? 'id' : 'name')
  requireFleet(region, least)
  return row
}

/** The rows of a list of the fleet. @throws 403 when the caller may not look at it. */
export function fleetRows<Row>(region: Region, rows: ReadonlyMap<string, Row>): Row[] {
  requireFleet(region, 'viewer')
  return [...rows.values()]
}
