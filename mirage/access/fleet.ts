import type { WebhookReceiver } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { Region } from '../region'
import { notFound } from '../wire/apiError'
import { isFleet, requireFleet, type Role } from './roles'

/**
 * A resource of the fleet by name or id. Rule: ROLE-4.
 *
 * @param least the role that the caller needs in the fleet
 * @throws 404, also to callers without a role in the fleet; 403 to those with a lesser role
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

/** The rows of a list of the fleet. @throws 403 to callers without a role in the fleet */
export function fleetRows<Row>(region: Region, rows: ReadonlyMap<string, Row>): Row[] {
  requireFleet(region, 'viewer')
  return [...rows.values()]
}

/** A receiver of alerts by name or id. @throws 404 or 403 as {@link findInFleet} */
export const findReceiver = (region: Region, selector: string, least?: Role): WebhookReceiver =>
  findInFleet(region, region.world.receivers, 'alert-receiver', selector, least)
