import { EmptyCell } from './EmptyCell'
import { Truncate } from './Truncate'

/** A description in a table: one line of it, whole in a tip where it is cut. */
export const DescriptionText = ({ text }: { text: string }) =>
  text === '' ? <EmptyCell /> : <Truncate text={text} />
