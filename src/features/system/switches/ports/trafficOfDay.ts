// @chunk day-lines
import type { SwitchPort } from '#store/api/generated/types'
import { formatBytes } from '#ui/format/bytes'
import { dayLinesOf } from '#features/shared/dayLines/dayLines'

/** A counter is read every five seconds. Rule: MET-7. */
const SAMPLE_S = 5

/** The lines of the bytes that pass each port in both directions. */
export const trafficOfDay = dayLinesOf<SwitchPort>({
  title: 'Traffic of the last day',
  metrics: ['switch_data_link:bytes_received', 'switch_data_link:bytes_sent'],
  fields: ['port_id', 'switch_slot', 'rack_id'],
  reducer: 'sum',
  // A region counts the slots of a rack where its ports have names: `switch1` is in slot 1.
  valuesOf: ({ portName, switchSlot, rackId }) => [portName, switchSlot.replace('switch', ''), rackId],
  scale: (value) => value / SAMPLE_S,
  format: (value) => `${formatBytes(value)}/s`,
})
