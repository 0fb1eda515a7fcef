import { EmptyCell } from './EmptyCell'
import { Truncate } from './Truncate'

/** A description in a table: up to 48 characters, whole in a tip. */
export const DescriptionText = ({ text }: { text: string }) =>
  text === '' ? <EmptyCell /> : <Truncate text={text} max={48} />
