import type { ReactNode } from 'react'
import { dateOf } from '../../store/model/dates'
import { DateText } from '../../ui/DateText'
import { IdText } from '../../ui/IdText'
import { PropertyList } from '../../ui/PropertyList'

interface RecordFactsProps {
  record: { id: string; timeCreated: string; timeModified: string }
  /** What else is fixed about it. */
  more?: readonly { label: string; value: ReactNode }[]
}

/** The head of an edit panel: what cannot be edited. */
export const RecordFacts = ({ record, more = [] }: RecordFactsProps) => (
  <PropertyList
    items={[
      { label: 'ID', value: <IdText value={record.id} /> },
      { label: 'Created', value: <DateText at={dateOf(record, 'timeCreated')} /> },
      { label: 'Updated', value: <DateText at={dateOf(record, 'timeModified')} /> },
      ...more,
    ]}
  />
)
