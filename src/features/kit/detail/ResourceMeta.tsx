import type { ReactNode } from 'react'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { PropertyList } from '#ui/tables/PropertyList'

interface RecordFactsProps {
  record: { id: string; timeCreated: string; timeModified: string }
  /** Other read-only properties. */
  more?: readonly { label: string; value: ReactNode }[]
}

/** The read-only properties below the fields of an edit panel. */
export const ResourceMeta = ({ record, more = [] }: RecordFactsProps) => (
  <PropertyList
    items={[
      { label: 'ID', value: <IdText value={record.id} /> },
      { label: 'Created', value: <DateText at={dateOf(record, 'timeCreated')} /> },
      { label: 'Updated', value: <DateText at={dateOf(record, 'timeModified')} /> },
      ...more,
    ]}
  />
)
