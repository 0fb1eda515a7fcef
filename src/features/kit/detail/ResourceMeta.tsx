import type { ReactNode } from 'react'
import { PropertyList } from '#ui/tables/PropertyList'
import { createdFact, idFact, updatedFact } from './recordFacts'

interface RecordFactsProps {
  record: { id: string; timeCreated: string; timeModified: string }
  /** Other read-only properties. */
  more?: readonly { label: string; value: ReactNode }[]
}

/** The read-only properties below the fields of an edit panel. */
export const ResourceMeta = ({ record, more = [] }: RecordFactsProps) => (
  <PropertyList items={[idFact(record.id), createdFact(record), updatedFact(record), ...more]} />
)
