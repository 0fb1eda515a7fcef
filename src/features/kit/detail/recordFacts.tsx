import type { IsoDate } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { DateText } from '#ui/text/DateText'
import { ShortId } from './ShortId'

// Common facts of a record, for the line of its page and the list of its panel.

/** When a record was created. */
export const createdFact = (record: { timeCreated: IsoDate }) => ({
  label: 'Created',
  value: <DateText at={dateOf(record, 'timeCreated')} />,
})

/** When a record was last changed. */
export const updatedFact = (record: { timeModified: IsoDate }) => ({
  label: 'Updated',
  value: <DateText at={dateOf(record, 'timeModified')} />,
})

/** The id of a record, short; the tip and the copied text have all of it. */
export const idFact = (id: string) => ({ label: 'ID', value: <ShortId id={id} /> })
