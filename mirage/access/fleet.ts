import type { WebhookReceiver } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { Region } from '../region'
import type { Table } from '../table'
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
  rows: Table<Row>,
  type: string,
  selector: string,
  least: Role = 'viewer',
): Row {
  const byId = isUuid(selector)
  const row = byId ? rows.get(selector.toLowerCase()) : rows.findBy(({ name }) => name === selector)
  if (!isFleet(region, 'viewer') || !row) throw notFound(type, selector, byId ? 'id' : 'name')
  requireFleet(region, least)
  return row
}

/** The rows of a list of the fleet. @throws 403 to callers without a role in the fleet */
export function fleetRows<Row extends { id: string }>(region: Region, rows: Table<Row>): Row[] {
  requireFleet(region, 'viewer')
  return rows.all()
}

/** A receiver of alerts by name or id. @throws 404 or 403 as {@link findInFleet} */
export const findReceiver = (region: Region, selector: string, least?: Role): WebhookReceiver =>
  findInFleet(region, region.world.receivers, 'alert-receiver', selector, least)
